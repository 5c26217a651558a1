import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { buildableArea } from '#domain/plot/buildable.ts';
import { FIRST_PLACE, placedAt, turnedToHouse } from '#domain/plot/place-moves.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { Place } from '#domain/plot/site.ts';

const TRIES = 24;

/** Of a grid over free ground, the point with the most room around it. A hole is an outline of its own. */
function roomiest(rings: readonly Polygon[]): Point | null {
  const sides = rings.flatMap(edgesOf);
  const { x0, x1, z0, z1 } = boundsOf(rings.flat());
  let best: { at: Point; feet: number } | null = null;
  for (let column = 0.5; column < TRIES; column++)
    for (let row = 0.5; row < TRIES; row++) {
      const at: Point = [x0 + ((x1 - x0) * column) / TRIES, z0 + ((z1 - z0) * row) / TRIES];
      if (rings.filter((ring) => contains(ring, at)).length % 2 === 0) continue;
      const { feet } = nearestOn(sides, at);
      if (feet > (best?.feet ?? 0)) best = { at, feet };
    }
  return best?.at ?? null;
}

/** Somewhere to begin: where the free ground is widest, else the middle of the lot, turned to the house. */
export function firstPlace(plot: Plot): Place {
  const rings = buildableArea(plot);
  const { x0, x1, z0, z1 } = boundsOf(plot.lot.corners);
  const spot = rings.length > 0 ? roomiest(rings) : null;
  const place = placedAt(FIRST_PLACE, spot ?? [(x0 + x1) / 2, (z0 + z1) / 2]);
  return turnedToHouse(plot, place) ?? place;
}
