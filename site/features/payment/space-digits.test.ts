import { expect, test } from 'vitest';
import { spaceDigits, spaceExpiry } from './space-digits.ts';

test('a card number is shown in groups of four, however it was typed', () => {
  expect(spaceDigits('4242-42424242 4242')).toBe('4242 4242 4242 4242');
  expect(spaceDigits('424')).toBe('424');
});

test('the slash comes by itself and can be deleted again', () => {
  expect(spaceExpiry('12', '1')).toBe('12 / ');
  expect(spaceExpiry('1234', '')).toBe('12 / 34');
  expect(spaceExpiry('12 /', '12 / ')).toBe('12 /');
});
