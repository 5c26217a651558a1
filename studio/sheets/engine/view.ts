import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import type { Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Entity } from './entity.ts';
import { viewMarks } from './entity-marks.ts';
import { fittingScale, type Ruler, type Scale } from './scale.ts';
import { textBox } from './text-room.ts';

// One drawing on a sheet: what it shows, in feet, at a scale of the ruler.

export const POINTS_PER_INCH = 72;

export type View = {
  name: string;
  title: (set: PlanSet) => string;
  ruler: Ruler;
  /** What has to fit, in feet. */
  extent: (set: PlanSet) => Bounds;
  /** Instead of the extent's box, for a view that is turned: a box turned twice is larger than what lies in it. */
  corners?: (set: PlanSet) => readonly Point[];
  /** Around the extent, for dimension lines and names; on paper. */
  marginIn: number;
  /** What is drawn is measured at each scale, instead of a margin that has to do for all. Only for views that are not turned. */
  measured?: true;
  /** No larger than this, as what stands beside it. */
  largest?: Scale;
  /** How the view is turned on paper, clockwise around its origin; 0 leaves the pool lying. */
  turnDeg?: (set: PlanSet) => number;
  /** Not in the layout's own coordinates: a section, a detail, a diagram. The CAD file sets it beside the plan. */
  apart?: true;
  draw: (set: PlanSet, pen: Pen) => Entity[];
};

/** What a view is drawn with: feet for what is meant on paper. */
export type Pen = {
  scale: Scale;
  /** Letters of the sheet's ordinary size. */
  textFt: number;
  /** Points on paper as feet. */
  pt: (points: number) => number;
};

export type Box = { x: number; y: number; width: number; height: number };

export const penOf = (scale: Scale, textPt: number): Pen => {
  const pt = (points: number) => (points / POINTS_PER_INCH) * scale.feetPerInch;
  return { scale, textFt: pt(textPt), pt };
};

export type DrawnView = { marks: Mark[]; scale: Scale; turnDeg: number };

const shownOf = (set: PlanSet, view: View, turnDeg: number): Bounds =>
  turned(view.corners?.(set) ?? cornersOf(view.extent(set)), turnDeg);

/** The largest scale at which a view fits into a box, in points. */
export const scaleIn = (
  set: PlanSet,
  view: View,
  { width, height }: Pick<Box, 'width' | 'height'>,
  reach?: (scale: Scale) => Bounds,
): Scale =>
  fittingScale(
    view.ruler,
    shownOf(set, view, view.turnDeg?.(set) ?? 0),
    { widthIn: width / POINTS_PER_INCH, heightIn: height / POINTS_PER_INCH },
    view.measured ? 0 : view.marginIn,
    reach,
    view.largest,
  );

/** Into a box of the sheet, in points, at the largest scale that fits, in its middle. */
export function drawView(set: PlanSet, view: View, box: Box, textPt: number): DrawnView {
  const turnDeg = view.turnDeg?.(set) ?? 0;
  const shown = shownOf(set, view, turnDeg);
  const reach = (at: Scale) => (view.measured ? reachOf(set, view, at, textPt) : shown);
  const scale = scaleIn(set, view, box, reach);
  const perFoot = POINTS_PER_INCH / scale.feetPerInch;
  const extent = reach(scale);
  const [cx, cz] = [(extent.x0 + extent.x1) / 2, (extent.z0 + extent.z1) / 2];
  const spin = around(turnDeg);
  const place = (point: Point): Point => {
    const [x, z] = spin(point);
    return [box.x + box.width / 2 + (x - cx) * perFoot, box.y + box.height / 2 + (z - cz) * perFoot];
  };
  const entities = view.draw(set, penOf(scale, textPt));
  return { marks: viewMarks(entities, { place, perFoot, turnDeg }), scale, turnDeg };
}

/** All that a view draws at a scale, in feet. */
export function reachOf(set: PlanSet, view: View, scale: Scale, textPt: number): Bounds {
  const perFoot = POINTS_PER_INCH / scale.feetPerInch;
  const place = ([x, z]: Point): Point => [x * perFoot, z * perFoot];
  const entities = view.draw(set, penOf(scale, textPt));
  // Patterns stay within their shapes and take long to draw.
  const shapes = entities.flatMap((one) => (one.kind === 'path' ? one.points.map(place) : []));
  const others = entities.filter(({ kind }) => kind !== 'path');
  const marks = viewMarks(others, { place, perFoot, turnDeg: 0 });
  const points = [
    ...shapes,
    ...marks.flatMap((mark): readonly Point[] => {
      if (mark.kind === 'shape') return mark.points;
      return mark.kind === 'text' ? textBox(mark) : [[mark.x, mark.y]];
    }),
  ];
  const { x0, z0, x1, z1 } = boundsOf(points);
  return { x0: x0 / perFoot, z0: z0 / perFoot, x1: x1 / perFoot, z1: z1 / perFoot };
}

const around = (degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, z]: Point): Point => [x * cos - z * sin, x * sin + z * cos];
};

const cornersOf = ({ x0, z0, x1, z1 }: Bounds): Point[] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
];

const turned = (corners: readonly Point[], degrees: number): Bounds =>
  boundsOf(degrees === 0 ? corners : corners.map(around(degrees)));
