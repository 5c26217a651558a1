import { boundsOf, contains, edgesOf, type Polygon, turn } from './plane.ts';

// Ground with holes: rings filled by even-odd.

/** Whether an outline lies inside altogether; one that touches the border does not. */
export function holds(rings: readonly Polygon[], outline: Polygon): boolean {
  const [corner] = outline;
  if (!corner || rings.filter((ring) => contains(ring, corner)).length % 2 === 0) return false;
  return !rings.some((ring) => touches(ring, outline));
}

function touches(ring: Polygon, outline: Polygon): boolean {
  const [box, around] = [boundsOf(outline), boundsOf(ring)];
  if (around.x0 > box.x1 || around.x1 < box.x0 || around.z0 > box.z1 || around.z1 < box.z0) return false;
  const [corner] = ring;
  if (corner && contains(outline, corner)) return true;
  for (const [a, b] of edgesOf(ring)) {
    if (Math.min(a[0], b[0]) > box.x1 || Math.max(a[0], b[0]) < box.x0) continue;
    if (Math.min(a[1], b[1]) > box.z1 || Math.max(a[1], b[1]) < box.z0) continue;
    for (const [c, d] of edgesOf(outline))
      if (turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0) return true;
  }
  return false;
}
