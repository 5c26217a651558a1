import { expect, test } from 'vitest';
import type { Instance } from '#studio/scene/scene.ts';
import { createMemory, HEAP_AT, openCore } from './core.ts';
import { detailAt, PreparedPlants, placePlants } from './prepared-plants.ts';

const standing = (prototype: string, x: number): Instance => ({
  prototype,
  x,
  y: 0,
  z: 0,
  yaw: 0,
  scale: 1,
  rise: 1,
});

test('of all plants only those are drawn that stand in the garden, each as finely as it is seen', () => {
  const memory = createMemory();
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const plants = new PreparedPlants(core, memory);
  const garden = [standing('tuft', 4), standing('tuft', 9), standing('agave', 60)];
  const missing = plants.missing(garden).filter(([name]) => name !== 'lawn' && name !== 'verge');
  expect(missing.map((one) => one.join(' ')).toSorted()).toEqual([
    'agave coarse',
    'agave far',
    'tuft coarse',
    'tuft full',
  ]);
  plants.draw(missing);
  expect(plants.get('tuft', 'full')?.count).toBeGreaterThan(0);
  expect(plants.get('tuft', 'far')).toBeUndefined();
  expect(plants.missing([standing('tuft', 2)]).filter(([name]) => name === 'tuft')).toEqual([]);
});

test('grass is drawn in one way only, however far from the pool it lies', () => {
  expect(detailAt(standing('tuft', 60))).toBe('far');
  for (const grass of ['lawn', 'verge']) expect(detailAt(standing(grass, 60))).toBe('full');
});

test('a plant that is not drawn leaves no record that points anywhere', () => {
  const memory = createMemory();
  const core = openCore(memory);
  core.heapStart(HEAP_AT);
  const plants = new PreparedPlants(core, memory);
  const garden = [standing('tuft', 4), standing('agave', 5)];
  plants.draw([['tuft', 'full']]);
  const place = (some: readonly Instance[]) =>
    placePlants(core, memory, some, ({ prototype }) => plants.get(prototype, 'full'));
  const before = core.heapTop();
  expect(place([standing('agave', 5)])).toBe(0);
  expect(core.heapTop()).toBe(before);
  expect(place(garden)).toBeGreaterThan(0);
});
