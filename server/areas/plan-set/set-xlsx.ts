import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import type { Cell } from '#domain/plan-set/table.ts';
import type { PlanSet } from '#studio/sheets/plan-set.ts';
import { byTrade, type TradePart } from '#studio/sheets/quantities/take-off.ts';
import { tableOf } from '#studio/sheets/tables.ts';

// The take-off and a sheet for every trade's bid: unit prices are left blank, amounts and sums follow from them.

const HEAD = { fontWeight: 'bold', backgroundColor: '#e9eff0', wrap: true } as const;
const MONEY = '#,##0.00';
const QUANTITY = '#,##0.##';

/** Text stays text, however it begins: only formulas are run, and those are ours. */
const written = (cell: Cell | undefined): CellObject | null => {
  if (cell === undefined || cell === '') return null;
  return typeof cell === 'number'
    ? { value: cell, type: Number, format: QUANTITY }
    : { value: cell, type: String, wrap: true };
};
const head = (titles: readonly string[]): Row => titles.map((value) => ({ value, ...HEAD }));

export function setXlsx(set: PlanSet): Promise<Buffer> {
  const { columns, rows } = tableOf(set, 'take-off');
  const parts = byTrade(set, tableOf(set, 'take-off'));
  const takeOff = {
    sheet: sheetName(set.words.quantities.takeOff.tab, []),
    data: [
      head(columns.map((column) => column.title)),
      ...rows.map(({ cells }) => columns.map(({ key }) => written(cells[key]))),
    ],
    columns: columns.map(({ share }) => ({ width: Math.max(8, Math.round(share * 14)) })),
    stickyRowsCount: 1,
  };
  const taken = [takeOff.sheet];
  const bids = parts.map((part) => {
    const sheet = sheetName(part.name, taken);
    taken.push(sheet);
    return bidSheet(set, part, sheet);
  });
  return writeExcelFile([takeOff, ...bids], { fontSize: 10 }).toBuffer();
}

const FIRST_ROW = 5;

function bidSheet(set: PlanSet, part: TradePart, sheet: string): Sheet<never> {
  const { bids, trades } = set.words.quantities;
  const last = FIRST_ROW + part.rows.length - 1;
  const words = part.trade === null ? null : trades[part.trade];
  const line = (name: string, items: readonly string[] = []): Row[] =>
    items.length === 0
      ? []
      : [[{ value: name, fontWeight: 'bold' }], ...items.map((value) => [{ value, type: String }])];
  const blank = (name: string): Row => [{ value: name }, { value: '', bottomBorderStyle: 'thin' }];
  return {
    sheet,
    columns: [{ width: 46 }, { width: 12 }, { width: 9 }, { width: 13 }, { width: 15 }],
    data: [
      [{ value: part.name, fontWeight: 'bold', fontSize: 13 }],
      [
        {
          value: [set.input.title.project, set.input.title.number].filter(Boolean).join(' · '),
          type: String,
        },
      ],
      [{ value: words?.scope ?? '', type: String }],
      head([bids.item, bids.quantity, bids.unit, bids.unitPrice, bids.amount]),
      ...part.rows.map(({ cells }, i): Row => {
        const row = FIRST_ROW + i;
        return [
          written(cells.item),
          written(cells.order ?? cells.net),
          written(cells.unit),
          { value: undefined, type: Number, format: MONEY, borderStyle: 'thin' },
          { value: `B${row}*D${row}`, type: 'Formula', format: MONEY },
        ];
      }),
      [
        { value: bids.total, fontWeight: 'bold' },
        null,
        null,
        null,
        { value: `SUM(E${FIRST_ROW}:E${last})`, type: 'Formula', format: MONEY, fontWeight: 'bold' },
      ],
      [],
      ...line(bids.includes, words?.includes),
      ...line(bids.excludes, words?.excludes),
      ...line(bids.alternates, words?.alternates),
      [],
      ...[bids.bidder, bids.license, bids.signature, bids.date, bids.validFor].map(blank),
    ],
  };
}

/** Spreadsheets allow 31 letters, some not at all, and no name twice. */
function sheetName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 28)
      .trim() || 'Sheet';
  return taken.includes(plain) ? `${plain} 2` : plain;
}
