import { boundsOf, edgesOf, oriented, type Point, type Polygon } from '#domain/geometry/plane.ts';

// Marks on the grass from which the water's edge is chalked: feet along a string through the pool's middle, and feet to its left or
// right, both to the inch. Straight chalk from mark to mark leaves the edge by less than an inch.

const INCH = 1 / 12;
const NEAR_FT = 0.85 * INCH;
/** Marks this close are one. */
const SAME_FT = 3 * INCH;

/** `station` and `offset` as a tape is read; left of somebody who looks from the shallow end to the deep one is negative. */
export type ChalkPoint = { stationFt: number; offsetFt: number };

type Spot = { at: Point; alongFt: number };

export const toTheInch = (feet: number): number => Math.round(feet * 12) / 12;
/** `28' 9"`, as it stands on a tape. */
export const onTape = (feet: number): string => {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}' ${inches % 12}"`;
};
const away = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Every one to three feet. */
const stepFor = (lengthFt: number): number => (lengthFt <= 16 ? 1 : lengthFt <= 44 ? 2 : 3);

/** In order around the pool. */
export function chalkPoints(outline: Polygon): ChalkPoint[] {
  const { x0, x1 } = boundsOf(outline);
  const ring = spotsOf(oriented(outline));
  const around = ring.at(-1)?.alongFt ?? 0;
  const read = ({ at }: Spot): Point => [toTheInch(at[0] - x0) + x0, toTheInch(at[1])];
  const between = (a: Spot, b: Spot) => {
    const end = b.alongFt > a.alongFt ? b.alongFt : b.alongFt + around;
    return [...ring, ...ring.slice(1).map((spot) => ({ ...spot, alongFt: spot.alongFt + around }))].filter(
      ({ alongFt }) => alongFt > a.alongFt + 1e-9 && alongFt < end - 1e-9,
    );
  };
  const worst = (a: Spot, b: Spot) => {
    const [from, to] = [read(a), read(b)];
    return between(a, b)
      .map((spot) => ({ spot, off: offSegment(spot.at, from, to) }))
      .reduce((most, one) => (one.off > most.off ? one : most), { spot: a, off: 0 });
  };
  let chosen = seeds(ring, x0, x1);
  for (let grown = true; grown; ) {
    const next = chosen.flatMap((spot, i) => {
      const after = chosen[(i + 1) % chosen.length] ?? spot;
      const { spot: farthest, off } = worst(spot, after);
      return off > NEAR_FT ? [spot, { ...farthest, alongFt: farthest.alongFt % around }] : [spot];
    });
    grown = next.length > chosen.length;
    chosen = withTwins(next, chosen, ring).toSorted((a, b) => a.alongFt - b.alongFt);
  }
  return chosen.map((spot) => {
    const [x, z] = read(spot);
    return { stationFt: toTheInch(x - x0), offsetFt: z };
  });
}

/** Where the other side of the string has the same edge, it gets the same mark: one row of the table serves both. */
function withTwins(next: readonly Spot[], before: readonly Spot[], ring: readonly Spot[]): Spot[] {
  const twins = next
    .filter((spot) => !before.includes(spot))
    .flatMap(({ at: [x, z] }): Spot[] => {
      const twin: Point = [x, -z];
      const nearest = ring.reduce((best, one) => (away(one.at, twin) < away(best.at, twin) ? one : best));
      const taken = Math.abs(z) < SAME_FT || next.some(({ at }) => away(at, twin) < SAME_FT);
      return taken || away(nearest.at, twin) > INCH / 4 ? [] : [nearest];
    });
  return [...next, ...twins];
}

/** The outline every few inches, from its first corner around to it again. */
function spotsOf(ring: Polygon): Spot[] {
  let alongFt = 0;
  const spots = edgesOf(ring).flatMap(([a, b]) => {
    const long = away(a, b);
    const parts = Math.max(1, Math.ceil(long / SAME_FT / 2) * 2);
    const start = alongFt;
    alongFt += long;
    return Array.from({ length: parts }, (_, k): Spot => {
      const t = k / parts;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], alongFt: start + long * t };
    });
  });
  const [first] = spots;
  return first ? [...spots, { at: first.at, alongFt }] : [];
}

/** Where a station's line crosses the edge, and both ends. */
function seeds(ring: readonly Spot[], x0: number, x1: number): Spot[] {
  const step = stepFor(x1 - x0);
  const found = ring.slice(1).flatMap((b, i): Spot[] => {
    const a = ring[i] ?? b;
    const [low, high] = [Math.min(a.at[0], b.at[0]) - x0, Math.max(a.at[0], b.at[0]) - x0];
    const station = Math.ceil((low + 1e-9) / step) * step;
    if (high - low < 1e-9 || station > high + 1e-9) return [];
    const t = (station + x0 - a.at[0]) / (b.at[0] - a.at[0]);
    return [
      {
        at: [station + x0, a.at[1] + (b.at[1] - a.at[1]) * t],
        alongFt: a.alongFt + (b.alongFt - a.alongFt) * t,
      },
    ];
  });
  // A flat end by both of its corners.
  const ends = [x0, x1].flatMap((x) => {
    const flat = ring
      .slice(1)
      .filter(({ at }) => Math.abs(at[0] - x) < 1e-6)
      .toSorted((a, b) => a.at[1] - b.at[1]);
    return [...flat.slice(0, 1), ...flat.slice(1).slice(-1)];
  });
  const all = [...found, ...ends].toSorted((a, b) => a.alongFt - b.alongFt);
  return all.filter((spot, i) => i === 0 || away(spot.at, all[i - 1]?.at ?? spot.at) > SAME_FT);
}

function offSegment([x, z]: Point, a: Point, b: Point): number {
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dz * dz;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (z - a[1]) * dz) / long));
  return Math.hypot(x - a[0] - dx * t, z - a[1] - dz * t);
}
