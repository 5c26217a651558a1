import type { Bounds, Point } from '#domain/geometry/plane.ts';

/** The pieces of an open path that lie within the bounds. */
export function clipPath(path: readonly Point[], bounds: Bounds): Point[][] {
  const pieces: Point[][] = [];
  path.slice(1).forEach((to, i) => {
    const from = path[i] ?? to;
    const kept = clipSegment(from, to, bounds);
    if (!kept) return;
    const last = pieces.at(-1);
    const end = last?.at(-1);
    if (last && end && Math.hypot(end[0] - kept[0][0], end[1] - kept[0][1]) < 1e-9) last.push(kept[1]);
    else pieces.push([...kept]);
  });
  return pieces;
}

function clipSegment(a: Point, b: Point, { x0, z0, x1, z1 }: Bounds): [Point, Point] | null {
  let [start, end] = [0, 1];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  for (const [step, room] of [
    [-dx, a[0] - x0],
    [dx, x1 - a[0]],
    [-dy, a[1] - z0],
    [dy, z1 - a[1]],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) start = Math.max(start, room / step);
    else end = Math.min(end, room / step);
  }
  if (start >= end) return null;
  const at = (t: number): Point => [a[0] + dx * t, a[1] + dy * t];
  return [at(start), at(end)];
}
