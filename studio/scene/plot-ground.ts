import { nearestOn } from '#domain/geometry/distance.ts';
import { edgesOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { BANK_FT } from '#domain/plot/earthwork.ts';
import { groundAt, type PlotLayout } from './plot-layout.ts';

// The ground after the pool is built: as it was, and led up or down to the deck by a bank where no wall is needed.

// Over which a wall's ground returns to what it was.
const FADE_FT = 0.3;

/** In feet above the deck. */
export function builtGroundAt(plot: PlotLayout, deck: Polygon, point: Point): number {
  const ground = groundAt(plot, point);
  if (plot.site.plot.heights.length === 0) return ground;
  const { feet, at } = nearestOn(edgesOf(deck), point);
  const off = groundAt(plot, at);
  const held = Math.min(1, Math.max(0, (BANK_FT + FADE_FT - Math.abs(off)) / FADE_FT));
  const share = Math.max(0, 1 - feet / (2 + 3 * Math.abs(off)));
  return ground - off * held * share * share * (3 - 2 * share);
}
