import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import type { Polygon } from '#domain/geometry/plane.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import { type Clearance, clearancesOf } from '#domain/plot/distances.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { setbackLines } from '#domain/plot/setback-lines.ts';
import { outlineOnPlot, type Site } from '#domain/plot/site.ts';
import { groundAt, isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import { copingOutline, layoutDesign } from '#studio/scene/layout.ts';
import type { FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { plotLayout } from '#studio/scene/plot-layout.ts';
import { type Contour, contoursIn } from './contours.ts';
import { feetAndInches } from './dimension.ts';
import { earthworkOnPlot } from './earthwork-marks.ts';
import { LabelRoom } from './label-room.ts';
import { type Drawing, type Mark, PAPER } from './marks.ts';
import { originMarks } from './origin-marks.ts';
import { inkOf } from './plan-view.ts';
import { plotGround, plotStanding } from './plot-marks.ts';
import type { KeyName, PlotDrawingWords } from './plot-words.ts';
import { northArrow, type Sheet, scaleBar } from './sheet.ts';
import { distanceMarks, distanceRows, drawnDistances } from './site-distances.ts';
import {
  contourMarks,
  nameOn,
  partNames,
  setbackNames,
  sideLengths,
  spotHeights,
  wallNames,
} from './site-names.ts';
import { siteSheet } from './site-sheet.ts';
import { tableHeight, tableMarks } from './site-table.ts';

// The whole lot to scale, as its owner drew it, with the pool in its place and how far the water is from everything.

const TEXT = 15;
const TABLE_TEXT = { wide: 13, narrow: 15 } as const;
// The margin under the lot is part of it.
const STRIP = 40;
const ORIGIN_HEIGHT = 2.3 * TEXT;
const UNDRAWN = new Set<FootprintKind>(['house', 'planting', 'bench']);
const NOWHERE = { x: 0, y: 0, turnDeg: 0, levelFt: null } as const;

/** `feetPerInch`: of a wide sheet drawn 7 inches wide. */
export type SitePlan = Drawing & { feetPerInch: number | null };

export function drawSitePlan(
  design: Design & { site: Site },
  words: PlotDrawingWords,
  sheetName: 'wide' | 'narrow' = 'wide',
): SitePlan {
  const { plot, place } = design.site;
  const layout = layoutDesign(drawnDesign(design));
  const here = (polygon: Polygon) => outlineOnPlot(place, polygon);
  const clearances = clearancesOf(design.site, layout.pool.outline, design.deepFt);
  const rows = distanceRows(clearances, plot, words.SITE_PLAN);
  const key = keyOf(plot, clearances, (earthworkOf(design)?.walls.length ?? 0) > 0);
  const size = TABLE_TEXT[sheetName];
  const { sheet, width, height, feetPerInch } = siteSheet(
    [plot.lot.corners, here(layout.deck)],
    sheetName,
    STRIP + tableHeight(rows.length, key.length, size) + ORIGIN_HEIGHT,
  );
  const drawn = { sheet, clearances, contours: contoursOf(plot), layout };
  const table = tableMarks(rows, key, words.SITE_PLAN, {
    top: height + STRIP,
    width,
    size,
    step: stepOf(drawn.contours),
  });
  const origin = originMarks(sayOrigin(words.PLOT_ORIGIN, plot), table.bottom, width, TEXT);
  return {
    width,
    height: origin.bottom,
    title: words.SITE_PLAN.title,
    description: fill(words.SITE_PLAN.description, {
      sides: plot.lot.corners.length,
      length: feetAndInches(design.lengthFt),
      width: feetAndInches(design.widthFt),
    }),
    marks: [
      ...lotMarks(design, drawn, words, { width, height }),
      ...scaleBar(16, height + STRIP - 32, sheet.scale, TEXT * 1.2, barStep(sheet.scale)),
      ...northArrow(width - 40, height + STRIP - 34, (360 - plot.northDeg) % 360, TEXT * 1.2),
      ...table.marks,
      ...origin.marks,
    ],
    key: [],
    feetPerInch,
  };
}

type Drawn = { sheet: Sheet; clearances: Clearance[]; contours: Contour[]; layout: Layout };

function lotMarks(
  design: Design & { site: Site },
  { sheet, clearances, contours, layout }: Drawn,
  { SITE_PLAN: words }: PlotDrawingWords,
  { width, height }: { width: number; height: number },
): Mark[] {
  const { plot, place } = design.site;
  const here = (polygon: Polygon) => outlineOnPlot(place, polygon);
  const shapes = plotLayout({ plot, place: NOWHERE }, 0, here(layout.pool.outline));
  const room = new LabelRoom({ x0: 0, z0: 0, x1: width, z1: height });
  const writing = { plot, sheet, room, size: TEXT, words };
  const water = here(layout.pool.outline).map(sheet.point);
  const poolName = fill(words.pool, {
    length: feetAndInches(design.lengthFt),
    width: feetAndInches(design.widthFt),
  });
  const { lines: contourLines, figures } = contourMarks(contours, writing);
  const dimensions = distanceMarks(drawnDistances(clearances, plot), sheet, room, TEXT);
  const named = nameOn(poolName, water, room, TEXT * 0.9, true);
  return [
    sheet.shape(plot.lot.corners, { fill: PAPER.lawn, opacity: 0.6 }),
    ...contourLines,
    ...plotGround(shapes, sheet),
    ...poolMarks(layout, here, sheet),
    ...plotStanding(shapes, sheet),
    ...earthworkOnPlot(layout, sheet),
    ...dimensions,
    ...named,
    ...sideLengths(writing),
    ...partNames(writing),
    ...wallNames(writing, earthworkOf(design)?.walls ?? []),
    ...setbackNames(writing, setbackLines(plot.lot)),
    ...spotHeights(writing),
    ...figures(),
  ];
}

function poolMarks(layout: Layout, here: (polygon: Polygon) => Polygon, { shape }: Sheet): Mark[] {
  return [
    shape(here(layout.deck), { fill: PAPER.deck, stroke: PAPER.deckLine, width: 1.4 }),
    shape(here(copingOutline(layout)), { fill: PAPER.edge, stroke: PAPER.quiet, width: 0.8 }),
    shape(here(layout.pool.outline), { fill: PAPER.water, stroke: PAPER.ink, width: 2 }),
    ...layout.items
      .filter(({ kind }) => !UNDRAWN.has(kind))
      .map(({ outline, kind }) => shape(here(outline), inkOf(kind))),
  ];
}

function contoursOf(plot: Plot): Contour[] {
  return isSloped(plot) ? contoursIn(plot.lot.corners, (point) => groundAt(plot, point)) : [];
}

const stepOf = ([first, second]: readonly Contour[]) => (first && second ? second.feet - first.feet : 1);

function keyOf(plot: Plot, clearances: readonly Clearance[], hasWalls: boolean): KeyName[] {
  const has: Record<KeyName, boolean> = {
    lot: true,
    setback: plot.lot.edges.some(({ setbackFt }) => setbackFt > 0),
    easement: plot.easements.length > 0,
    septic: plot.septic.length > 0,
    overhead: plot.lines.some(({ kind }) => kind === 'overhead'),
    buried: plot.lines.some(({ kind }) => kind === 'buried'),
    tree: plot.trees.length > 0,
    contour: isSloped(plot),
    wall: hasWalls,
    access: plot.access !== null,
    conflict: clearances.some(({ conflict }) => conflict),
  };
  const names: readonly KeyName[] = [
    'lot',
    'setback',
    'easement',
    'septic',
    'overhead',
    'buried',
    'tree',
    'contour',
    'wall',
    'access',
    'conflict',
  ];
  return names.filter((name) => has[name]);
}

// Two steps of the bar take no more than a quarter of the sheet.
const barStep = (scale: number) => [5, 10, 20, 50, 100, 200].find((feet) => feet * scale > 32) ?? 500;
