import { boundsOf, contains, edgesOf, type Point, type Polygon, signedArea } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import type { Contour } from './contours.ts';
import { feetAndInches } from './dimension.ts';
import { type LabelRoom, readable, type Spot } from './label-room.ts';
import { line, type Mark, PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';
import { partName } from './part-name.ts';
import type { SitePlanWords } from './plot-words.ts';
import type { Sheet } from './sheet.ts';

// Lengths, names and heights on a site plan.

type Writing = { plot: Plot; sheet: Sheet; room: LabelRoom; size: number; words: SitePlanWords };

/** Outside along each side: its number and its length. */
export function sideLengths({ plot, sheet, room, size, words }: Writing): Mark[] {
  const { corners } = plot.lot;
  const outward = signedArea(corners) > 0 ? 1 : -1;
  return edgesOf(corners).flatMap(([a, b], index) => {
    const [from, to] = [sheet.point(a), sheet.point(b)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [((to[1] - from[1]) / length) * outward, (-(to[0] - from[0]) / length) * outward];
    const turn = readable(from, to);
    const at = (share: number, away: number): Point => [
      from[0] + (to[0] - from[0]) * share + nx * away,
      from[1] + (to[1] - from[1]) * share + ny * away,
    ];
    const spots = [0.95, 2.1].flatMap((away) =>
      [0.5, 0.35, 0.65, 0.2, 0.8].map((share): Spot => ({ at: at(share, away * size), turn })),
    );
    const name = partName(plot, { part: 'edge', index }, words);
    const text = `${name}: ${feetAndInches(Math.hypot(b[0] - a[0], b[1] - a[1]))}`;
    return room.write(text, size, spots, { must: true, strong: true });
  });
}

/** The name of everything that has an outline of its own, and of lines and the gate. */
export function partNames({ plot, sheet, room, size, words }: Writing): Mark[] {
  const shape = (corners: Polygon) => corners.map(sheet.point);
  const named = (part: 'building' | 'easement' | 'septic', list: readonly { corners: Polygon }[]) =>
    list.flatMap(({ corners }, index) =>
      nameOn(partName(plot, { part, index }, words), shape(corners), room, size, part === 'building'),
    );
  const lines = plot.lines.flatMap(({ path }, index) =>
    room.write(partName(plot, { part: 'line', index }, words), size * 0.9, spotsOnPath(shape(path), size), {
      colour: PAPER.clay,
    }),
  );
  return [
    ...named('building', plot.buildings),
    ...named('easement', plot.easements),
    ...named('septic', plot.septic),
    ...lines,
    ...gateName({ plot, sheet, room, size, words }),
  ];
}

// In it where it fits, else beside it.
export function nameOn(name: string, shape: Polygon, room: LabelRoom, size: number, solid: boolean): Mark[] {
  const { x0, z0, x1, z1 } = boundsOf(shape);
  const half = paperTextWidth(name, size) / 2 + size * 0.4;
  const fits = Math.max(x1 - x0, z1 - z0) > 2 * half - size * 0.6;
  const [mx, my] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const beside: Spot[] = [
    { at: [mx, z0 - size * 0.8] },
    { at: [mx, z1 + size * 0.8] },
    { at: [x1 + half, my] },
    { at: [x0 - half, my] },
  ];
  const marks = room.write(name, size, fits ? [...spotsWithin(shape), ...beside] : beside, {
    must: true,
    bare: solid && fits,
  });
  if (solid) room.keepFree(shape);
  return marks;
}

function gateName({ plot: { access }, sheet, room, size, words }: Writing): Mark[] {
  if (!access) return [];
  const [x, y] = sheet.point(access.at);
  const text = fill(words.access, { width: feetAndInches(access.widthFt) });
  const spots = [20, -20, 36, -36].flatMap((dy) =>
    [0, -60, 60].map((dx): Spot => ({ at: [x + dx, y + dy] })),
  );
  return room.write(text, size * 0.9, spots, { colour: PAPER.lagoon, must: true });
}

export function setbackNames(
  { plot, sheet, room, size }: Writing,
  lines: readonly { feet: number; path: readonly Point[] }[],
): Mark[] {
  return lines.flatMap(({ feet, path }) => {
    const shown = path.map(sheet.point);
    if (path.length > 2 || plot.lot.corners.length > 24) return [];
    return room.write(feetAndInches(feet), size * 0.85, spotsOnPath(shown, size), { colour: PAPER.lagoon });
  });
}

export function wallNames(
  { sheet, room, size, words }: Writing,
  walls: readonly { path: readonly Point[]; heightFt: number }[],
): Mark[] {
  return walls.flatMap(({ path, heightFt }) =>
    room.write(
      fill(words.wall, { height: feetAndInches(heightFt) }),
      size * 0.85,
      // A wall's path has many short pieces: its name stands along a longer stretch.
      spotsOnPath(path.filter((_, i) => i % 8 === 0 || i === path.length - 1).map(sheet.point), size * 1.2),
    ),
  );
}

/** A cross at every measured spot, with its figure where there is room. */
export function spotHeights({ plot, sheet, room, size }: Writing): Mark[] {
  return plot.heights.flatMap(({ at, feet }) => {
    const [x, y] = sheet.point(at);
    const spots: Spot[] = [1, -1].flatMap((up) =>
      [1, -1].map((side) => ({ at: [x + side * size * 1.6, y - up * size * 0.8] })),
    );
    return [
      line([x - 4, y], [x + 4, y], 1.4, PAPER.contourInk),
      line([x, y - 4], [x, y + 4], 1.4, PAPER.contourInk),
      ...room.write(heightText(feet), size * 0.85, spots, { colour: PAPER.contourInk }),
    ];
  });
}

const heightText = (feet: number) => String(Math.round(feet * 10) / 10);

export function contourMarks(
  contours: readonly Contour[],
  { sheet, room, size }: Writing,
): { lines: Mark[]; figures: () => Mark[] } {
  const lines = contours.flatMap(({ pieces }) =>
    pieces.map(([a, b]) => line(sheet.point(a), sheet.point(b), 0.9, PAPER.contour)),
  );
  const figures = () =>
    contours.flatMap(({ feet, pieces }) => {
      const every = Math.max(1, Math.floor(pieces.length / 8));
      const spots = pieces
        .filter((_, i) => i % every === Math.floor(every / 2))
        .map(([a, b]): Spot => {
          const [from, to] = [sheet.point(a), sheet.point(b)];
          return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], turn: readable(from, to) };
        });
      return room.write(heightText(feet), size * 0.8, spots, { colour: PAPER.contourInk });
    });
  return { lines, figures };
}

/** Inside an outline, those farthest from its edge first; level, and along its longest side where that is the only way it fits. */
function spotsWithin(shape: Polygon): Spot[] {
  const { x0, z0, x1, z1 } = boundsOf(shape);
  const STEPS = 12;
  const inside = Array.from(
    { length: (STEPS - 1) ** 2 },
    (_, i): Point => [
      x0 + ((x1 - x0) * ((i % (STEPS - 1)) + 1)) / STEPS,
      z0 + ((z1 - z0) * (Math.floor(i / (STEPS - 1)) + 1)) / STEPS,
    ],
  ).filter((point) => contains(shape, point));
  const middle: Point = [(x0 + x1) / 2, (z0 + z1) / 2];
  const points = (inside.length > 0 ? inside : [middle]).toSorted(
    (a, b) => depthIn(shape, b, middle) - depthIn(shape, a, middle),
  );
  const [a, b] = edgesOf(shape).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? [
    middle,
    middle,
  ];
  const turn = readable(a, b);
  return [
    ...points.slice(0, 30).map((at): Spot => ({ at })),
    ...points.slice(0, 30).map((at): Spot => ({ at, turn })),
  ];
}

const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);

// Far from the edge, and of several the one nearest to the middle.
function depthIn(shape: Polygon, point: Point, middle: Point): number {
  const away = Math.min(
    ...edgesOf(shape).map(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.min(
        1,
        Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)),
      );
      return Math.hypot(point[0] - a[0] - dx * t, point[1] - a[1] - dy * t);
    }),
  );
  return away - Math.hypot(point[0] - middle[0], point[1] - middle[1]) * 0.05;
}

function spotsOnPath(path: readonly Point[], size: number): Spot[] {
  return path
    .slice(1)
    .map((to, i) => [path[i] ?? to, to] as const)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .flatMap(([from, to]) => {
      const turn = readable(from, to);
      const length = lengthOf([from, to]) || 1;
      const [nx, ny] = [
        (-(to[1] - from[1]) / length) * size * 0.75,
        ((to[0] - from[0]) / length) * size * 0.75,
      ];
      return [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((share) =>
        [1, -1].map(
          (side): Spot => ({
            at: [
              from[0] + (to[0] - from[0]) * share + nx * side,
              from[1] + (to[1] - from[1]) * share + ny * side,
            ],
            turn,
          }),
        ),
      );
    });
}
