import type { Feature } from '#domain/design/features.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import { fallsOverRocks, sheetOfWallFt, sheetOverRocksFt, spoutsOf } from '#studio/scene/spouts.ts';
import type { Measures } from './measures.ts';

// How much water each part asks for. Where no source is named, the figure is our rule of thumb; the maker's sheet comes first.

export const FLOW_RULES = {
  /** The trade's usual turnover of a private pool. */
  turnoverHours: 8,
  /** Water that one skimmer cleans, and what it needs to draw. */
  sqFtPerSkimmer: 500,
  gpmPerSkimmer: 25,
  /** Of the filter's water while both valves stand open. */
  skimmerShare: 0.75,
  sqFtPerReturn: 300,
  leastReturns: 2,
  gpmPerReturn: 25,
  /** A sheet of falling water, over each foot of lip: about a gallon a minute for each inch. */
  gpmPerFootOfSheet: 12,
  gpmPerScupper: 10,
  gpmPerBubbler: 8,
  gpmPerDeckJet: 5,
  gpmForSlide: 25,
  gpmPerSpaJet: 15,
  /** Over the spa's spillway from the filter, at most this share of its water. */
  spillGpm: 20,
  spillShare: 0.4,
  /** From the spa's drains through the heater and back, at most, while only the spa is heated. */
  spaHeatGpm: 60,
  /** Over the infinity edge, by Francis' formula for a weir. */
  weirInches: 0.25,
  /** The pool's water through the plants. */
  regenerationHours: 12,
  cleanerGpm: 10,
  fillGpm: 5,
  overflowGpm: 20,
  coldPlungeGpm: 5,
  /** Least through a heater of usual size. */
  heaterGpm: 30,
} as const;

export type Flows = {
  gallons: number;
  turnoverHours: number;
  turnoverGpm: number;
  skimmers: number;
  returns: number;
  /** Of the filter: the turnover's, or what the skimmers or a heater need where that is more. */
  designGpm: number;
  skimmerGpm: number;
  drainGpm: number;
  returnGpm: number;
  spillGpm: number;
  /** 0 where there is no spa. */
  spaHeatGpm: number;
  weirGpm: number;
  weirFt: number;
  regenerationGpm: number;
  /** What the filter's water also passes. */
  heated: boolean;
  salted: boolean;
};

export function flowsOf(
  layout: Layout,
  { waterSqFt, gallons }: Pick<Measures, 'waterSqFt' | 'gallons'>,
): Flows {
  const rules = FLOW_RULES;
  const turnoverGpm = gallons / rules.turnoverHours / 60;
  const skimmers = Math.max(1, Math.ceil(waterSqFt / rules.sqFtPerSkimmer - 1e-6));
  // A spa is heated even where the pool is not.
  const heated = layout.design.features.includes('Heating') || has(layout, 'Raised Spa');
  const designGpm = Math.max(turnoverGpm, skimmers * rules.gpmPerSkimmer, heated ? rules.heaterGpm : 0);
  const spillGpm = has(layout, 'Raised Spa') ? Math.min(rules.spillGpm, designGpm * rules.spillShare) : 0;
  const returnGpm = designGpm - spillGpm;
  const weirFt = layout.pool.infinityEdge?.lengthFt ?? 0;
  return {
    gallons,
    turnoverHours: rules.turnoverHours,
    turnoverGpm,
    skimmers,
    returns: Math.max(
      rules.leastReturns,
      Math.ceil(waterSqFt / rules.sqFtPerReturn - 1e-6),
      Math.ceil(returnGpm / rules.gpmPerReturn - 1e-6),
    ),
    designGpm,
    skimmerGpm: designGpm * rules.skimmerShare,
    drainGpm: designGpm * (1 - rules.skimmerShare),
    returnGpm,
    spillGpm,
    spaHeatGpm: has(layout, 'Raised Spa') ? Math.min(rules.spaHeatGpm, designGpm) : 0,
    weirFt,
    weirGpm: weirFlow(weirFt, rules.weirInches),
    regenerationGpm: has(layout, 'Regeneration Zone') ? gallons / rules.regenerationHours / 60 : 0,
    heated,
    salted: layout.design.features.includes('Saltwater System'),
  };
}

const GPM_PER_CUBIC_FOOT_A_SECOND = 448.83;

/** Francis: 3.33 × length × depth^1.5, in cubic feet a second. */
const weirFlow = (lengthFt: number, depthIn: number): number =>
  3.33 * lengthFt * (depthIn / 12) ** 1.5 * GPM_PER_CUBIC_FOOT_A_SECOND;

const has = ({ items }: Layout, feature: Feature) => items.some(({ kind }) => kind === feature);

/** As wide as the sheet that is drawn falling from it. */
export function sheetFt(item: Footprint, layout: Layout): number {
  if (item.kind === 'Grotto') return item.widthFt * 0.39;
  return fallsOverRocks(layout) ? sheetOverRocksFt(item) : spoutsOf(item) * sheetOfWallFt(item);
}

/** Deep enough for a suction or a return: past steps, shelf and beach. */
export function entryEndFt({ items, pool }: Layout): number {
  const shallow = items.filter(({ layer }) => layer === 'water').map(({ outline }) => boundsOf(outline).x1);
  return Math.max(boundsOf(pool.outline).x0, ...shallow);
}
