import { expect, test } from 'vitest';
import { type RowEdit, withEdits } from '#domain/plan-set/table.ts';
import {
  changeCount,
  type NamedTable,
  shownRows,
  withCell,
  withoutChanges,
  withoutRow,
  withRow,
  withRowBack,
} from './row-edits.ts';

const EQUIPMENT: NamedTable = {
  name: 'equipment',
  follows: {},
  table: {
    title: 'Equipment',
    columns: [
      { key: 'what', title: 'What', share: 2 },
      { key: 'watts', title: 'Watts', share: 1, digits: 0 },
    ],
    rows: [
      { id: 'pump', cells: { what: 'Pump', watts: 1500 } },
      { id: 'heater', cells: { what: 'Heater', watts: 400 } },
    ],
  },
};
const OTHERS: RowEdit[] = [{ table: 'finishes', row: 'tile', cells: { what: 'Blue' } }];
const texts = (edits: readonly RowEdit[]) =>
  shownRows(EQUIPMENT, edits).map(({ id, cells, removed }) =>
    [id, cells.what?.text, cells.watts?.text, cells.watts?.changed, removed].join(),
  );

test('a cell is changed and taken back by typing what was computed; other schedules stay', () => {
  const changed = withCell(EQUIPMENT, OTHERS, ['pump', 'watts'], '1,800');
  expect(texts(changed)).toEqual(['pump,Pump,1,800,true,false', 'heater,Heater,400,false,false']);
  expect(withEdits(EQUIPMENT.table, 'equipment', changed).rows[0]?.cells.watts).toBe(1800);
  expect(changeCount(EQUIPMENT, changed)).toBe(1);
  // What is no amount that anybody reckons with stays the text that was typed.
  const shown = ['0x10', '1e300', '9'.repeat(20), 'by others', '-2.50', '.5'].map((text) => {
    const edits = withCell(EQUIPMENT, OTHERS, ['pump', 'watts'], text);
    return withEdits(EQUIPMENT.table, 'equipment', edits).rows[0]?.cells.watts;
  });
  expect(shown).toEqual(['0x10', '1e300', '9'.repeat(20), 'by others', -2.5, 0.5]);
  expect(withCell(EQUIPMENT, changed, ['pump', 'watts'], '1,500')).toEqual(OTHERS);
});

test('rows are added, filled in, left out and brought back', () => {
  const added = withRow(EQUIPMENT, OTHERS, 'own-1');
  expect(texts(added).at(-1)).toBe('own-1,,,false,false');
  const filled = withCell(EQUIPMENT, added, ['own-1', 'what'], 'Cover');
  expect(texts(withCell(EQUIPMENT, filled, ['own-1', 'what'], '')).at(-1)).toBe('own-1,,,false,false');
  const without = withoutRow(EQUIPMENT, filled, 'heater');
  expect(texts(without)).toEqual([
    'pump,Pump,1,500,false,false',
    'heater,Heater,400,false,true',
    'own-1,Cover,,false,false',
  ]);
  expect(withEdits(EQUIPMENT.table, 'equipment', without).rows.map(({ id }) => id)).toEqual([
    'pump',
    'own-1',
  ]);
  expect(withRowBack(EQUIPMENT, without, 'heater')).toEqual(filled);
  expect(withoutRow(EQUIPMENT, filled, 'own-1')).toEqual(OTHERS);
  expect(changeCount(EQUIPMENT, without)).toBe(2);
  expect(withoutChanges(EQUIPMENT, without)).toEqual(OTHERS);
});

test('what follows from a change is shown, unless somebody typed something else', () => {
  const followed = { ...EQUIPMENT, follows: { pump: { watts: 1700 } } };
  const watts = (edits: RowEdit[]) => shownRows(followed, edits)[0]?.cells.watts;
  expect(watts([])).toEqual({ text: '1,700', changed: false });
  expect(watts(withCell(EQUIPMENT, [], ['pump', 'watts'], '9'))).toEqual({ text: '9', changed: true });
});
