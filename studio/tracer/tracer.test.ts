import { afterAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import { LONG, someOf } from '../../proof/long.ts';
import { createTracer } from './tracer.ts';
import { PARTS } from './upload.ts';

const tracer = createTracer({ threads: 2, niceness: 0 });
afterAll(() => tracer.close());

const small = { kind: 'preview', width: 64, height: 36, seed: 1 } as const;

test('a seed gives the same bytes again, with any number of threads', async () => {
  const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Fire Feature'] };
  const first = await tracer.render({ design, ...small });
  const again = await tracer.render({ design, ...small });
  const alone = createTracer({ threads: 1, niceness: 0 });
  const single = await alone.render({ design, ...small });
  await alone.close();
  expect(Buffer.from(first.rgb).equals(Buffer.from(again.rgb))).toBe(true);
  expect(Buffer.from(first.rgb).equals(Buffer.from(single.rgb))).toBe(true);
  const other = await tracer.render({ design, ...small, seed: 2 });
  expect(Buffer.from(first.rgb).equals(Buffer.from(other.rgb))).toBe(false);
});

test('a picture is neither black nor burnt, by day, in the golden hour and at dusk', async () => {
  for (const hour of ['day', 'golden', 'dusk'] as const) {
    const { rgb } = await tracer.render({
      design: { ...DEFAULT_DESIGN, hour, features: ['LED Lighting'] },
      ...small,
    });
    const mean = rgb.reduce((sum, value) => sum + value, 0) / rgb.length;
    expect([hour, mean > 25 && mean < 190]).toEqual([hour, true]);
  }
});

test('progress only rises and ends at the whole', async () => {
  const seen: number[] = [];
  await tracer.render({ design: DEFAULT_DESIGN, ...small, onProgress: (share) => seen.push(share) });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBeCloseTo(1, 5);
});

test('a picture nobody waits for is given up, and the next one is made', async () => {
  const stop = new AbortController();
  const given = tracer.render({
    design: DEFAULT_DESIGN,
    kind: 'still',
    width: 640,
    height: 360,
    seed: 1,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(given).rejects.toThrow();
  expect((await tracer.render({ design: DEFAULT_DESIGN, ...small })).rgb.length).toBe(64 * 36 * 3);
});

test.runIf(LONG)(
  'between the bands of a large picture another is made, and both are what they are alone',
  async () => {
    const banded = createTracer({ threads: 2, niceness: 0, bandPixels: 3000 });
    const large = { design: DEFAULT_DESIGN, kind: 'panorama', width: 128, height: 64, seed: 1 } as const;
    const alone = await banded.render(large);
    let other: Promise<{ rgb: Uint8Array }> | undefined;
    const shared = await banded.render({
      ...large,
      between: async () => {
        other ??= banded.render({ design: DEFAULT_DESIGN, ...small });
        await other;
      },
    });
    const preview = await tracer.render({ design: DEFAULT_DESIGN, ...small });
    await banded.close();
    expect(Buffer.from(shared.rgb).equals(Buffer.from(alone.rgb))).toBe(true);
    expect(Buffer.from((await other)?.rgb ?? []).equals(Buffer.from(preview.rgb))).toBe(true);
  },
);

test('a fine picture takes more rays and shows the same pool', async () => {
  const still = { ...small, kind: 'still' } as const;
  const first = await tracer.render({ design: DEFAULT_DESIGN, ...still });
  const fine = await tracer.render({ design: DEFAULT_DESIGN, ...still, quality: 'fine' });
  expect(fine.stats.rays).toBeGreaterThan(first.stats.rays * 1.2);
  const apart = fine.rgb.reduce((sum, value, i) => sum + Math.abs(value - (first.rgb[i] ?? 0)), 0);
  expect(apart / fine.rgb.length).toBeGreaterThan(0);
  expect(apart / fine.rgb.length).toBeLessThan(6);
});

// How many pixels of the hero's view show each part; the view from above where the hero's shows none.
async function shown(design: Design): Promise<Set<Feature>> {
  const found = new Set<Feature>();
  for (const camera of ['hero', 'aerial'] as const) {
    const { rgb } = await tracer.render({ design, kind: 'mask', width: 256, height: 144, seed: 1, camera });
    const counts = new Map<number, number>();
    for (let i = 0; i < rgb.length; i += 3) counts.set(rgb[i] ?? 255, (counts.get(rgb[i] ?? 255) ?? 0) + 1);
    for (const feature of FEATURES) if ((counts.get(PARTS.indexOf(feature)) ?? 0) >= 3) found.add(feature);
  }
  return found;
}

// Together they would crowd one another; these groups have room on one pool.
const GROUPS: readonly (readonly Feature[])[] = [
  ['Raised Spa', 'Sunshelf', 'Fire Feature', 'Solar Heating', 'Heating', 'Saltwater System'],
  ['Waterfall', 'LED Lighting', 'Diving Board', 'Bubblers', 'Pergola'],
  ['Scuppers', 'Slide', 'Grotto', 'Deck Jets'],
  ['Swim-Up Bar', 'Beach Entry', 'Outdoor Kitchen', 'Safety Fence'],
  ['Infinity Edge', 'Automatic Cover'],
  ['Cold Plunge', 'Regeneration Zone'],
];

test('the groups hold the whole vocabulary', () => {
  expect(GROUPS.flat().sort()).toEqual([...FEATURES].sort());
});

test.each(someOf(['Modern', 'Lagoon'] as const, 1))(
  'in a %s pool every feature is seen when asked for and no other is',
  async (style) => {
    const design = { ...DEFAULT_DESIGN, style, lengthFt: 42, widthFt: 22 };
    expect([...(await shown(design))]).toEqual([]);
    for (const features of GROUPS) {
      expect([...(await shown({ ...design, features: [...features] }))].sort()).toEqual([...features].sort());
    }
  },
  240_000,
);
