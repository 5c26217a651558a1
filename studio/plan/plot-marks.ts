import {
  type Bounds,
  boundsOf,
  circle,
  clipToBounds,
  cyclic,
  edgesOf,
  type Point,
  type Polygon,
} from '#domain/geometry/plane.ts';
import { setbackLines } from '#domain/plot/setback-lines.ts';
import type { PlotLayout } from '#studio/scene/plot-layout.ts';
import { clipPath } from './clip-path.ts';
import { hatch } from './hatch.ts';
import { area, type Ink, label, type Mark, PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';
import { partName } from './part-name.ts';
import type { SitePlanWords } from './plot-words.ts';
import type { Sheet } from './sheet.ts';

// What lies and stands on a plot, from above: the same on the site plan and around the pool.

export const PLOT_INK = {
  lot: { stroke: PAPER.ink, width: 2.6 },
  setback: { stroke: PAPER.lagoon, width: 1.3, dash: 7 },
  easement: { stroke: PAPER.sand, width: 1, dash: 3 },
  septic: { fill: PAPER.ground, stroke: PAPER.sand, width: 1.2, dash: 4 },
  building: { fill: PAPER.house, stroke: PAPER.ink, width: 2 },
  tree: { fill: PAPER.planting, stroke: PAPER.leaf, width: 1, opacity: 0.6 },
  trunk: { fill: PAPER.leaf },
  overhead: { stroke: PAPER.clay, width: 1.6, dash: 12 },
  buried: { stroke: PAPER.clay, width: 1.6, dash: 3 },
  access: { fill: PAPER.lagoon },
  wall: { stroke: PAPER.ink, width: 4 },
} as const satisfies Record<string, Ink>;

const HATCH_GAP = 11;
const TRUNK_FT = 0.7;

const path = (points: readonly Point[], ink: Ink): Mark => ({ kind: 'shape', points, closed: false, ...ink });

/** A path as far as it lies in the sheet's window. */
function lineOf(points: readonly Point[], sheet: Sheet, ink: Ink): Mark[] {
  return clipPath(points, sheet.shown).map((piece) => path(piece.map(sheet.point), ink));
}

const ring = (polygon: Polygon): Polygon => [...polygon, cyclic(polygon, 0)];

/** Under the pool: rules and what is in the ground. */
export function plotGround(plot: PlotLayout, sheet: Sheet): Mark[] {
  return [
    ...plot.septic.map(({ outline }) => sheet.shape(outline, PLOT_INK.septic)),
    ...plot.easements.flatMap(({ outline }) => hatched(outline, sheet)),
    ...setbackLines({ corners: plot.lot.map(([x, y]) => [x, y]), edges: plot.edges }).flatMap((line) =>
      lineOf(line.path, sheet, PLOT_INK.setback),
    ),
  ];
}

function hatched(outline: Polygon, sheet: Sheet): Mark[] {
  const shown = clipToBounds(outline, sheet.shown);
  if (shown.length < 3) return [];
  return [
    ...hatch(shown.map(sheet.point), HATCH_GAP, PAPER.sand),
    ...lineOf(ring(outline), sheet, PLOT_INK.easement),
  ];
}

/** Over the pool's deck, so that nobody overlooks what it would stand in. */
export function plotStanding(plot: PlotLayout, sheet: Sheet): Mark[] {
  return [
    ...plot.buildings.map(({ outline }) => sheet.shape(outline, PLOT_INK.building)),
    ...plot.trees.flatMap(({ at: [x, y], canopyFt }) => [
      sheet.shape(circle(x, y, canopyFt, 32), PLOT_INK.tree),
      sheet.shape(circle(x, y, TRUNK_FT, 12), PLOT_INK.trunk),
    ]),
    ...plot.lines.flatMap((line) => lineOf(line.path, sheet, PLOT_INK[line.kind])),
    ...lineOf(ring(plot.lot), sheet, PLOT_INK.lot),
    ...(plot.access ? gate(plot.access, plot.lot, sheet) : []),
  ];
}

/** Of the buildings that reach into the window far enough to hold their names. */
export function buildingNames(plot: PlotLayout, sheet: Sheet, words: SitePlanWords, size: number): Mark[] {
  return plot.buildings.flatMap(({ outline }, index) => {
    const shown = clipToBounds(outline, sheet.shown);
    const name = partName(plot.site.plot, { part: 'building', index }, words);
    const b = shown.length > 2 ? boundsOf(shown.map(sheet.point)) : null;
    if (!b || b.x1 - b.x0 < paperTextWidth(name, size) || b.z1 - b.z0 < size * 1.4) return [];
    const middle: Point = [(b.x0 + b.x1) / 2, (b.z0 + b.z1) / 2 + size * 0.35];
    return [label(middle, name, size, 'middle', { colour: PAPER.quiet })];
  });
}

/** An arrow through the side that the gate is in. */
function gate({ at, widthFt }: { at: Point; widthFt: number }, lot: Polygon, sheet: Sheet): Mark[] {
  if (!isWithin(at, sheet.shown)) return [];
  const along = directionOfNearest(at, lot);
  const [x, y] = sheet.point(at);
  const half = (widthFt / 2) * sheet.scale;
  const on = (side: number, inward: number): Point => [
    x + along[0] * side - along[1] * inward,
    y + along[1] * side + along[0] * inward,
  ];
  return [
    path([on(-half, 0), on(half, 0)], { stroke: PAPER.white, width: 5 }),
    path([on(-half, -7), on(-half, 7)], { stroke: PAPER.lagoon, width: 2.4 }),
    path([on(half, -7), on(half, 7)], { stroke: PAPER.lagoon, width: 2.4 }),
    area([on(-7, -11), on(7, -11), on(0, 9)], PLOT_INK.access),
  ];
}

const isWithin = ([x, y]: Point, { x0, z0, x1, z1 }: Bounds) => x >= x0 && x <= x1 && y >= z0 && y <= z1;

// A lot runs either way round: the arrow points at its middle.
function directionOfNearest(at: Point, lot: Polygon): Point {
  const away = ([a, b]: readonly [Point, Point]) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.min(1, Math.max(0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(at[0] - a[0] - dx * t, at[1] - a[1] - dy * t);
  };
  const [a, b] = edgesOf(lot).toSorted((one, other) => away(one) - away(other))[0] ?? [
    at,
    [at[0] + 1, at[1]],
  ];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const mx = lot.reduce((sum, [x]) => sum + x, 0) / lot.length;
  const my = lot.reduce((sum, [, y]) => sum + y, 0) / lot.length;
  const inward = (mx - at[0]) * -along[1] + (my - at[1]) * along[0];
  return inward >= 0 ? along : [-along[0], -along[1]];
}
