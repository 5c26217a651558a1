import { expect, test } from 'vitest';
import { showDate, showValue } from './show-value.ts';

test('an unreadable date shows as the specification says', () => {
  expect(showDate('not a date')).toBe('Invalid Date');
  expect(showDate(undefined)).toBe('Invalid Date');
});

test('money, lists and yes or no read as words', () => {
  expect(showValue('amountCents', 99500)).toBe('$995');
  expect(showValue('computedCost', 58500)).toBe('$58,500');
  expect(showValue('features', ['spa', 'heating'])).toBe('spa, heating');
  expect(showValue('live', false)).toBe('No');
  expect(showValue('phone', null)).toBe('');
});
