import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { toLayout, toPlot } from '#domain/plot/site.ts';
import type { Layout } from '#studio/scene/layout-types.ts';

// A layout is measured from the pool's middle. When the pool grows it is the house that stays where it is: by how much the second
// layout's figures are off for that.
export function standingStill(before: Layout, after: Layout): Point {
  if (before.house && after.house)
    return [after.house.anchor.x - before.house.anchor.x, after.house.anchor.z - before.house.anchor.z];
  return [0, boundsOf(after.deck).z0 - boundsOf(before.deck).z0];
}

/** Leads from the first layout to the same spot of ground in the second: on one plot by the plot itself, else by the house. */
export function sameGround(before: Layout, after: Layout): (point: Point) => Point {
  const [from, to] = [before.plot?.site.place, after.plot?.site.place];
  if (from && to) return (point) => toLayout(to, toPlot(from, point));
  const [dx, dz] = standingStill(before, after);
  return ([x, z]) => [x + dx, z + dz];
}
