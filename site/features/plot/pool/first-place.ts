import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import { boundsOf, contains, edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { buildableArea } from '#domain/plot/buildable.ts';
import { clearancesOf } from '#domain/plot/distances.ts';
import { FIRST_PLACE, placedAt, turnedAlong, turnedBy, turnedToHouse } from '#domain/plot/place-moves.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { Place } from '#domain/plot/site.ts';

const TRIES = 24;
const SLACK_FT = 0.1;
const ALIKE_FT = 0.01;

/** A grid over free ground, the points with the most room around them first, of those alike the one nearest its middle. A hole is an outline of its own. */
function roomiest(rings: readonly Polygon[]): { at: Point; feet: number }[] {
  if (rings.length === 0) return [];
  const sides = rings.flatMap(edgesOf);
  const { x0, x1, z0, z1 } = boundsOf(rings.flat());
  const found: { at: Point; feet: number }[] = [];
  for (let column = 0.5; column < TRIES; column++)
    for (let row = 0.5; row < TRIES; row++) {
      const at: Point = [x0 + ((x1 - x0) * column) / TRIES, z0 + ((z1 - z0) * row) / TRIES];
      if (rings.filter((ring) => contains(ring, at)).length % 2 === 0) continue;
      found.push({ at, feet: nearestOn(sides, at).feet });
    }
  const aside = ({ at: [x, z] }: { at: Point }) => Math.hypot(x - (x0 + x1) / 2, z - (z0 + z1) / 2);
  const room = ({ feet }: { feet: number }) => Math.round(feet / ALIKE_FT);
  return found.toSorted((one, other) => room(other) - room(one) || aside(one) - aside(other));
}

/** To the house, across it, along the sides of the lot. */
function turnsOf(plot: Plot, place: Place): Place[] {
  const first = turnedToHouse(plot, place) ?? place;
  return [first, turnedBy(first, 90), ...edgesOf(plot.lot.corners).map((side) => turnedAlong(first, side))];
}

const withoutTwins = (places: readonly Place[]) =>
  places.filter((one, i) => places.findIndex(({ turnDeg }) => turnDeg === one.turnDeg) === i);
/** The water around its middle: what has less room is not worth a try. */
const reachOf = (outline: Polygon): number =>
  contains(outline, [0, 0]) ? nearestOn(edgesOf(outline), [0, 0]).feet : 0;

const hasConflict = (plot: Plot, outline: Polygon, place: Place) =>
  clearancesOf({ plot, place }, outline).some(({ conflict }) => conflict);

/** Somewhere to begin: where the pool keeps every distance, else where the free ground is widest, else the middle of the lot. */
export function firstPlace(plot: Plot, design: Design): Place {
  const outline = outlineOf(drawnDesign(design));
  const { x0, x1, z0, z1 } = boundsOf(plot.lot.corners);
  const spots = roomiest(buildableArea(plot));
  const reach = reachOf(outline);
  for (const { at, feet } of spots) {
    if (feet < reach - SLACK_FT) break;
    const place = placedAt(FIRST_PLACE, at);
    const fine = withoutTwins(turnsOf(plot, place)).find((one) => !hasConflict(plot, outline, one));
    if (fine) return fine;
  }
  const place = placedAt(FIRST_PLACE, spots[0]?.at ?? [(x0 + x1) / 2, (z0 + z1) / 2]);
  return turnedToHouse(plot, place) ?? place;
}
