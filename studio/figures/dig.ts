import { earthworkOf } from '#domain/design/site-work.ts';
import { areaOf, offset, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { BUILD, CUBIC_FEET_PER_YARD, SWELL } from '#domain/plan-set/take-off-rates.ts';
import type { Earthwork } from '#domain/plot/earthwork.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { groundAt } from '#studio/scene/plot-layout.ts';
import type { BesideWater } from './basins.ts';
import { FREEBOARD_FT, type PoolBody, ringSqFt } from './pool-body.ts';
import { areaWithout, slicesOf, spansAt } from './slices.ts';

// Earth: what is dug for the pool below the deck's level, and what becomes of it. What levels the ground around the pool (cut, fill,
// walls, steps) is the estimate's own, so that the two cannot differ.

export type Dig = {
  /** Beyond the water: the wall and the overdig. */
  ringFt: number;
  ringSqFt: number;
  /** From the deck to the underside of the gravel, along the wall. */
  ringDeepFt: number;
  /** Of the pool with its shell, below the deck. */
  poolFt3: number;
  /** Of it, what is air already, because the ground lies lower than the deck. */
  airFt3: number;
  spaFt3: number;
  basinFt3: number;
  /** Under the deck's slab and base. */
  deckFt3: number;
  backfillFt3: number;
  gravelFt3: number;
  /** As it lies in the ground. */
  dugYd3: number;
  /** As it lies on the truck, after backfill and the fill that is needed; 0 where none is left. */
  haulYd3: number;
  /** What the ground needs beside all that was dug. */
  importYd3: number;
  work: Earthwork | null;
};

export type DigSource = {
  body: PoolBody;
  volumeFt3: number;
  /** Built to the floor within the water's outline. */
  solidFt3: number;
  waterSqFt: number;
  perimeterFt: number;
  wetWallSqFt: number;
  deckSqFt: number;
  spa: BesideWater | null;
  basin: BesideWater | null;
};

export function digOf(layout: Layout, from: DigSource): Dig {
  const { body, volumeFt3, solidFt3, waterSqFt } = from;
  const below = BUILD.floorFt + BUILD.gravelFt;
  const ringFt = BUILD.wallFt + BUILD.overdigFt;
  const ringArea = ringSqFt(body.outline, ringFt);
  const ringDeepFt = FREEBOARD_FT + from.wetWallSqFt / from.perimeterFt + below;
  const poolFt3 = volumeFt3 + solidFt3 + (FREEBOARD_FT + below) * waterSqFt + ringArea * ringDeepFt;
  const meanFt = poolFt3 / (waterSqFt + ringArea);
  const airFt3 = airOver(layout, offset(body.outline, ringFt), meanFt);
  const dugFor = (one: BesideWater | null) => {
    if (!one) return 0;
    const ground = areaWithout(one.outline, [body.outline]) * one.digFt;
    return Math.max(0, ground - airOver(layout, one.outline, one.digFt));
  };
  const [spaFt3, basinFt3] = [dugFor(from.spa), dugFor(from.basin)];
  const deckFt3 = from.deckSqFt * (BUILD.deckSlabFt + BUILD.deckBaseFt);
  const backfillFt3 = ringSqFt(offset(body.outline, BUILD.wallFt), BUILD.overdigFt) * ringDeepFt;
  const gravelFt3 =
    BUILD.gravelFt * (waterSqFt + areaOf(from.spa?.outline ?? []) + areaOf(from.basin?.outline ?? []));
  const work = earthworkOf(layout.design);
  const dugYd3 = (poolFt3 - airFt3 + spaFt3 + basinFt3 + deckFt3) / CUBIC_FEET_PER_YARD;
  const left = dugYd3 + (work?.cutYd3 ?? 0) - backfillFt3 / CUBIC_FEET_PER_YARD - (work?.fillYd3 ?? 0);
  return {
    ringFt,
    ringSqFt: ringArea,
    ringDeepFt,
    poolFt3,
    airFt3,
    spaFt3,
    basinFt3,
    deckFt3,
    backfillFt3,
    gravelFt3,
    dugYd3,
    haulYd3: Math.max(0, left) * SWELL,
    importYd3: Math.max(0, -left),
    work,
  };
}

const CELL_FT = 1.5;

/** Where the ground lies lower than the deck there is less to dig. */
function airOver({ plot }: Layout, outline: Polygon, deepFt: number): number {
  if (!plot || plot.site.plot.heights.length === 0) return 0;
  const low = (point: Point) => Math.min(deepFt, Math.max(0, -groundAt(plot, point)));
  return slicesOf(outline, [], CELL_FT).reduce((sum, { x, dx }) => {
    // Slices that end at every corner of a curve are thinner than the ground needs.
    const spans = spansAt(outline, x);
    return (
      sum +
      spans.reduce((all, [a, b]) => {
        const count = Math.ceil((b - a) / CELL_FT);
        const dz = (b - a) / count;
        let feet = 0;
        for (let k = 0; k < count; k++) feet += low([x, a + (k + 0.5) * dz]);
        return all + feet * dz * dx;
      }, 0)
    );
  }, 0);
}
