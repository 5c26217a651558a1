import { expect, test } from 'vitest';
import { dollarDifference, dollars, dollarsAndCents, lineRange } from './money.ts';

test('dollars carry thousands separators, differences their sign', () => {
  expect(dollars(1_234_567)).toBe('$1,234,567');
  expect(dollars(0)).toBe('$0');
  expect(dollarDifference(15_000)).toBe('+$15,000');
  expect(dollarDifference(-3_500)).toBe('−$3,500');
  expect(dollarDifference(0)).toBe('no change');
});

test('a line that adds nothing says so instead of a range of zeros', () => {
  expect(lineRange({ low: 0, high: 0 })).toBe('included');
  expect(lineRange({ low: 5000, high: 6500 })).toBe('$5,000 - $6,500');
});

test('what was charged reads as the American formatter writes it', () => {
  const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (const cents of [0, 5, 99, 100, 49_500, 159_500, 123_456_789])
    expect(dollarsAndCents(cents)).toBe(american.format(cents / 100));
  expect([dollars(-0.4), dollars(-400), dollars(1594.5)]).toEqual(['$0', '-$400', '$1,595']);
});
