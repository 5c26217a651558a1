import type { Row, Table } from '#domain/plan-set/table.ts';
import { label, line, type Mark } from '#studio/plan/marks.ts';
import { flowTables } from '../engine/block.ts';
import { columnsOf } from '../engine/boxes.ts';
import type { Field, Sheet, SheetPage } from '../engine/sheet.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { Box } from '../engine/view.ts';
import { wordsPage } from '../engine/words-page.ts';
import type { PlanSet } from '../plan-set.ts';
import { tableOf } from '../tables.ts';
import { byTrade, type TradePart } from './take-off.ts';
import { columnsIn } from './take-off-sheet.ts';

// A form for every trade's price: what is asked, how much of it, room to write, and what is in it and what is not.

const INK = '#111111';
const QUIET = '#6b7478';
/** Of the letters' size: between forms, and two lines to sign. */
const AFTER = 3.5;
const SIGNED = 6.2;

export const BID_SHEET: Sheet = {
  number: 'Q-2',
  title: ({ words }) => words.quantities.bids.sheet,
  views: [],
  pages: (set, field) => bidPages(set, field),
};

function bidPages(set: PlanSet, field: Field): SheetPage[] {
  const size = field.textPt;
  const count = columnsIn(field);
  const columns = columnsOf(
    field,
    Array.from({ length: count }, () => 1),
    size * 3,
  );
  const drawn: Mark[][] = [];
  // Columns are counted through all pages.
  const box = (at: number): Box => columns[at % count] ?? field;
  const put = (at: number, marks: readonly Mark[]) => {
    drawn[at] = [...(drawn[at] ?? []), ...marks];
  };
  const bottom = field.y + field.height;
  let [column, y] = [0, field.y];
  for (const part of byTrade(set, tableOf(set, 'take-off'))) {
    const form = formOf(set, part);
    if (y > field.y && y + formHeight(form, box(0).width, size) > bottom) [column, y] = [column + 1, field.y];
    const [first, from] = [column, y];
    const left = (at: number): Box =>
      at === 0 ? { ...box(first), y: from, height: bottom - from } : box(first + at);
    flowTables([form], (at) => [left(at)], size).forEach((marks, at) => {
      column = first + at;
      put(column, [...marks, ...ruled(form, marks, box(column))]);
      y = bottomOf(marks);
    });
    if (y + SIGNED * size > bottom) [column, y] = [column + 1, field.y];
    put(column, signature(set, { ...box(column), y }, size));
    y += (SIGNED + AFTER) * size;
  }
  const pages = Array.from({ length: Math.ceil(drawn.length / count) }, (_, page) =>
    drawn.slice(page * count, (page + 1) * count).flatMap((marks) => marks ?? []),
  );
  return pages.map((marks) => wordsPage(set, marks));
}

function formOf({ words }: PlanSet, { trade, name, rows }: TradePart): Table {
  const { bids, trades } = words.quantities;
  const own = trade === null ? null : trades[trade];
  const list = (title: string, items: readonly string[] = []) =>
    items.length === 0 ? [] : [`${title}: ${items.join('; ')}.`];
  return {
    title: name,
    columns: [
      { key: 'item', title: bids.item, share: 4 },
      { key: 'order', title: bids.quantity, share: 1.2, align: 'end', digits: 1, atMost: true },
      { key: 'unit', title: bids.unit, share: 0.9 },
      { key: 'price', title: bids.unitPrice, share: 1.4, align: 'end' },
      { key: 'amount', title: bids.amount, share: 1.6, align: 'end' },
    ],
    rows: [
      ...rows.map(({ id, cells }): Row => {
        const { item = '', net = '', order = net, unit = '' } = cells;
        return { id, cells: { item, order, unit } };
      }),
      { id: 'total', cells: { item: bids.total } },
    ],
    notes: own
      ? [
          `${bids.scope}: ${own.scope}`,
          ...list(bids.includes, own.includes),
          ...list(bids.excludes, own.excludes),
          ...list(bids.alternates, own.alternates),
          ...bids.notes,
        ]
      : bids.notes,
  };
}

const bottomOf = (marks: readonly Mark[]): number =>
  marks.reduce((most, mark) => {
    if (mark.kind === 'text') return Math.max(most, mark.y + mark.size * 0.35);
    return mark.kind === 'shape' ? Math.max(most, ...mark.points.map(([, y]) => y)) : most;
  }, 0);

function formHeight(form: Table, width: number, size: number): number {
  const all = { x: 0, y: 0, width, height: Number.MAX_SAFE_INTEGER };
  const [marks = []] = flowTables([form], () => [all], size);
  return bottomOf(marks) + SIGNED * size;
}

/** Fields to write in: between the lines under the rows, beside price and amount. */
function ruled({ columns }: Table, marks: readonly Mark[], { x, width }: Box): Mark[] {
  const shapes = marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []));
  const heads = shapes.filter(({ closed }) => closed).flatMap(({ points }) => points.map(([, y]) => y));
  const rows = shapes.filter(({ closed }) => !closed).flatMap(({ points }) => points.map(([, y]) => y));
  const [top, bottom] = [Math.min(...heads), Math.max(...rows)];
  if (heads.length === 0 || bottom <= top) return [];
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const blank = columns.filter(({ key }) => key === 'price' || key === 'amount');
  let right = x + width;
  const sides = blank.toReversed().map(({ share }) => {
    right -= (width * share) / all;
    return right;
  });
  return [...sides, x + width].map((at) => line([at, top], [at, bottom], 0.5, INK));
}

function signature({ words }: PlanSet, box: Box, size: number): Mark[] {
  const { bids } = words.quantities;
  const rows = [
    { names: [bids.bidder, bids.license, bids.validFor], shares: [2, 1.3, 1.3] },
    { names: [bids.signature, bids.date], shares: [3.3, 1.3] },
  ];
  return rows.flatMap(({ names, shares }, row) =>
    columnsOf(box, shares, size).flatMap(({ x, width }, i) => {
      const [name, y, small] = [names[i] ?? '', box.y + size * (2.4 + row * 2.4), size * 0.92];
      const from = x + textWidthOf(name, small) + size * 0.5;
      return [
        label([x, y], name, small, 'start', { colour: QUIET }),
        ...(from < x + width ? [line([from, y + size * 0.2], [x + width, y + size * 0.2], 0.6, INK)] : []),
      ];
    }),
  );
}
