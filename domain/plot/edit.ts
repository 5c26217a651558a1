import type { Point, Polygon } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot, type PlotEdge } from './plot.ts';

// What can be done to a drawing. Nothing here asks whether the result makes sense: a drawing may cross itself while it is worked on.

export const TRACES = ['lot', 'building', 'easement', 'line', 'septic'] as const;
/** What is drawn corner by corner. */
export type Trace = (typeof TRACES)[number];

const USUAL_SETBACK_FT = 5;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** As it is stored: to a hundredth, never minus zero. */
const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;
const coordinate = (value: number) => hundredth(clamp(value, -PLOT_LIMITS.reachFt, PLOT_LIMITS.reachFt));
export const exact = ([x, y]: Point): [number, number] => [coordinate(x), coordinate(y)];
const exactly = (points: Polygon) => points.map(exact);

const plainEdge = (): PlotEdge => ({ setbackFt: USUAL_SETBACK_FT, note: '' });

export const emptyPlot = (corners: Polygon, kind: Plot['source']['kind']): Plot => ({
  lot: { corners: exactly(corners), edges: corners.map(plainEdge) },
  buildings: [],
  trees: [],
  easements: [],
  lines: [],
  septic: [],
  heights: [],
  access: null,
  northDeg: 0,
  source: { kind, errorPercent: null },
});
