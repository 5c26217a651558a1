import { expect, test } from 'vitest';
import { tooltipDelay } from './tooltip.tsx';

test('a tooltip opens after 700 ms', () => {
  expect(tooltipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(tooltipDelay(10_300, 10_000)).toBe(700);
});

test('within 300 ms of the last one it opens at once', () => {
  expect(tooltipDelay(10_299, 10_000)).toBe(0);
});
