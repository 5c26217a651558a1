import { areaOf } from '#domain/geometry/plane.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { BUILD, DECK_BEDS } from '#domain/plan-set/take-off-rates.ts';
import { fill, type Values } from '#domain/words/fill.ts';
import { TILE_FT } from '#studio/figures/measures.ts';
import type { Footprint, FootprintKind } from '#studio/scene/layout-types.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';
import { figure } from '../quantities/amount.ts';
import type { FinishPart } from './words.ts';

// What everything is made of, as the design chose it, with a mark for the plan.

/** Listed by themselves, or bought as equipment. */
const NOT_FEATURES: readonly FootprintKind[] = [
  'steps',
  'bench',
  'equipment',
  'loungers',
  'house',
  'planting',
  'Sunshelf',
  'Beach Entry',
  'Infinity Edge',
  'Raised Spa',
  'LED Lighting',
  'Heating',
  'Saltwater System',
  'Solar Heating',
  'Safety Fence',
];

/** One of every kind, in the order of the plan. */
export const featureItems = ({ layout: { items } }: PlanSet): Footprint[] =>
  items.filter(
    ({ kind }, i) => !NOT_FEATURES.includes(kind) && items.findIndex((one) => one.kind === kind) === i,
  );

export const featureMark = (index: number): string => `X${index + 1}`;

type Finish = { part: FinishPart; mark: string; amount: string };

/** What this design has, its marks counted through. */
export function finishesOf({ measures: m, layout, words }: PlanSet): Finish[] {
  const { sqFt, ft } = words.quantities.units;
  const beach = layout.items.find(({ kind }) => kind === 'Beach Entry');
  const square = (value: number) => `${figure(value)} ${sqFt}`;
  const long = (value: number) => `${figure(value)} ${ft}`;
  const found: Omit<Finish, 'mark'>[] = [
    { part: 'interior', amount: square(m.interiorSqFt) },
    { part: 'tile', amount: square(m.tileSqFt) },
    { part: 'coping', amount: long(m.copingFt) },
    { part: 'deck', amount: square(m.deckSqFt) },
    { part: 'joint', amount: long(m.jointFt) },
    ...(m.noseFt > 0 ? [{ part: 'steps', amount: long(m.noseFt) } as const] : []),
    ...(beach ? [{ part: 'beach', amount: square(areaOf(beach.outline)) } as const] : []),
    ...(m.spa
      ? ([
          { part: 'spaInterior', amount: square(m.spa.interiorSqFt) },
          { part: 'spaCoping', amount: long(m.spa.copingFt) },
          { part: 'spaFacing', amount: square(m.spa.facingSqFt) },
        ] as const)
      : []),
    ...(m.basin
      ? ([
          { part: 'weir', amount: square(m.basin.facingSqFt) },
          { part: 'basinInterior', amount: square(m.basin.interiorSqFt) },
          { part: 'basinCap', amount: long(m.basin.copingFt) },
        ] as const)
      : []),
  ];
  return found.map((one, index) => ({ ...one, mark: `F${index + 1}` }));
}

/** What the words of a finish may name. */
export function chosenIn({ words, design, layout }: PlanSet): Values {
  const { finishes, decks, beds } = words.finishes;
  return {
    finish: finishes[design.finish],
    ...decks[design.deck],
    bed: fill(beds[DECK_BEDS[design.deck]], {
      slab: figure(BUILD.deckSlabFt * 12),
      base: figure(BUILD.deckBaseFt * 12),
    }),
    copingWide: inEighths(layout.copingFt),
    tileHigh: inEighths(TILE_FT),
  };
}

/** An automatic cover is drawn half open. */
const sizeOf = ({ design }: PlanSet, { kind, widthFt, depthFt }: Footprint) =>
  kind === 'Automatic Cover'
    ? { width: figure(design.lengthFt, 1), depth: figure(design.widthFt, 1) }
    : { width: figure(widthFt, 1), depth: figure(depthFt, 1) };

export function finishesTable(set: PlanSet): Table {
  const { words, layout } = set;
  const { columns, parts, feature, title, notes } = words.finishes;
  const chosen = chosenIn(set);
  const rows = finishesOf(set).map(
    ({ part, mark, amount }): Row => ({
      id: part,
      cells: {
        mark,
        part: parts[part].part,
        material: fill(parts[part].material, chosen),
        where: fill(parts[part].where, chosen),
        amount,
      },
    }),
  );
  const features = featureItems(set).map(
    (item, index): Row => ({
      id: `feature-${index + 1}`,
      cells: {
        mark: featureMark(index),
        part: item.label,
        material: fill(feature.material, chosen),
        where: fill(feature.where, sizeOf(set, item)),
        amount: `${layout.items.filter(({ kind }) => kind === item.kind).length} ${words.quantities.units.each}`,
      },
    }),
  );
  return {
    title,
    columns: [
      { key: 'mark', title: columns.mark, share: 0.8 },
      { key: 'part', title: columns.part, share: 1.6 },
      { key: 'material', title: columns.material, share: 3.2 },
      { key: 'where', title: columns.where, share: 2.6 },
      { key: 'amount', title: columns.amount, share: 1.3, align: 'end' },
    ],
    rows: [...rows, ...features],
    notes,
  };
}
