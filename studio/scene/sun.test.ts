import { expect, test } from 'vitest';
import { HOURS } from '#domain/design/design.ts';
import { sunFor } from './sun.ts';

const SEEDS = Array.from({ length: 64 }, (_, i) => i * 2_654_435_761);
const heightOf = ([, y]: readonly [number, number, number]) => (Math.asin(y) * 180) / Math.PI;

test('in the golden hour the sun stands 10 to 14 degrees high: warm, and chairs throw long shadows on the deck', () => {
  for (const seed of SEEDS) {
    const height = heightOf(sunFor('golden', 30, seed).direction);
    expect(height).toBeGreaterThan(10);
    expect(height).toBeLessThan(14);
  }
});

test('in the golden hour the sun rakes across a house that looks south', () => {
  for (const seed of SEEDS) {
    const [x, , z] = sunFor('golden', 0, seed).direction;
    const offNormal = (Math.atan2(Math.abs(x), z) * 180) / Math.PI;
    expect(offNormal).toBeGreaterThan(60);
    expect(offNormal).toBeLessThan(76);
  }
});

test('a setting sun stands beyond a house that looks south: its sky is seen, its walls are in the shade and its windows glow', () => {
  for (const seed of SEEDS) expect(sunFor('sunset', 0, seed).direction[2]).toBeLessThan(-0.4);
});

test.each(HOURS)('%s: gardens differ in their light, and each keeps its own', (hour) => {
  const lights = SEEDS.map((seed) => sunFor(hour, 30, seed).direction.join());
  expect(new Set(lights).size).toBeGreaterThan(4);
  expect(SEEDS.map((seed) => sunFor(hour, 30, seed).direction.join())).toEqual(lights);
});
