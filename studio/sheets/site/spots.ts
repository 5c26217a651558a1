import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, contains, edgesOf, type Point, type Polygon, signedArea } from '#domain/geometry/plane.ts';
import type { Lettering, Spot } from './lettering.ts';

// Places where a name could stand.

const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] as const;
const STEPS = 10;

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Beside a line, at each of the distances, on the left of its way for positive ones. */
export function besideLine(
  letters: Lettering,
  [a, b]: readonly [Point, Point],
  distances: readonly number[],
): Spot[] {
  const length = lengthOf([a, b]) || 1;
  const [nx, nz] = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const turnDeg = letters.along(a, b);
  return distances.flatMap((away) =>
    SHARES.map((share): Spot => {
      const [x, z] = between(a, b, share);
      return { at: [x + nx * away, z + nz * away], turnDeg };
    }),
  );
}

/** Outside of an outline along one of its sides. */
export const outside = (
  letters: Lettering,
  outline: Polygon,
  side: readonly [Point, Point],
  distances: readonly number[],
): Spot[] => {
  const sign = signedArea(outline) > 0 ? 1 : -1;
  return besideLine(
    letters,
    side,
    distances.map((one) => one * sign),
  );
};

/** On a path, its longest pieces first, just off it on either side. */
export function alongPath(letters: Lettering, path: readonly Point[], away: number, most = 4): Spot[] {
  return path
    .slice(1)
    .map((to, i) => [path[i] ?? to, to] as const)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, most)
    .flatMap((piece) => besideLine(letters, piece, away === 0 ? [0] : [away, -away]));
}

/** In an outline and in none of some others, far from all edges and near its middle first; level, then along its longest side. */
export function within(letters: Lettering, outline: Polygon, without: readonly Polygon[] = []): Spot[] {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  const edges = edgesOf(outline);
  const all = [outline, ...without].flatMap((one) => edgesOf(one));
  const middle: Point = [(x0 + x1) / 2, (z0 + z1) / 2];
  const points = Array.from(
    { length: (STEPS - 1) ** 2 },
    (_, i): Point => [
      x0 + ((x1 - x0) * ((i % (STEPS - 1)) + 1)) / STEPS,
      z0 + ((z1 - z0) * (Math.floor(i / (STEPS - 1)) + 1)) / STEPS,
    ],
  )
    .filter((point) => contains(outline, point) && !without.some((other) => contains(other, point)))
    .map((at) => ({ at, inFt: nearestOn(all, at).feet - 0.1 * lengthOf([at, middle]) }))
    .toSorted((a, b) => b.inFt - a.inFt)
    .slice(0, 16);
  const longest = edges.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  const turnDeg = longest ? letters.along(...longest) : 0;
  return [...points.map(({ at }): Spot => ({ at })), ...points.map(({ at }): Spot => ({ at, turnDeg }))];
}

/** Around a point, level on paper; the view is turned so far. */
export function around([x, z]: Point, wide: number, high: number, turnDeg: number): Spot[] {
  const places: Point[] = [
    [0, -high],
    [0, high],
    [wide, 0],
    [-wide, 0],
    [wide, -high],
    [-wide, -high],
    [wide, high],
    [-wide, high],
  ];
  return [1, 1.8].flatMap((far) =>
    places.map(([dx, dz]): Spot => {
      const angle = (-turnDeg * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { at: [x + (dx * cos - dz * sin) * far, z + (dx * sin + dz * cos) * far] };
    }),
  );
}
