import type { Row, Table } from '#domain/plan-set/table.ts';
import { TRADES, type Trade } from '#domain/plan-set/trades.ts';
import { fill } from '#domain/words/fill.ts';
import type { PlanSet } from '../plan-set.ts';
import { type Amount, toOrder, wasteOf, written } from './amount.ts';
import { earthRows, layoutRows, siteRows } from './earth-rows.ts';
import { deckRows, interiorRows, shellRows, tileRows } from './shell-rows.ts';
import {
  electricalRows,
  equipmentRows,
  featureRows,
  fenceRows,
  plumbingRows,
  startRows,
} from './trade-rows.ts';
import { UNITS } from './words.ts';

// The take-off: one line for everything that is bought or built, with how it was counted.

const ROWS: readonly ((set: PlanSet) => Amount[])[] = [
  layoutRows,
  earthRows,
  shellRows,
  plumbingRows,
  electricalRows,
  tileRows,
  equipmentRows,
  deckRows,
  interiorRows,
  fenceRows,
  siteRows,
  featureRows,
  startRows,
];

export function takeOffTable(set: PlanSet): Table {
  const { takeOff, trades, items, units } = set.words.quantities;
  const { columns } = takeOff;
  const amounts = ROWS.flatMap((rows) => rows(set));
  const number = { align: 'end', digits: 1, atMost: true } as const;
  return {
    title: takeOff.title,
    columns: [
      { key: 'trade', title: columns.trade, share: 1.4 },
      { key: 'item', title: columns.item, share: 2.6 },
      { key: 'formula', title: columns.formula, share: 4.6 },
      { key: 'net', title: columns.net, share: 0.9, ...number },
      { key: 'waste', title: columns.waste, share: 0.7, ...number },
      { key: 'order', title: columns.order, share: 0.9, ...number },
      { key: 'unit', title: columns.unit, share: 0.7 },
    ],
    rows: TRADES.flatMap((trade) => amounts.filter((one) => one.trade === trade)).map(
      ({ id, trade, item, net, waste, unit, figures }): Row => ({
        id,
        cells: {
          trade: trades[trade].name,
          item: fill(items[item].item, figures),
          formula: fill(items[item].formula, figures),
          net: written(net, unit),
          waste: wasteOf(waste),
          order: toOrder(net, wasteOf(waste), unit),
          unit: units[unit],
        },
      }),
    ),
    notes: takeOff.notes,
  };
}

/** Where a colleague changed what was measured, what is ordered follows. */
export function reckoned(set: PlanSet, table: Table): Table {
  const { units } = set.words.quantities;
  const touched = new Map(
    set.input.edits.filter((edit) => edit.table === 'take-off').map(({ row, cells }) => [row, cells]),
  );
  return {
    ...table,
    rows: table.rows.map((row) => {
      const cells = touched.get(row.id);
      if (!cells || 'order' in cells || !('net' in cells || 'waste' in cells)) return row;
      const { net, waste = 0, unit } = row.cells;
      if (typeof net !== 'number' || typeof waste !== 'number') return row;
      const known = UNITS.find((one) => units[one] === unit) ?? 'yd3';
      return { ...row, cells: { ...row.cells, order: toOrder(net, waste, known) } };
    }),
  };
}

export type TradePart = { trade: Trade | null; name: string; rows: readonly Row[] };

/** By trade, in their order; what a colleague gave to none of them comes last. */
export function byTrade({ words }: PlanSet, { rows }: Table): TradePart[] {
  const { trades, takeOff } = words.quantities;
  const nameOf = ({ cells }: Row) => String(cells.trade ?? '').trim();
  const known = TRADES.map((trade): TradePart => {
    const { name } = trades[trade];
    return { trade, name, rows: rows.filter((row) => nameOf(row) === name) };
  });
  const names = known.map(({ name }) => name);
  const rest = rows.filter((row) => !names.includes(nameOf(row)));
  return [...known, { trade: null, name: takeOff.otherTrade, rows: rest }].filter(
    (part) => part.rows.length > 0,
  );
}
