import { expect, test } from 'vitest';
import { goTogether, sortLines } from './compare.ts';

test('a line stands in every row it is about, and one that no row knows is kept', () => {
  const rows = [
    { label: 'Views', lines: [{ of: 'Views and plans', say: 'Views' }] },
    { label: 'Plans', lines: ['Views and plans', 'Sections'] },
  ];
  expect(sortLines(['Views and plans', 'A second site visit'], rows)).toEqual({
    rows: [['Views'], ['Views and plans']],
    rest: ['A second site visit'],
  });
});

test('a stamp completes a design; of two designs one is enough', () => {
  expect(goTogether('engineering-stamp', 'diy')).toBe(true);
  expect(goTogether('diy', 'permitting')).toBe(true);
  expect(goTogether('premium-3d', 'diy')).toBe(false);
  expect(goTogether('luxury-resort', 'premium-3d')).toBe(false);
});
