import { expect, test } from 'vitest';
import { sortLines } from '#domain/package/compare.ts';
import { DEFAULT_CONTENT } from './default-content.ts';

const { COMPARED, COMPARED_CALLS } = DEFAULT_CONTENT.packageComparison;
const { PACKAGES } = DEFAULT_CONTENT.packages;
const rows = [...COMPARED, { label: '', lines: COMPARED_CALLS }];

test('every line of a card has its row in the comparison', () => {
  expect(PACKAGES.flatMap(({ features }) => sortLines(features, rows).rest)).toEqual([]);
});

test('the comparison names nothing that no card says', () => {
  const said = PACKAGES.flatMap(({ features }) => features);
  expect(rows.flatMap(({ lines }) => lines).filter((line) => !said.includes(line))).toEqual([]);
});
