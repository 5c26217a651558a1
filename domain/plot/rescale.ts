import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS, type Plot, plotShape } from './plot.ts';
import { sourceFrom } from './scale.ts';
import type { Place } from './site.ts';
import type { KnownLength, Underlay } from './underlay.ts';

// A drawing that follows its picture to a new scale.

const hundredths = (feet: number) => Math.round(feet * 100) / 100 + 0;

const scaledPoint =
  (factor: number, about: Point) =>
  ([x, y]: Point): [number, number] => [
    hundredths(about[0] + (x - about[0]) * factor),
    hundredths(about[1] + (y - about[1]) * factor),
  ];

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** The drawing as large as the new scale says, null where it would reach too far. What was typed (setbacks, gaps, widths) stays. */
function scaledPlot(plot: Plot, factor: number, about: Point): Plot | null {
  const point = scaledPoint(factor, about);
  const outlined = <Item extends { corners: [number, number][] }>(item: Item): Item => ({
    ...item,
    corners: item.corners.map(point),
  });
  const scaled: Plot = {
    ...plot,
    lot: outlined(plot.lot),
    buildings: plot.buildings.map(outlined),
    easements: plot.easements.map(outlined),
    septic: plot.septic.map(outlined),
    lines: plot.lines.map((line) => ({ ...line, path: line.path.map(point) })),
    trees: plot.trees.map((tree) => ({
      ...tree,
      at: point(tree.at),
      canopyFt: hundredths(within(tree.canopyFt * factor, PLOT_LIMITS.canopyFt)),
    })),
    heights: plot.heights.map((height) => ({ ...height, at: point(height.at) })),
    access: plot.access && { ...plot.access, at: point(plot.access.at) },
  };
  return plotShape.safeParse(scaled).success ? scaled : null;
}

/** The pool keeps its size and stays where it stood on the picture. */
function scaledPlace(place: Place, factor: number, about: Point): Place {
  const [x, y] = scaledPoint(factor, about)([place.x, place.y]);
  return { ...place, x, y };
}

/** The picture at another scale, with one point of the plot staying where it is on it. */
function scaledUnderlay(underlay: Underlay, feetPerPixel: number, about: Point): Underlay {
  const factor = feetPerPixel / underlay.feetPerPixel;
  const at: [number, number] = [
    about[0] + (underlay.at[0] - about[0]) * factor,
    about[1] + (underlay.at[1] - about[1]) * factor,
  ];
  return { ...underlay, feetPerPixel, at };
}

/** What lies on the table: a drawing, the pool on it, what is being traced, and the picture underneath. */
export type Rescaled<Draft> = {
  plot: Plot | null;
  place: Place | null;
  draft: Draft | null;
  underlay: Underlay;
};
export type NewScale = {
  feetPerPixel: number;
  scale: KnownLength;
  check: KnownLength | null;
  /** Whether the drawing grows or shrinks with the picture. */
  goesAlong: boolean;
};

const middleOf = (plot: Plot | null, { at }: Underlay): Point => {
  if (!plot) return at;
  const { x0, z0, x1, z1 } = boundsOf(plot.lot.corners);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

/** Null where the drawing would reach too far. */
export function rescaled<Draft extends { points: [number, number][] }>(
  { plot, place, draft, underlay }: Rescaled<Draft>,
  { feetPerPixel, scale, check, goesAlong }: NewScale,
): (Rescaled<Draft> & { factor: number; about: Point }) | null {
  const about = middleOf(plot, underlay);
  const factor = feetPerPixel / underlay.feetPerPixel;
  const lying = { ...scaledUnderlay(underlay, feetPerPixel, about), scale, check, measuring: null };
  const along = goesAlong && plot ? scaledPlot(plot, factor, about) : plot;
  if (plot && !along) return null;
  const isTraced = goesAlong || along?.source.kind === 'picture' || along?.source.kind === 'pdf';
  return {
    underlay: lying,
    plot: along && isTraced ? { ...along, source: sourceFrom(lying) } : along,
    place: place && goesAlong ? scaledPlace(place, factor, about) : place,
    draft: draft && goesAlong ? { ...draft, points: draft.points.map(scaledPoint(factor, about)) } : draft,
    factor,
    about,
  };
}
