import { type Bounds, type Point, shareWithin } from '#domain/geometry/plane.ts';

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

function clipSegment(a: Point, b: Point, bounds: Bounds): [Point, Point] | null {
  const share = shareWithin(a, b, bounds);
  if (!share || share.start >= share.end) return null;
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return [at(share.start), at(share.end)];
}
