import { expect, test } from 'vitest';
import { goTogether, lineOf, sortLines, typicalOrder } from '#domain/package/compare.ts';
import { DEFAULT_CONTENT } from './default-content.ts';

const { COMPARED, COMPARED_CALLS } = DEFAULT_CONTENT.packageComparison;
const { PACKAGES } = DEFAULT_CONTENT.packages;
const rows = [...COMPARED, { label: '', lines: COMPARED_CALLS }];

test('every line of a card has its row in the comparison', () => {
  expect(PACKAGES.flatMap(({ features }) => sortLines(features, rows).rest)).toEqual([]);
});

test('the comparison names nothing that no card says', () => {
  const said = PACKAGES.flatMap(({ features }) => features);
  expect(rows.flatMap(({ lines }) => lines.map(lineOf)).filter((line) => !said.includes(line))).toEqual([]);
});

test('no cell of a column is said twice', () => {
  for (const { features } of PACKAGES) {
    const said = sortLines(features, rows).rows.flat();
    expect(said).toEqual([...new Set(said)]);
  }
});

test('the sum of a typical order follows the prices, and what is ordered together goes together', () => {
  const { PACKAGE_COMPARISON, TYPICAL_ORDERS } = DEFAULT_CONTENT.packageComparison;
  const dearer = PACKAGES.map((item) => ({ ...item, price: item.price + 100 }));
  for (const order of TYPICAL_ORDERS) {
    const before = typicalOrder(order, PACKAGES, PACKAGE_COMPARISON.short);
    expect(typicalOrder(order, dearer, PACKAGE_COMPARISON.short).sum - before.sum).toBe(
      100 * order.ids.length,
    );
    const [first, ...others] = order.ids;
    for (const other of others) expect(first && goTogether(first, other)).toBe(true);
  }
});
