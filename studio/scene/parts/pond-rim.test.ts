import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { contains } from '#domain/geometry/plane.ts';
import { layoutDesign } from '../layout.ts';
import { freeRim } from './pond-rim.ts';

const pond = (change: Partial<Design>): Design => ({
  ...DEFAULT_DESIGN,
  style: 'Natural',
  lengthFt: 40,
  widthFt: 20,
  ...change,
});

// Over the whole ground, a third of a foot apart.
function* spots(): Generator<[number, number]> {
  for (let x = -30; x <= 30; x += 0.33) for (let z = -20; z <= 20; z += 0.33) yield [x, z];
}

test('no boulder lies where one walks into the water or where the cover runs', () => {
  for (const [features, kind] of [
    [['Regeneration Zone'], 'steps'],
    [['Regeneration Zone', 'Beach Entry'], 'Beach Entry'],
    [['Regeneration Zone', 'Automatic Cover'], 'Automatic Cover'],
  ] as const) {
    const layout = layoutDesign(pond({ features: [...features] }));
    const isFree = freeRim(layout);
    const ways = layout.items.filter((item) => item.kind === kind);
    expect(ways.length, kind).toBeGreaterThan(0);
    const free = [...spots()].filter((spot) => isFree(spot));
    expect(free.length).toBeGreaterThan(100);
    expect(free.filter((spot) => ways.some(({ outline }) => contains(outline, spot))).length, kind).toBe(0);
  }
});
