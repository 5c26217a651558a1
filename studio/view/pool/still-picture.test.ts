import { expect, test } from 'vitest';
import { asideIn, ENOUGH } from './still-picture.ts';

const walk = Array.from({ length: ENOUGH.large }, (_, frame) => asideIn(frame));

test('a still picture begins where the view stood, and none of its frames leaves the pixel', () => {
  expect(walk[0]).toEqual([0, 0]);
  expect(Math.max(...walk.flat().map(Math.abs))).toBeLessThanOrEqual(0.5);
});

test('its frames lie all over the pixel, about its middle', () => {
  for (const axis of [0, 1] as const) {
    const places = walk.map((place) => place[axis]).toSorted((a, b) => a - b);
    expect(Math.abs(places.reduce((sum, place) => sum + place, 0) / ENOUGH.large)).toBeLessThan(0.15);
    const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(0.25);
  }
});
