import { type Bounds, boundsOf, contains, type Point, type Polygon } from '#domain/geometry/plane.ts';

// Lines of equal height, found cell by cell on a grid.

export type Contour = { feet: number; pieces: (readonly [Point, Point])[] };
type Ground = (point: Point) => number;

const CELLS = 60;
const GENTLE_FT = 3;
const MOST_LINES = 24;

/** Whole feet; half feet where the ground falls little, and more where it falls so much that lines would run together. */
export function contourStep(low: number, high: number): number {
  if (high - low < GENTLE_FT) return 0.5;
  return [1, 2, 5, 10, 20].find((step) => (high - low) / step <= MOST_LINES) ?? 50;
}

export function contoursIn(lot: Polygon, ground: Ground): Contour[] {
  const bounds = boundsOf(lot);
  const cell = Math.max(bounds.x1 - bounds.x0, bounds.z1 - bounds.z0) / CELLS;
  const cells = cellsOf(bounds, cell, ground);
  const inside = cells.flatMap((corners) => corners.filter(({ at }) => contains(lot, at)));
  const feet = inside.map((corner) => corner.feet);
  if (feet.length === 0) return [];
  const [low, high] = [Math.min(...feet), Math.max(...feet)];
  const step = contourStep(low, high);
  const contours: Contour[] = [];
  for (let level = Math.ceil(low / step) * step; level <= high; level += step) {
    const pieces = cells.flatMap((corners) => crossingOf(corners, level)).filter(isInside(lot));
    if (pieces.length > 0) contours.push({ feet: level, pieces });
  }
  return contours;
}

type Corner = { at: Point; feet: number };

function cellsOf({ x0, z0, x1, z1 }: Bounds, cell: number, ground: Ground): Corner[][] {
  const columns = Math.ceil((x1 - x0) / cell);
  const rows = Math.ceil((z1 - z0) / cell);
  const at = (column: number, row: number): Corner => {
    const point: Point = [x0 + column * cell, z0 + row * cell];
    return { at: point, feet: ground(point) };
  };
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => at(column, row)),
  );
  return grid.slice(1).flatMap((below, row) =>
    below.slice(1).map((corner, column) => {
      const above = grid[row] ?? [];
      return [above[column], above[column + 1], corner, below[column]].filter((one) => one !== undefined);
    }),
  );
}

function crossingOf(corners: readonly Corner[], level: number): (readonly [Point, Point])[] {
  const points = corners.flatMap((corner, i): Point[] => {
    const next = corners[(i + 1) % corners.length];
    if (!next || corner.feet >= level === next.feet >= level) return [];
    const share = (level - corner.feet) / (next.feet - corner.feet);
    return [
      [
        corner.at[0] + (next.at[0] - corner.at[0]) * share,
        corner.at[1] + (next.at[1] - corner.at[1]) * share,
      ],
    ];
  });
  const [a, b, c, d] = points;
  if (!a || !b) return [];
  return c && d
    ? [
        [a, b],
        [c, d],
      ]
    : [[a, b]];
}

const isInside =
  (lot: Polygon) =>
  ([a, b]: readonly [Point, Point]) =>
    contains(lot, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
