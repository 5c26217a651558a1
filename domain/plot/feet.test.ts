import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFeet, parseFeet } from './feet.ts';

test.each([
  ['80', 80],
  [' 80.5 ft ', 80.5],
  ["80'", 80],
  ['80’ 6”', 80.5],
  ["80'6", 80.5],
  ['80 ft 6 in', 80.5],
  ['80 feet, 6 inches', 80.5],
  ['80-6', 80.5],
  ['80\' 6 1/2"', 80 + 6.5 / 12],
  ['12½ ft', 12.5],
  ['18 in', 1.5],
  ['3/4"', 0.0625],
  ['1,200 ft.', 1200],
  ['.5', 0.5],
  ['10 m', 10 / 0.3048],
  ['80 pies 6 pulgadas', 80.5],
  ['10 metros', 10 / 0.3048],
])('%s is a length', (text, feet) => {
  expect(parseFeet(text)).toBeCloseTo(feet, 9);
});

test.each([
  '',
  'eighty',
  '80 by 60',
  '-5',
  '1e400',
  '80 ft 14 in',
  '1/0"',
  '9'.repeat(500),
  '80 miles',
  '__proto__',
])('%s is none', (text) => {
  expect(parseFeet(text)).toBeNull();
});

test('what is told is read again, to the inch', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), (feet) => {
      expect(Math.abs((parseFeet(formatFeet(feet)) ?? Number.NaN) - feet)).toBeLessThanOrEqual(1 / 24 + 1e-9);
    }),
  );
});
