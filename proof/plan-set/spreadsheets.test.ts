import { open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { brand } from '#domain/site/brand.ts';
import { setCsv } from '#server/areas/plan-set/set-csv.ts';
import { setXlsx } from '#server/areas/plan-set/set-xlsx.ts';
import { listZip, readEntry } from '#server/uploads/open-zip.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { byTrade } from '#studio/sheets/quantities/take-off.ts';
import { computedTables, tableOf } from '#studio/sheets/tables.ts';
import { TWELVE_DESIGNS } from './designs.ts';

// The take-off as a spreadsheet reads it, with what a colleague changed in it.

const EDITS: PlanSetInput['edits'] = [
  { table: 'take-off', row: 'tile', cells: { net: '100' } },
  { table: 'take-off', row: 'coping', cells: { net: '100', order: '101' } },
  { table: 'take-off', row: 'permits', cells: {}, removed: true },
  {
    table: 'take-off',
    row: 'own-1',
    cells: { trade: 'Deck', item: '=HYPERLINK("http://x")', net: '7', order: '8', unit: 'each' },
  },
  { table: 'take-off', row: 'own-2', cells: { trade: '@Nobody', item: '+1+1', formula: '-2', order: '1' } },
];

const setOf = (name: string, edits: PlanSetInput['edits']) => {
  const input = TWELVE_DESIGNS.find((one) => one.name === name)?.input;
  if (!input) throw new Error(`there is no design ${name}`);
  return buildPlanSet({ input: { ...input, edits }, words: PLAN_SET, office: OFFICE, brand });
};
const rowOf = (set: ReturnType<typeof setOf>, id: string) =>
  tableOf(set, 'take-off').rows.find((row) => row.id === id)?.cells;

/** The files of a workbook, by name. */
async function workbook(bytes: Buffer): Promise<Map<string, string>> {
  const path = join(tmpdir(), `take-off-${process.pid}.xlsx`);
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    const entries = await listZip(file);
    const read = entries.map(
      async (entry) => [entry.name, String(await readEntry(file, entry, 1e7))] as const,
    );
    return new Map(await Promise.all(read));
  } finally {
    await file.close();
    await rm(path);
  }
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

type Read = { text: string; formula: string | null };

/** What a sheet's cells hold, by their name. */
function cellsOf(files: Map<string, string>, sheet: string): Map<string, Read> {
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    unescaped([...(si ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, t]) => t).join('')),
  );
  const xml = files.get(sheet) ?? '';
  return new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, at = '', look = '', body = '']) => {
        const value = /<v>(.*?)<\/v>/s.exec(body)?.[1] ?? /<t[^>]*>(.*?)<\/t>/s.exec(body)?.[1] ?? '';
        const formula = /<f>(.*?)<\/f>/s.exec(body)?.[1] ?? null;
        return [
          at,
          { text: look.includes('t="s"') ? (shared[Number(value)] ?? '') : unescaped(value), formula },
        ];
      },
    ),
  );
}

test('what a colleague changed is in every row that follows from it', () => {
  const set = setOf('rectangle', EDITS);
  expect(rowOf(set, 'tile')).toMatchObject({ net: 100, waste: 10, order: 110 });
  expect(rowOf(set, 'coping')).toMatchObject({ net: 100, order: 101 });
  expect(rowOf(set, 'permits')).toBeUndefined();
  const parts = byTrade(set, tableOf(set, 'take-off'));
  expect(parts.find(({ trade }) => trade === 'deck')?.rows.at(-1)?.id).toBe('own-1');
  expect(parts.at(-1)).toMatchObject({ trade: null, rows: [{ id: 'own-2' }] });
  expect(computedTables(set).find(({ name }) => name === 'take-off')?.table.rows.length).toBe(
    tableOf(set, 'take-off').rows.length - 1,
  );
});

test('the CSV holds every row, and nothing in it is run', () => {
  const set = setOf('rectangle', EDITS);
  const lines = setCsv(set).trimEnd().split('\r\n');
  expect(lines.length).toBe(tableOf(set, 'take-off').rows.length + 1);
  expect(lines[0]).toBe('\uFEFFTrade,Item,How it was counted,Net,Waste %,Order,Unit');
  expect(lines.at(-2)).toBe(`Deck,"'=HYPERLINK(""http://x"")",,7,,8,each`);
  expect(lines.at(-1)).toBe(`'@Nobody,'+1+1,'-2,,,1,`);
  expect(lines.find((line) => line.includes('Waterline tile'))).toContain(',100,10,110,sq ft');
});

test.each(['rectangle', 'resort'])('%s: the workbook has the same figures, and sums them', async (name) => {
  const set = setOf(name, EDITS);
  const { rows, columns } = tableOf(set, 'take-off');
  const files = await workbook(Buffer.from(await setXlsx(set)));
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, one]) => unescaped(one ?? ''),
  );
  const parts = byTrade(set, tableOf(set, 'take-off'));
  expect(names).toEqual(['Take-off', ...parts.map((part) => part.name)]);
  const all = cellsOf(files, 'xl/worksheets/sheet1.xml');
  rows.forEach(({ cells }, i) => {
    columns.forEach(({ key }, k) => {
      const at = `${String.fromCharCode(65 + k)}${i + 2}`;
      expect(all.get(at)?.text ?? '', at).toBe(String(cells[key] ?? ''));
      expect(all.get(at)?.formula ?? null).toBeNull();
    });
  });
  parts.forEach((part, index) => {
    const bid = cellsOf(files, `xl/worksheets/sheet${index + 2}.xml`);
    const last = 4 + part.rows.length;
    part.rows.forEach(({ cells }, i) => {
      expect(bid.get(`A${i + 5}`)?.text).toBe(String(cells.item));
      expect(bid.get(`B${i + 5}`)?.text).toBe(String(cells.order));
      expect(bid.get(`D${i + 5}`)?.text).toBe('');
      expect(bid.get(`E${i + 5}`)?.formula).toBe(`B${i + 5}*D${i + 5}`);
    });
    expect(bid.get(`E${last + 1}`)?.formula).toBe(`SUM(E5:E${last})`);
  });
});
