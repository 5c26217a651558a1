import { contains, cyclic, edgesOf, type Point, signedArea, turn } from '#domain/geometry/plane.ts';
import type { Plot } from './plot.ts';

// The line along each side of a lot behind which water may begin: everywhere the setback away from its side, round an inner corner,
// and ending where another one takes over.

export type SetbackLine = { side: number; feet: number; path: readonly Point[] };
type Line = { at: Point; along: Point };
type Side = { a: Point; b: Point; feet: number; line: Line };

const HAIR = 1e-6;
const ARC_PIECES = 12;

export function setbackLines({ corners, edges }: Plot['lot']): SetbackLine[] {
  const inward = signedArea(corners) > 0 ? 1 : -1;
  const sides = edgesOf(corners).map(([a, b], i): Side => {
    const feet = edges[i]?.setbackFt ?? 0;
    return { a, b, feet, line: shifted(a, b, feet * inward) };
  });
  const isFree = (point: Point) =>
    contains(corners, point) && sides.every(({ a, b, feet }) => away(point, a, b) > feet - 1e-4);
  return sides.flatMap((side, index) => {
    if (side.feet === 0) return [];
    const length = Math.hypot(side.b[0] - side.a[0], side.b[1] - side.a[1]);
    const stops = stopsOn(side, sides, length);
    const straight = freeStretches(stops, (t) => isFree(pointOn(side.line, t))).map(([from, to]) => [
      pointOn(side.line, from),
      pointOn(side.line, to),
    ]);
    const before = cyclic(sides, index - 1);
    const after = cyclic(sides, index + 1);
    const arcs = [
      // The wider of two neighbors rounds the corner they share.
      ...(side.feet >= before.feet ? arcOver(before, side, side.feet, inward, isFree) : []),
      ...(side.feet > after.feet ? arcOver(side, after, side.feet, inward, isFree) : []),
    ];
    return [...straight, ...arcs].map((path) => ({ side: index, feet: side.feet, path }));
  });
}

// Where anything could begin or end: other lines and sides, and the circles around corners.
function stopsOn({ line }: Side, sides: readonly Side[], length: number): number[] {
  const crossings = sides.flatMap(({ a, b, feet, line: other }, j) => [
    meeting(line, other),
    meeting(line, shifted(a, b, 0)),
    ...circleStops(line, a, feet),
    ...circleStops(line, a, cyclic(sides, j - 1).feet),
  ]);
  const within = crossings.filter((t) => t !== null).filter((t) => t > HAIR && t < length - HAIR);
  return [0, ...within, length].sort((a, b) => a - b);
}

function circleStops(line: Line, middle: Point, radius: number): number[] {
  const [dx, dy] = [middle[0] - line.at[0], middle[1] - line.at[1]];
  const along = dx * line.along[0] + dy * line.along[1];
  const rest = radius ** 2 - (dx * dx + dy * dy - along ** 2);
  return rest <= 0 ? [] : [along - Math.sqrt(rest), along + Math.sqrt(rest)];
}

// The stretches whose middle is free, neighbors made one.
function freeStretches(stops: readonly number[], isFree: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  stops.slice(1).forEach((to, i) => {
    const from = stops[i] ?? to;
    if (to - from < HAIR || !isFree((from + to) / 2)) return;
    const last = found.at(-1);
    if (last && Math.abs(last[1] - from) < HAIR) last[1] = to;
    else found.push([from, to]);
  });
  return found;
}

function arcOver(one: Side, next: Side, radius: number, inward: number, isFree: (point: Point) => boolean) {
  if (turn(one.a, one.b, next.b) * inward >= -HAIR) return [];
  const [from, to] = [one, next].map(({ line: { along } }) =>
    Math.atan2(along[0] * inward, -along[1] * inward),
  );
  if (from === undefined || to === undefined) return [];
  const sweep = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const at = (t: number): Point => {
    const angle = from + sweep * t;
    return [one.b[0] + Math.cos(angle) * radius, one.b[1] + Math.sin(angle) * radius];
  };
  const steps = Array.from({ length: ARC_PIECES + 1 }, (_, i) => i / ARC_PIECES);
  return freeStretches(steps, (t) => isFree(at(t))).map(([start, end]) =>
    steps.filter((t) => t >= start - HAIR && t <= end + HAIR).map(at),
  );
}

function shifted(a: Point, b: Point, by: number): Line {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return { at: [a[0] - along[1] * by, a[1] + along[0] * by], along };
}

const pointOn = ({ at, along }: Line, t: number): Point => [at[0] + along[0] * t, at[1] + along[1] * t];

/** How far along the first line the second crosses it. */
function meeting(one: Line, other: Line): number | null {
  const cross = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  if (Math.abs(cross) < 1e-6) return null;
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  return (dx * other.along[1] - dy * other.along[0]) / cross;
}

function away(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const near = Math.min(1, Math.max(0, t));
  return Math.hypot(point[0] - a[0] - dx * near, point[1] - a[1] - dy * near);
}
