import { describe, expect, it } from 'vitest';
import type { Row, Table } from '#domain/plan-set/table.ts';
import { flowTables } from './block.ts';
import { type TextMark, textBox } from './text-room.ts';

const BOX = { x: 100, y: 50, width: 200, height: 120 };

const table = (rows: readonly Row[], notes: readonly string[] = []): Table => ({
  title: 'Pipes',
  columns: [
    { key: 'name', title: 'Name', share: 2 },
    { key: 'feet', title: 'Length', share: 1, align: 'end', digits: 1 },
  ],
  rows,
  notes,
});
const rows = (count: number, name: (i: number) => string): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: String(i), cells: { name: name(i), feet: i } }));

describe('tables through boxes and pages', () => {
  it.each([
    [
      'many rows',
      table(
        rows(60, (i) => `Row ${i}`),
        ['A note '.repeat(30), 'Another'],
      ),
    ],
    ['a row longer than a box', table(rows(3, () => 'word '.repeat(400)))],
    ['one word without end', table(rows(2, () => 'W'.repeat(300)))],
    [
      'headings',
      table(rows(30, (i) => `Row ${i}`).map((row, i) => (i % 3 === 0 ? { ...row, heading: true } : row))),
    ],
    ['none', table([])],
  ])('keep in their boxes: %s', (_, one) => {
    const boxes = [BOX, { ...BOX, x: 320 }];
    const pages = flowTables([one, one], () => boxes, 8);
    for (const marks of pages)
      for (const mark of marks.filter((each): each is TextMark => each.kind === 'text'))
        for (const [x, y] of textBox(mark)) {
          expect(boxes.some((box) => x >= box.x - 0.1 && x <= box.x + box.width + 0.1)).toBe(true);
          expect(y).toBeGreaterThanOrEqual(BOX.y);
          expect(y).toBeLessThanOrEqual(BOX.y + BOX.height + 0.1);
        }
  });

  it('show every row once, under its head again', () => {
    const texts = flowTables([table(rows(40, (i) => `Row ${i}`))], () => [BOX], 8).map((page) =>
      page.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
    expect(texts.flat().filter((text) => text.startsWith('Row'))).toEqual(
      rows(40, (i) => `Row ${i}`).map((row) => row.cells.name),
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const page of texts) expect(page).toContain('Length');
    expect(texts[1]?.[0]).toBe('Pipes (2)');
  });
});
