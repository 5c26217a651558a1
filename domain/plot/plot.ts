import * as z from 'zod/mini';
import { lineOf } from '#domain/site/plain-text.ts';

// The land a pool stands on, as its owner drew it. Feet; x runs to the right of the drawing and y down it. Outlines do not repeat
// their first corner.

export const PLOT_LIMITS = {
  /** Of every coordinate, from the drawing's origin. */
  reachFt: 3000,
  /** Nothing smaller holds a pool; on anything larger only the part around the house is drawn. */
  areaSqFt: { min: 400, max: 10 * 43_560 },
  corners: { min: 3, max: 60 },
  /** Of anything but the lot. */
  partCorners: 24,
  buildingSqFt: 43_560,
  /** Around an outline, or along a line: more is no land and no house, only teeth. */
  aroundFt: { building: 2000, other: 8000 },
  /** What lies farther from the lot has nothing to do with it. */
  besideFt: 500,
  buildings: 12,
  trees: 60,
  easements: 12,
  lines: 8,
  septic: 6,
  heights: 60,
  setbackFt: { min: 0, max: 200 },
  gapFt: { min: 0, max: 200 },
  canopyFt: { min: 1, max: 60 },
  heightFt: { min: -200, max: 200 },
  accessFt: { min: 2, max: 60 },
  errorPercent: { min: 0, max: 100 },
  note: 120,
} as const;

export const BUILDING_KINDS = ['house', 'garage', 'shed', 'other'] as const;
export const TREE_KINDS = ['tree', 'palm', 'conifer'] as const;
export const LINE_KINDS = ['overhead', 'buried'] as const;
export const SEPTIC_KINDS = ['tank', 'field'] as const;
/** What the drawing was made from: two typed sides, an L of typed sides, nothing, or traced over a picture or a page of a PDF. */
export const PLOT_SOURCES = ['rectangle', 'l-shape', 'drawn', 'picture', 'pdf'] as const;

const between = ({ min, max }: { min: number; max: number }, step = 0.01) =>
  z.number().check(z.gte(min), z.lte(max), z.multipleOf(step));
const coordinate = between({ min: -PLOT_LIMITS.reachFt, max: PLOT_LIMITS.reachFt });
export const pointShape = z.tuple([coordinate, coordinate]);
const outline = z
  .array(pointShape)
  .check(z.minLength(PLOT_LIMITS.corners.min), z.maxLength(PLOT_LIMITS.corners.max));
const note = lineOf(PLOT_LIMITS.note);
const gap = between(PLOT_LIMITS.gapFt);
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most));

/** What a drawing may hold while it is worked on; whether it makes sense is another question (faults.ts). */
export const plotShape = z.object({
  lot: z.object({
    corners: outline,
    /** One for each side: the first runs from the first corner to the second. The note says whose rule it is. */
    edges: listOf(z.object({ setbackFt: between(PLOT_LIMITS.setbackFt), note }), PLOT_LIMITS.corners.max),
  }),
  /** `gapFt` is the distance wanted between it and the water. */
  buildings: listOf(
    z.object({ kind: z.enum(BUILDING_KINDS), corners: outline, gapFt: gap, note }),
    PLOT_LIMITS.buildings,
  ),
  trees: listOf(
    z.object({ kind: z.enum(TREE_KINDS), at: pointShape, canopyFt: between(PLOT_LIMITS.canopyFt) }),
    PLOT_LIMITS.trees,
  ),
  /** No pool may stand on one. */
  easements: listOf(z.object({ corners: outline, note }), PLOT_LIMITS.easements),
  lines: listOf(
    z.object({
      kind: z.enum(LINE_KINDS),
      path: z.array(pointShape).check(z.minLength(2), z.maxLength(PLOT_LIMITS.corners.max)),
      gapFt: gap,
      note,
    }),
    PLOT_LIMITS.lines,
  ),
  septic: listOf(z.object({ kind: z.enum(SEPTIC_KINDS), corners: outline, gapFt: gap }), PLOT_LIMITS.septic),
  /** The ground's height at points, against any level the visitor likes. */
  heights: listOf(z.object({ at: pointShape, feet: between(PLOT_LIMITS.heightFt) }), PLOT_LIMITS.heights),
  /** Where machines get in: the middle of the gate and its width. */
  access: z.nullable(z.object({ at: pointShape, widthFt: between(PLOT_LIMITS.accessFt) })),
  /** Clockwise from the drawing's top. */
  northDeg: z.number().check(z.gte(0), z.lt(360), z.multipleOf(0.1)),
  source: z.object({
    kind: z.enum(PLOT_SOURCES),
    /** How far the second known length is off; null where nothing was checked. */
    errorPercent: z.nullable(between(PLOT_LIMITS.errorPercent)),
  }),
});

export type Plot = z.infer<typeof plotShape>;
export type Building = Plot['buildings'][number];
export type Tree = Plot['trees'][number];
export type PlotEdge = Plot['lot']['edges'][number];

/** One thing of a plot. A side of the lot counts from its first corner. */
export type PlotPart =
  | { part: 'lot' | 'access' }
  | { part: 'edge' | 'building' | 'tree' | 'easement' | 'line' | 'septic' | 'height'; index: number };

/** Where a plot keeps the things of a kind. */
export const PLOT_LISTS = {
  building: 'buildings',
  tree: 'trees',
  easement: 'easements',
  line: 'lines',
  septic: 'septic',
  height: 'heights',
} as const satisfies Partial<Record<PlotPart['part'], keyof Plot>>;
