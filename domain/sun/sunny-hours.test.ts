import { expect, test } from 'vitest';
import { clockHour, sunnyTimes } from './sunny-hours.ts';

const day = (...sunny: (readonly [from: number, to: number])[]) =>
  Array.from({ length: 96 }, (_, step) =>
    sunny.some(([from, to]) => step / 4 >= from && step / 4 < to) ? 1 : 0.2,
  );

test('hours of sun run from the first quarter with half of the place in it to the last', () => {
  expect(sunnyTimes(day([10, 16]))).toEqual([{ from: 10, to: 16 }]);
  expect(sunnyTimes(day([8, 11], [14.5, 18]))).toEqual([
    { from: 8, to: 11 },
    { from: 14.5, to: 18 },
  ]);
});

test('a passing shadow of half an hour does not part a day, and a ray of less than an hour is not told', () => {
  expect(sunnyTimes(day([9, 12], [12.5, 17]))).toEqual([{ from: 9, to: 17 }]);
  expect(sunnyTimes(day([6, 6.75]))).toEqual([]);
  expect(sunnyTimes(day())).toEqual([]);
});

test('hours are told as a clock has them', () => {
  expect([0, 9.5, 12, 16, 24].map(clockHour)).toEqual(['12 AM', '9:30 AM', '12 PM', '4 PM', '12 AM']);
});
