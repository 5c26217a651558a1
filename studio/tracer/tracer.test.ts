import { afterAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { toLayout } from '#domain/plot/site.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { MATERIAL_IDS } from '#studio/scene/materials.ts';
import type { Camera, Part } from '#studio/scene/scene.ts';
import { LONG, someOf } from '../../proof/long.ts';
import { createTracer } from './tracer.ts';
import { PARTS } from './upload.ts';

// One for all that is told by pictures: it takes seconds to draw its plants.
const tracer = createTracer({ threads: 2, niceness: 0 });
afterAll(() => tracer.close());

const small = { kind: 'preview', width: 64, height: 36, seed: 1 } as const;

test('a seed gives the same bytes again, in a long run with any number of threads', async () => {
  const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Fire Feature'] };
  const first = await tracer.render({ design, ...small });
  const again = await tracer.render({ design, ...small });
  expect(Buffer.from(first.rgb).equals(Buffer.from(again.rgb))).toBe(true);
  const other = await tracer.render({ design, ...small, seed: 2 });
  expect(Buffer.from(first.rgb).equals(Buffer.from(other.rgb))).toBe(false);
  if (!LONG) return;
  // Another tracer draws its plants anew, which takes seconds.
  const alone = createTracer({ threads: 1, niceness: 0 });
  const single = await alone.render({ design, ...small });
  await alone.close();
  expect(Buffer.from(first.rgb).equals(Buffer.from(single.rgb))).toBe(true);
});

test('a picture is neither black nor burnt, in the golden hour and, in a long run, by day and at dusk', async () => {
  for (const hour of someOf(['golden', 'day', 'dusk'] as const, 1)) {
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
  // By fields of four pixels: among so few, each leaf falls on another one, and leaves are small.
  const fields = (rgb: Uint8Array, at: number) =>
    [0, 3, small.width * 3, small.width * 3 + 3].reduce((sum, beside) => sum + (rgb[at + beside] ?? 0), 0) /
    4;
  const apart = fine.rgb.reduce(
    (sum, _, at) => sum + Math.abs(fields(fine.rgb, at) - fields(first.rgb, at)),
    0,
  );
  expect(apart / fine.rgb.length).toBeGreaterThan(0);
  expect(apart / fine.rgb.length).toBeLessThan(5);
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

const LOOK = { width: 128, height: 72, seed: 1 } as const;
const UNDER_WATER = 128;

// Mean brightness of what is seen through water, and of the deck.
async function poolAndDeck(design: Design): Promise<{ pool: number; deck: number; parts: Set<number> }> {
  const { rgb } = await tracer.render({ design, kind: 'preview', ...LOOK });
  const mask = await tracer.render({ design, kind: 'mask', ...LOOK });
  const deckId = MATERIAL_IDS.indexOf('deck');
  const mean = (fits: (material: number) => boolean) => {
    const bright: number[] = [];
    for (let i = 0; i < rgb.length; i += 3)
      if (fits(mask.rgb[i + 1] ?? 255))
        bright.push(0.2126 * (rgb[i] ?? 0) + 0.7152 * (rgb[i + 1] ?? 0) + 0.0722 * (rgb[i + 2] ?? 0));
    return bright.reduce((sum, value) => sum + value, 0) / bright.length;
  };
  const parts = new Set(mask.rgb.filter((_, i) => i % 3 === 0));
  return { pool: mean((id) => id >= UNDER_WATER && id < 254), deck: mean((id) => id === deckId), parts };
}

const AT_DUSK = [
  { ...DEFAULT_DESIGN, hour: 'dusk', style: 'Lagoon', lengthFt: 42, widthFt: 22 },
  { ...DEFAULT_DESIGN, hour: 'dusk' },
  { ...DEFAULT_DESIGN, hour: 'dusk', lengthFt: 20, widthFt: 10 },
] satisfies Design[];

test.each(someOf(AT_DUSK, 1))(
  'at dusk every pool glows brighter than its deck, with no lighting asked for and none shown',
  async (design) => {
    const { pool, deck, parts } = await poolAndDeck(design);
    expect(pool).toBeGreaterThan(1.4 * deck);
    expect(parts.has(PARTS.indexOf('LED Lighting'))).toBe(false);
  },
);

test('by day the same pool is lit by the sun, not by lamps', async () => {
  const { pool, deck } = await poolAndDeck({ ...DEFAULT_DESIGN, hour: 'day' });
  expect(pool).toBeLessThan(1.4 * deck);
});

// One design on three plots: the pictures differ as the plots do.

const [WIDTH, HEIGHT] = [160, 90];
const POOL: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 28,
  widthFt: 14,
  house: 'ranch',
  features: ['Raised Spa'],
};
const PLACE = { x: 45, y: 62, turnDeg: 0, levelFt: null };
const corners: Plot['lot']['corners'] = [
  [0, 0],
  [90, 0],
  [90, 110],
  [0, 110],
];
const lot = { corners, edges: corners.map(() => ({ setbackFt: 5, note: '' })) };
const house = (from: Plot['lot']['corners']): Plot['buildings'] => [
  { kind: 'house', corners: from, gapFt: 5, note: '' },
];
const plotWith = (change: Partial<Plot>) =>
  samplePlot({ lot, easements: [], trees: [], heights: [], ...change });

const BEHIND = plotWith({
  buildings: house([
    [18, 6],
    [70, 6],
    [70, 34],
    [18, 34],
  ]),
});
const BESIDE = plotWith({
  buildings: house([
    [4, 30],
    [18, 30],
    [18, 92],
    [4, 92],
  ]),
  trees: [{ kind: 'tree', at: [62, 36], canopyFt: 9 }],
});
const SLOPED = plotWith({
  buildings: BEHIND.buildings,
  heights: [
    { at: [45, 0], feet: 100 },
    { at: [45, 110], feet: 89 },
    { at: [0, 55], feet: 94.5 },
    { at: [90, 55], feet: 94.5 },
  ],
});

// From above, over the pool's middle: the same view of all three.
const ABOVE: Camera = { eye: [0.5, 42, 13], target: [0, 0, 0], fovDeg: 56 };

async function pictureOf(on: Plot) {
  const design = { ...POOL, site: { plot: on, place: PLACE } };
  const { rgb } = await tracer.render({
    design,
    kind: 'mask',
    width: WIDTH,
    height: HEIGHT,
    seed: 1,
    camera: ABOVE,
  });
  const shows = (part: Part, x0 = 0, x1 = WIDTH) => {
    let count = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = x0; x < x1; x++) if (rgb[(y * WIDTH + x) * 3] === PARTS.indexOf(part)) count++;
    return count;
  };
  return { shows, rgb };
}

test('house side, tree and wall are where the plot has them, and nowhere else', async () => {
  const [behind, beside, sloped] = [
    await pictureOf(BEHIND),
    await pictureOf(BESIDE),
    await pictureOf(SLOPED),
  ];
  const third = Math.floor(WIDTH / 4);
  // Left quarter: the house beside the pool stands there, the one behind it does not.
  expect(beside.shows('house', 0, third)).toBeGreaterThan(200);
  expect(behind.shows('house', 0, third)).toBeLessThan(60);
  expect(behind.shows('house', third)).toBeGreaterThan(200);
  expect(beside.shows('house', WIDTH / 2)).toBe(0);
  expect(sloped.shows('retaining wall')).toBeGreaterThan(30);
  expect(behind.shows('retaining wall') + beside.shows('retaining wall')).toBe(0);
  for (const { shows } of [behind, beside, sloped]) {
    expect(shows('pool')).toBeGreaterThan(100);
    expect(shows('lot edge')).toBeGreaterThan(20);
  }
  const [tx, tz] = toLayout(PLACE, [62, 36]);
  const crown = (picture: typeof behind) => {
    const [px, py] = seenAt(ABOVE, [tx * 0.3048, 4, tz * 0.3048]);
    return picture.rgb[(Math.round(py) * WIDTH + Math.round(px)) * 3];
  };
  expect(crown(beside)).toBe(PARTS.indexOf('planting'));
  expect(crown(behind)).not.toBe(PARTS.indexOf('planting'));
}, 120_000);

test.runIf(LONG)(
  'the hero of each plot sees the pool and the house from the side away from it',
  async () => {
    for (const on of [BEHIND, BESIDE, SLOPED]) {
      const design = { ...POOL, site: { plot: on, place: PLACE } };
      const { rgb } = await tracer.render({ design, kind: 'mask', width: WIDTH, height: HEIGHT, seed: 1 });
      const share = (part: Part) =>
        rgb.filter((value, i) => i % 3 === 0 && value === PARTS.indexOf(part)).length / (WIDTH * HEIGHT);
      expect(share('pool')).toBeGreaterThan(0.04);
      expect(share('house')).toBeGreaterThan(0.03);
      const { cameras, layout } = buildScene(design, { detail: 'light' });
      const [x, z] = [layout.house?.anchor.x ?? 0, layout.house?.anchor.z ?? 0];
      expect(cameras.hero.eye[0] * x + cameras.hero.eye[2] * z).toBeLessThan(0);
    }
  },
  120_000,
);

function seenAt({ eye, target, fovDeg }: Camera, point: readonly [number, number, number]): [number, number] {
  const minus = (a: readonly number[], b: readonly number[]) => a.map((v, i) => v - (b[i] ?? 0));
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0);
  const unit = (v: readonly number[]) => v.map((part) => part / Math.hypot(...v));
  const forward = unit(minus(target, eye));
  const right = unit([-(forward[2] ?? 0), 0, forward[0] ?? 0]);
  const [rx = 0, , rz = 0] = right;
  const [fx = 0, fy = 0, fz = 0] = forward;
  const up = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const d = minus(point, eye);
  const k = Math.tan((fovDeg * Math.PI) / 360) * dot(d, forward);
  return [(dot(d, right) / k / 2 + 0.5) * WIDTH, HEIGHT / 2 - (dot(d, up) / k / 2) * WIDTH];
}
