import type { Row, Table } from '#domain/plan-set/table.ts';
import { fill, type Values } from '#domain/words/fill.ts';
import type { Footprint, FootprintKind } from '#studio/scene/layout-types.ts';
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

/** The finish marks of the plan; those of features follow. */
export const FINISH_MARKS: Readonly<Record<FinishPart, string>> = {
  interior: 'F1',
  tile: 'F2',
  coping: 'F3',
  deck: 'F4',
  joint: 'F5',
  steps: 'F6',
  beach: 'F7',
  spaInterior: 'F8',
  spaFacing: 'F9',
  weir: 'F10',
};
export const featureMark = (index: number): string => `X${index + 1}`;

type Amounts = { part: FinishPart; amount: string }[];

function amountsOf({ measures: m, layout, words }: PlanSet): Amounts {
  const { sqFt, ft } = words.quantities.units;
  const beach = layout.items.some(({ kind }) => kind === 'Beach Entry');
  const square = (value: number) => `${figure(value)} ${sqFt}`;
  return [
    { part: 'interior', amount: square(m.interiorSqFt) },
    { part: 'tile', amount: square(m.tileSqFt) },
    { part: 'coping', amount: `${figure(m.copingFt)} ${ft}` },
    { part: 'deck', amount: square(m.deckSqFt) },
    { part: 'joint', amount: `${figure(m.copingFt)} ${ft}` },
    ...(m.riserSqFt > 0 ? [{ part: 'steps', amount: square(m.riserSqFt) } as const] : []),
    ...(beach ? [{ part: 'beach', amount: '' } as const] : []),
    ...(m.spa
      ? ([
          { part: 'spaInterior', amount: square(m.spa.interiorSqFt) },
          { part: 'spaFacing', amount: square(m.spa.facingSqFt) },
        ] as const)
      : []),
    ...(m.basin ? [{ part: 'weir', amount: square(m.basin.facingSqFt) } as const] : []),
  ];
}

export function finishesTable(set: PlanSet): Table {
  const { words, design, layout } = set;
  const { columns, parts, finishes, decks, feature, title, notes } = words.finishes;
  const { paving, coping, bed } = decks[design.deck];
  const chosen: Values = {
    finish: finishes[design.finish],
    paving,
    coping,
    bed,
    copingWide: figure(layout.copingFt * 12),
  };
  const rows = amountsOf(set).map(
    ({ part, amount }): Row => ({
      id: part,
      cells: {
        mark: FINISH_MARKS[part],
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
        where: fill(feature.where, { width: figure(item.widthFt, 1), depth: figure(item.depthFt, 1) }),
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
