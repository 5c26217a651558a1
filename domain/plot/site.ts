import * as z from 'zod/mini';
import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { type FaultKind, faultsOf } from './faults.ts';
import { PLOT_LIMITS, PLOT_LISTS, type Plot, type PlotPart, plotShape } from './plot.ts';

// A pool on a plot: where its middle lies and how it is turned. A layout lies flat around the pool's own middle with the shallow end
// on its left; these two functions lead from it to the plot and back.

const feet = z.number().check(z.gte(-PLOT_LIMITS.reachFt), z.lte(PLOT_LIMITS.reachFt), z.multipleOf(0.01));

export const placeSchema = z.object({
  x: feet,
  y: feet,
  /** Clockwise; 0 has the shallow end on the left of the drawing. */
  turnDeg: z.number().check(z.gte(0), z.lt(360), z.multipleOf(0.1)),
  /** The deck's height; null lets cut and fill balance. */
  levelFt: z.nullable(
    z.number().check(z.gte(PLOT_LIMITS.heightFt.min), z.lte(PLOT_LIMITS.heightFt.max), z.multipleOf(0.01)),
  ),
});
export type Place = z.infer<typeof placeSchema>;

const ACRE_SQFT = 43_560;

// What whoever sends such a plot is told; the drawing table says it in the content's words, and shows where.
const FAULTS: Record<FaultKind, string> = {
  crossing: 'The sides of an outline on this plot cross',
  'no-length': 'Two corners on this plot lie on one spot',
  'too-small': `A plot has at least ${PLOT_LIMITS.areaSqFt.min} sq ft`,
  'too-large': `A plot has at most ${PLOT_LIMITS.areaSqFt.max / ACRE_SQFT} acres`,
  'too-large-building': `A building on a plot has at most ${PLOT_LIMITS.buildingSqFt} sq ft`,
  'too-many-corners': `Nothing on a plot has more than ${PLOT_LIMITS.partCorners} corners but the lot`,
  'too-long': `The sides of an outline add up to at most ${PLOT_LIMITS.aroundFt.other} ft, a building’s to ${PLOT_LIMITS.aroundFt.building} ft`,
  'too-far': `Everything on a plot lies within ${PLOT_LIMITS.besideFt} ft of the lot`,
  'edges-differ': 'A plot has one setback for each side',
};

const pathTo = (at: PlotPart): (string | number)[] => {
  if (!('index' in at)) return [at.part];
  return at.part === 'edge' ? ['lot'] : [PLOT_LISTS[at.part], at.index];
};

export const plotSchema = plotShape.check(({ value, issues }) => {
  for (const { kind, at } of faultsOf(value))
    issues.push({ code: 'custom', message: FAULTS[kind], path: pathTo(at), input: value });
});

export const siteSchema = z.object({ plot: plotSchema, place: placeSchema });
export type Site = z.infer<typeof siteSchema>;

const unnoted = <Noted extends { note: string }>(list: readonly Noted[]): Noted[] =>
  list.map((one) => ({ ...one, note: '' }));

/** What a link opens: where everything is, not what its owner wrote about it. */
export const withoutNotes = (plot: Plot): Plot => ({
  ...plot,
  lot: { ...plot.lot, edges: unnoted(plot.lot.edges) },
  buildings: unnoted(plot.buildings),
  easements: unnoted(plot.easements),
  lines: unnoted(plot.lines),
});

const radians = ({ turnDeg }: Pick<Place, 'turnDeg'>) => (turnDeg * Math.PI) / 180;

export function toPlot(place: Place, [x, z]: Point): Point {
  const [sin, cos] = [Math.sin(radians(place)), Math.cos(radians(place))];
  return [place.x + x * cos - z * sin, place.y + x * sin + z * cos];
}

export function toLayout(place: Place, [x, y]: Point): Point {
  const [sin, cos] = [Math.sin(radians(place)), Math.cos(radians(place))];
  const [dx, dy] = [x - place.x, y - place.y];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

export const outlineOnPlot = (place: Place, outline: Polygon): Polygon =>
  outline.map((point) => toPlot(place, point));

/** Of the direction in which a layout has its back, clockwise from north. */
export const backBearingOn = ({ plot, place }: Site): number => (place.turnDeg - plot.northDeg + 360) % 360;
