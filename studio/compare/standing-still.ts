import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

// A layout is measured from the pool's middle. When the pool grows it is the house that stays where it is: by how much the second
// layout's figures are off for that.
export function standingStill(before: Layout, after: Layout): Point {
  if (before.house && after.house)
    return [after.house.anchor.x - before.house.anchor.x, after.house.anchor.z - before.house.anchor.z];
  return [0, boundsOf(after.deck).z0 - boundsOf(before.deck).z0];
}
