import { expect, test } from 'vitest';
import { centsIn } from './dollar-input.ts';

test('an amount is read as people write it, and anything else is none', () => {
  expect(['450', '$450', '1,250.50', ' 1250.5 ', '0.50', '1,000,000'].map(centsIn)).toEqual([
    45_000, 45_000, 125_050, 125_050, 50, 100_000_000,
  ]);
  expect(['', '-5', '1,25', '12.345', '4 50', 'abc', '1e3'].map(centsIn)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});
