import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { circle, contains, rectangle } from '#domain/geometry/plane.ts';
import { buildScene } from '../build-scene.ts';
import { fallAt, wingsOf } from '../falling-ground.ts';
import { layoutDesign } from '../layout.ts';
import { materialsFor } from '../materials.ts';
import { WATER_Y } from '../pool-heights.ts';
import { METRES_PER_FOOT } from '../scene.ts';
import { apronSlope, apronY, rimOutline, shoreAt } from './beach-entry.ts';
import { bearingsOf, tileAt } from './pool-rim.ts';
import { shouldersOf } from './regeneration-zone.ts';

const design = (change: Partial<Design>): Design => ({
  ...DEFAULT_DESIGN,
  lengthFt: 40,
  widthFt: 20,
  ...change,
});

test('beside a beach the tile runs out to a point: it has no end that could be seen', () => {
  const layout = layoutDesign(design({ style: 'Resort', features: ['Beach Entry'] }));
  const band = Array.from({ length: 401 }, (_, i) => {
    const [top, bottom] = tileAt({ layout }, -20 + i * 0.1, 0);
    return top - bottom;
  });
  const steps = band.slice(1).map((high, i) => Math.abs(high - (band[i] ?? 0)));
  expect(shoreAt({ layout }, -20)).toBe(1);
  expect(band[0]).toBeCloseTo(0);
  expect(Math.max(...steps)).toBeLessThan(0.06);
});

test('a beach leads up to the deck no steeper than one walks, where a coping would be a curb', () => {
  const layout = layoutDesign(design({ style: 'Kidney', features: ['Beach Entry'] }));
  const rim = rimOutline({ layout });
  const gap = (x: number) => Math.abs(Math.min(...rim.map((corner) => corner[0])) - x);
  expect(gap(-20)).toBeGreaterThan(3.4);
  expect((apronY(1, 1) - apronY(0, 1)) / gap(-20)).toBeLessThan(1 / 8);
  expect(Math.max(...rim.map(([x]) => x)) - 20).toBeCloseTo(layout.copingFt, 1);
});

test('a beach ends in pebble, whatever the deck, wet further out than a coping', () => {
  for (const deck of ['pavers', 'wood'] as const) {
    const { deck: dry, shore, coping } = materialsFor(design({ deck }));
    expect(shore.pattern).toBe('gravel');
    expect(shore.lapM).toBeGreaterThan(coping.lapM);
    expect(dry.lapM).toBe(0);
  }
});

test('no edge of the rim stands up from the paving, which it laps over; a beach becomes level with it', () => {
  for (const change of [{ style: 'Kidney' }, { style: 'Kidney', features: ['Beach Entry'] }] as const) {
    const scene = buildScene(design({ ...change, features: [...(change.features ?? [])] }), {
      detail: 'light',
    });
    const rim = rimOutline(scene);
    const outer = scene.meshes
      .filter(({ material }) => material === 'coping' || material === 'shore')
      .flatMap(({ positions }) =>
        Array.from({ length: positions.length / 3 }, (_, i) =>
          [...positions.subarray(i * 3, i * 3 + 3)].map((v) => v / METRES_PER_FOOT),
        ),
      )
      .filter(([x = 0, , z = 0]) => !contains(rim, [x, z]));
    expect(outer.length).toBeGreaterThan(20);
    for (const [, y = 0] of outer) expect(Math.abs(y)).toBeLessThan(0.01);
  }
  expect(apronY(1, 1)).toBeCloseTo(0, 2);
  expect(apronSlope(1, 1)).toBe(0);
});

test('a curve is shaded as one, and a corner stays a corner', () => {
  const meet = (ring: Parameters<typeof bearingsOf>[0]) =>
    bearingsOf(ring).map(([, end], i, all) => {
      const [start] = all[(i + 1) % all.length] ?? [end];
      return start[0] * end[0] + start[1] * end[1];
    });
  expect(Math.min(...meet(circle(0, 0, 9, 40)))).toBeCloseTo(1);
  expect(Math.max(...meet(rectangle(-9, -4, 9, 4)))).toBeCloseTo(0);
});

test('a wall of scuppers stands on a straight rim, and on the floor where the rim bends away behind it', () => {
  const lowest = (change: Partial<Design>) => {
    const { meshes } = buildScene(design({ features: ['Scuppers'], ...change }), { detail: 'light' });
    const stone = meshes.filter(({ material }) => material === 'stone');
    const heights = stone.flatMap(({ positions, indices, parts }) =>
      parts
        .filter(({ part }) => part === 'Scuppers')
        .flatMap(({ start, count }) =>
          [...indices.subarray(start, start + count)].map(
            (i) => (positions[i * 3 + 1] ?? 0) / METRES_PER_FOOT,
          ),
        ),
    );
    return Math.min(...heights);
  };
  expect(lowest({ style: 'Modern' })).toBeGreaterThan(WATER_Y);
  expect(lowest({ style: 'Mediterranean', shape: 'Roman ends' })).toBeLessThan(WATER_Y - 3);
});

test('a basin of plants ends at the rim where the rim comes round to it', () => {
  const layout = layoutDesign(design({ style: 'Natural', features: ['Regeneration Zone'] }));
  const zone = layout.items.find(({ kind }) => kind === 'Regeneration Zone');
  const shoulders = zone ? shouldersOf(layout, zone) : [];
  expect(shoulders.length).toBeGreaterThan(0);
  const straight = layoutDesign(design({ style: 'Modern', features: ['Regeneration Zone'] }));
  expect(
    straight.items
      .filter(({ kind }) => kind === 'Regeneration Zone')
      .flatMap((item) => shouldersOf(straight, item)),
  ).toEqual([]);
});

test('beside an infinity edge grass lies on no bank steeper than can be mown', () => {
  const layout = layoutDesign(
    design({ style: 'Infinity', features: ['Infinity Edge'], setting: 'hillside' }),
  );
  const [wing] = wingsOf(layout).slice(-1);
  const [x0 = 0, x1 = 0] = [
    Math.min(...(wing ?? []).map(([x]) => x)),
    Math.max(...(wing ?? []).map(([x]) => x)),
  ];
  const front = Math.max(...(wing ?? []).map(([, z]) => z)) + 0.2;
  const rises = Array.from({ length: 120 }, (_, i) => {
    const x = x0 + ((x1 + 4 - x0) * i) / 120;
    return Math.max(
      Math.abs(fallAt(layout, [x + 0.1, front]) - fallAt(layout, [x, front])),
      Math.abs(fallAt(layout, [x, front + 0.1]) - fallAt(layout, [x, front])),
    );
  });
  expect(Math.max(...rises) / 0.1).toBeLessThan(0.75);
});
