import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('thousands are told apart exactly as the American formatter does', () => {
  for (const value of [
    0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 123_456_789, -1, -4500, 18_049.5, 0.4, -0.4,
  ])
    expect(grouped(value), String(value)).toBe(
      value === -0.4 ? '0' : Math.round(value).toLocaleString('en-US'),
    );
});
