import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { SUN_PLACES } from '#domain/sun/sun-places.ts';
import { sayClock, sayStand, saySun } from './say-sun.ts';
import { configuratorWords } from './words.ts';

const { SUN } = configuratorWords(CONTENT);
const day = (...sunny: (readonly [from: number, to: number])[]) =>
  Array.from({ length: 96 }, (_, step) =>
    sunny.some(([from, to]) => step / 4 >= from && step / 4 < to) ? 1 : 0,
  );

test('the hours of sun are one sentence, however often they are broken', () => {
  expect(saySun(SUN, 'shelf', day([10, 16]), 7)).toBe('Your shelf has sun from 10 AM to 4 PM in July.');
  expect(saySun(SUN, 'water', day([8, 11], [14.5, 18]), 3)).toBe(
    'Your pool has sun from 8 AM to 11 AM and from 2:30 PM to 6 PM in March.',
  );
  expect(saySun(SUN, 'deck', day(), 12)).toBe('Your deck has no direct sun in December.');
});

test('the sun’s place is said with its height and direction, and that there is none at night', () => {
  expect(sayStand(SUN, 16, { elevationDeg: 41.6, azimuthDeg: 265 })).toBe('4 PM, sun 42° high in the west');
  expect(sayStand(SUN, 8, { elevationDeg: 10, azimuthDeg: 359 })).toBe('8 AM, sun 10° high in the north');
  expect(sayStand(SUN, 21, { elevationDeg: -3, azimuthDeg: 300 })).toBe('9 PM, sun below the horizon');
});

test('whose clock it is and whether it is put forward is said', () => {
  expect(sayClock(SUN, SUN_PLACES.FL, 7)).toContain('Orlando, on daylight saving time in July');
  expect(sayClock(SUN, SUN_PLACES.FL, 12)).toContain('on standard time in December');
  expect(sayClock(SUN, SUN_PLACES.AZ, 7)).toContain('keeps standard time all year');
});
