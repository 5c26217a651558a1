import type { Prices } from '#domain/estimate/prices.ts';
import { type Earthwork, earthworkOn, type PoolBody } from '#domain/plot/earthwork.ts';
import type { Site } from '#domain/plot/site.ts';
import type { Design } from './design.ts';
import { copingFtOf, outlineOf } from './outline.ts';

// What a design's own ground takes beside the pool, and what that costs.

/** Concrete, steel and gravel below the water. */
const SHELL_FT = 0.75;

// While a finish or a feature is tried out, the ground stays as it is.
const known = new WeakMap<Site, { body: string; work: Earthwork }>();

/** Nothing where the pool stands on no land in particular. */
export function earthworkOf(design: Design): Earthwork | null {
  const { site } = design;
  if (!site) return null;
  const pool: PoolBody = {
    outline: outlineOf(design),
    copingFt: copingFtOf(design),
    digFt: (design.shallowFt + design.deepFt) / 2 + SHELL_FT,
  };
  const body = JSON.stringify(pool);
  const before = known.get(site);
  if (before?.body === body) return before.work;
  const work = earthworkOn(site, pool);
  known.set(site, { body, work });
  return work;
}

/** In dollars, and what they are for. */
export type SiteWork = {
  earth: number;
  walls: number;
  steps: number;
  earthYd3: number;
  wallFt: number;
  /** Of the highest wall; 0 where there is none. */
  wallHeightFt: number;
  stepCount: number;
};

// In whole hundreds, like features: the lines on screen add up.
const hundred = (dollars: number) => Math.round(dollars / 100) * 100;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Nothing where there is nothing to do. */
export function siteWorkOf(
  { design: { site: prices } }: Pick<Prices, 'design'>,
  design: Design,
): SiteWork | null {
  const work = earthworkOf(design);
  if (!work) return null;
  const { cutYd3, fillYd3, walls, steps } = work;
  const sum = (of: (wall: (typeof walls)[number]) => number) =>
    walls.reduce((all, wall) => all + of(wall), 0);
  const told = {
    earth: hundred(cutYd3 * prices.cutYard + fillYd3 * prices.fillYard),
    walls: hundred(
      sum(({ areaSqFt, engineer }) => areaSqFt * (engineer ? prices.engineeredWallSqFt : prices.wallSqFt)),
    ),
    steps: hundred((steps?.count ?? 0) * prices.step),
    earthYd3: Math.round(cutYd3 + fillYd3),
    wallFt: Math.round(sum(({ lengthFt }) => lengthFt)),
    wallHeightFt: tenth(walls.reduce((most, { heightFt }) => Math.max(most, heightFt), 0)),
    stepCount: steps?.count ?? 0,
  };
  return told.earth + told.walls + told.steps > 0 ? told : null;
}
