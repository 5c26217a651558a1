import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  contains,
  edgesOf,
  offset,
  overlap,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import type { Layout } from './layout-types.ts';
import { groundAt, type PlotLayout } from './plot-layout.ts';
import { type Camera, METRES_PER_FOOT as FT } from './scene.ts';

// Where one can stand on a plot and see the pool: not in a building, a tree or the ground, and with none of them in the way.

const BUILDING_FT = 16;
const CROWN_FT = 30;
const EYE_FT = 4;

/** The first that nothing is wrong with, else the least bad. */
export function bestView(plot: PlotLayout, views: Iterable<Camera>): Camera {
  let best: { view: Camera; wrong: number } | null = null;
  for (const view of views) {
    const wrong = wrongWith(plot, view);
    if (!best || wrong < best.wrong) best = { view, wrong };
    if (wrong < 1) break;
  }
  if (!best) throw new RangeError('nowhere to look from');
  const { eye } = best.view;
  const lowest = (groundAt(plot, [eye[0] / FT, eye[2] / FT]) + EYE_FT) * FT;
  return eye[1] >= lowest ? best.view : { ...best.view, eye: [eye[0], lowest, eye[2]] };
}

function wrongWith(plot: PlotLayout, { eye, target }: Camera): number {
  const at: Point = [eye[0] / FT, eye[2] / FT];
  const high = eye[1] / FT;
  const before: Point = [target[0] / FT, target[2] / FT];
  const sight = segmentsOf([at, [0, 0]]);
  let wrong = contains(plot.lot, at) ? 0 : 0.6;
  for (const { outline, floorFt } of plot.buildings) {
    if (contains(offset(outline, 2), at) && high < floorFt + BUILDING_FT) wrong += 20;
    else if (hides(outline, floorFt + BUILDING_FT, at, high, before)) wrong += 8;
  }
  for (const { at: trunk, canopyFt } of plot.trees) {
    const { feet, at: nearest } = nearestOn(sight, trunk);
    const far = Math.hypot(at[0], at[1]) || 1;
    const sightHigh = high * (Math.hypot(nearest[0], nearest[1]) / far);
    if (Math.hypot(trunk[0] - at[0], trunk[1] - at[1]) < canopyFt + 2) wrong += high < CROWN_FT ? 10 : 0;
    else if (feet < canopyFt * 0.8 && sightHigh < CROWN_FT) wrong += 2.5;
  }
  if (high < groundAt(plot, at) + EYE_FT) wrong += 3;
  return wrong;
}

// A building hides the pool where the line of sight meets it below its roof.
function hides(outline: Polygon, top: number, at: Point, high: number, to: Point): boolean {
  const thin: Polygon = [at, to, [0, 0]];
  if (!overlap(thin, outline)) return false;
  const { feet } = nearestOn(edgesOf(outline), [0, 0]);
  return high * (feet / (Math.hypot(...at) || 1)) < top;
}

const STANDS_FT = [2.8, 4.2, 1.6];

/** On the deck, where nothing stands, preferably with the pool between the eye and the house. */
export function spotOnDeck({ pool, deck, items, house, copingFt }: Layout, plot: PlotLayout): Point {
  const solid = items.filter((item) => item.layer === 'ground' || item.layer === 'edge');
  const inTheWay = [
    ...solid.map(({ outline }) => outline),
    ...plot.buildings.map(({ outline }) => offset(outline, 1.5)),
  ];
  const from: Point = house ? [house.anchor.x, house.anchor.z] : [0, -50];
  const length = Math.hypot(...from) || 1;
  const away = ([x, z]: Point) =>
    (x * from[0] + z * from[1]) / length - Math.abs(x * from[1] - z * from[0]) / length / 9;
  for (const out of STANDS_FT) {
    const spots = offset(pool.outline, out)
      .concat(
        edgesOf(offset(pool.outline, out)).map(([a, b]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
      )
      .toSorted((a, b) => away(a) - away(b));
    const free = spots.find(
      (spot) =>
        contains(deck, spot) &&
        !contains(pool.outline, spot) &&
        !inTheWay.some((outline) => contains(outline, spot)),
    );
    if (free) return free;
  }
  return [0, boundsOf(pool.outline).z1 + copingFt];
}
