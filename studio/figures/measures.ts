import { areaOf, edgesOf, type Polygon } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { COPING_THICK_FT, TILE_BOTTOM_Y } from '#studio/scene/pool-heights.ts';
import { type BesideWater, basinOf, spaOf } from './basins.ts';
import { type Dig, digOf } from './dig.ts';
import { bodyOf, ringSqFt, volumeOf } from './pool-body.ts';
import { type Rim, rimMeasures } from './rim.ts';
import { areaWithout } from './slices.ts';

// What the drawing holds, measured on it.

export type Measures = Rim & {
  waterSqFt: number;
  /** Along the water's edge. */
  perimeterFt: number;
  /** Of the water, to its level; treads, shelf, bench and what stands on the floor are taken off. */
  volumeFt3: number;
  gallons: number;
  averageDepthFt: number;
  deepestFt: number;
  /** As it slopes, with the tops of treads, shelf and bench. */
  floorSqFt: number;
  /** Plastered: floor, fronts of steps, and walls under the tile. */
  interiorSqFt: number;
  tileSqFt: number;
  copingSqFt: number;
  /** Of concrete at the wall's and floor's thickness, without the bond beam. */
  shellSqFt: number;
  shellFt3: number;
  /** Paved, without water, coping and what is built up from the ground. */
  deckSqFt: number;
  /** Null where there is none. */
  spa: BesideWater | null;
  /** Below an infinity edge. */
  basin: BesideWater | null;
  dig: Dig;
};

/** Of the wall, from the coping down. */
export const TILE_FT = -TILE_BOTTOM_Y - COPING_THICK_FT;

/** The paving runs on under what only stands on it, and under a roof. */
const PAVED_UNDER: readonly FootprintKind[] = [
  'loungers',
  'Pergola',
  'Slide',
  'Diving Board',
  'Cold Plunge',
  'Outdoor Kitchen',
  'Swim-Up Bar',
  'Deck Jets',
];

export const lengthAround = (outline: Polygon): number =>
  edgesOf(outline).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);

export function deckArea(layout: Layout): number {
  const { deck, items } = layout;
  const built = items.filter(
    ({ kind, layer }) =>
      kind === 'planting' || ((layer === 'edge' || layer === 'ground') && !PAVED_UNDER.includes(kind)),
  );
  return areaWithout(deck, [copingOutline(layout), ...built.map(({ outline }) => outline)]);
}

export function measuresOf(layout: Layout): Measures {
  const { outline, profile } = layout.pool;
  const body = bodyOf(layout);
  const waterSqFt = areaOf(outline);
  const perimeterFt = lengthAround(outline);
  const { volumeFt3, floorSqFt } = volumeOf(body);
  const rim = rimMeasures(layout, body);
  const tileSqFt = rim.tileFt * TILE_FT;
  const spa = spaOf(layout, BUILD.floorFt, BUILD.gravelFt);
  const basin = basinOf(layout, BUILD.floorFt, BUILD.gravelFt);
  const deckSqFt = deckArea(layout);
  const shellSqFt = floorSqFt + rim.riserSqFt + rim.wallSqFt;
  return {
    ...rim,
    waterSqFt,
    perimeterFt,
    volumeFt3,
    gallons: volumeFt3 * GALLONS_PER_CUBIC_FOOT,
    averageDepthFt: volumeFt3 / waterSqFt,
    deepestFt: Math.max(...profile.map(({ depthFt }) => depthFt)),
    floorSqFt,
    interiorSqFt: Math.max(0, shellSqFt - tileSqFt),
    tileSqFt,
    copingSqFt: (ringSqFt(outline, layout.copingFt) * rim.copingFt) / perimeterFt,
    shellSqFt,
    shellFt3:
      shellSqFt * BUILD.floorFt +
      perimeterFt * BUILD.beamHighFt * (BUILD.beamWideFt - BUILD.wallFt) +
      (spa?.shellFt3 ?? 0) +
      (basin?.shellFt3 ?? 0),
    deckSqFt,
    spa,
    basin,
    dig: digOf(layout, {
      body,
      volumeFt3,
      solidFt3: volumeOf({ ...body, cutouts: [] }).volumeFt3 - volumeFt3,
      waterSqFt,
      perimeterFt,
      wetWallSqFt: rim.wetWallSqFt,
      deckSqFt,
      spa,
      basin,
    }),
  };
}
