import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTED, type Counts, countsIn, mostOf } from '#domain/design/counts.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DESIGN_LIMITS, type Design, FIRES, HOUSES } from '#domain/design/design.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import { MOVABLE_ITEMS, type Moves } from '#domain/design/moves.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import { areaOf, boundsOf, contains, edgesOf, oriented, overlap } from '#domain/geometry/plane.ts';
import { LONG } from '../../proof/long.ts';
import { layoutDesign } from './layout.ts';
import type { Layer, Layout } from './layout-types.ts';
import { TIP_FT, tipOf } from './parts/diving-board.ts';
import { endOf, OFF_DIVERS_FT } from './parts/slide.ts';
import { toSite } from './placement.ts';
import { drawnCount } from './spouts.ts';

const feet = (low: number, high: number) =>
  fc.integer({ min: low * 2, max: high * 2 }).map((half) => half / 2);

const countsAsked: fc.Arbitrary<Counts> = fc
  .tuple(
    ...COUNTED.map((feature) =>
      fc
        .option(fc.integer({ min: 1, max: mostOf(feature) }), { nil: undefined })
        .map((count) => (count === undefined ? [] : [[feature, count] as const])),
    ),
  )
  .map((asked) => Object.fromEntries(asked.flat()));

const designs: fc.Arbitrary<Design> = fc
  .record({
    style: fc.constantFrom(...STYLES),
    features: fc.subarray([...FEATURES]),
    lengthFt: feet(DESIGN_LIMITS.lengthFt.min, DESIGN_LIMITS.lengthFt.max),
    widthFt: feet(DESIGN_LIMITS.widthFt.min, DESIGN_LIMITS.widthFt.max),
    shallowFt: feet(0, 8),
    deepFt: feet(2, 14),
    house: fc.constantFrom(...HOUSES),
    shape: fc.option(fc.constantFrom(...POOL_SHAPES), { nil: undefined }),
    counts: countsAsked,
    fire: fc.option(fc.constantFrom(...FIRES), { nil: undefined }),
  })
  .map(({ shape, fire, ...part }) => ({
    ...DEFAULT_DESIGN,
    ...part,
    ...(shape ? { shape } : {}),
    ...(fire ? { fire } : {}),
  }));

const BARRED: [Layer, Layer][] = [
  ['water', 'water'],
  ['water', 'edge'],
  ['edge', 'edge'],
  ['edge', 'ground'],
  ['ground', 'ground'],
];

function clashes(layout: Layout): string[] {
  const found: string[] = [];
  layout.items.forEach((a, i) => {
    for (const b of layout.items.slice(i + 1)) {
      const barred = BARRED.some(
        ([p, q]) => (a.layer === p && b.layer === q) || (a.layer === q && b.layer === p),
      );
      if (barred && overlap(a.outline, b.outline)) found.push(`${a.id} × ${b.id}`);
    }
    if (a.layer === 'ground' && overlap(a.outline, layout.pool.outline)) found.push(`${a.id} × pool`);
  });
  return found;
}

// On the equipment, on the roof, or around it all.
const WITHOUT_A_PLACE: readonly Feature[] = ['Heating', 'Saltwater System', 'Solar Heating', 'Safety Fence'];

function everyFeatureHasItsPlaceAndNoOther(design: Design, layout: Layout) {
  for (const feature of FEATURES) {
    if (WITHOUT_A_PLACE.includes(feature)) continue;
    const shown = layout.items.some(({ kind }) => kind === feature);
    expect([feature, shown]).toEqual([feature, design.features.includes(feature)]);
  }
  expect(layout.fence !== null).toBe(design.features.includes('Safety Fence'));
}

function outlineHasTheSizeAskedFor(design: Design, { pool: { outline } }: Layout) {
  const b = boundsOf(outline);
  expect(b.x1 - b.x0).toBeCloseTo(design.lengthFt, 6);
  expect(b.z1 - b.z0).toBeCloseTo(design.widthFt, 6);
  expect(areaOf(outline)).toBeGreaterThan(design.lengthFt * design.widthFt * 0.5);
}

function itemsLieInTheYardAndThePoolInTheDeck({ deck, yard, pool, items }: Layout) {
  const d = boundsOf(deck);
  const p = boundsOf(pool.outline);
  // Over an infinity edge the water ends where the deck ends.
  const front = pool.infinityEdge ? d.z1 > p.z1 - 1e-6 : d.z1 > p.z1;
  expect(d.x0 < p.x0 && d.x1 > p.x1 && d.z0 < p.z0 && front).toBe(true);
  for (const item of items)
    for (const [x, z] of item.outline)
      expect([item.id, contains(yard, [x * 0.999, z * 0.999])]).toEqual([item.id, true]);
}

const LABELS: Partial<Record<Feature, RegExp>> = {
  Waterfall: /waterfall|descent/,
  Scuppers: /scupper/i,
  Bubblers: /Bubbler/,
  'Deck Jets': /Deck jet/,
  'Fire Feature': /Fire/,
  'LED Lighting': /light/,
};

function asManyStandAsWereAskedForOrAreTold(design: Design, layout: Layout) {
  for (const { feature, count } of countsIn(design)) {
    const told = (layout.missing ?? []).filter((label) => LABELS[feature]?.test(label)).length;
    expect([feature, drawnCount(layout, feature) + told]).toEqual([feature, count]);
  }
  if (countsIn(design).length === 0) expect(layout.missing).toBeUndefined();
}

function thingsInTheWaterLieInIt({ pool, items }: Layout) {
  for (const { id, kind, anchor } of items)
    if (kind === 'Bubblers') expect([id, contains(pool.outline, [anchor.x, anchor.z])]).toEqual([id, true]);
}

// Laying out a design takes longer than looking at it: each one is held against every rule.
test('whatever is asked for: nothing stands on anything else, every feature asked for has its place and no other appears, as many stand as were asked for or are told as missing, the outline has its size, and all lies within the yard', () => {
  fc.assert(
    fc.property(designs, (design) => {
      const layout = layoutDesign(design);
      expect(clashes(layout)).toEqual([]);
      everyFeatureHasItsPlaceAndNoOther(design, layout);
      asManyStandAsWereAskedForOrAreTold(design, layout);
      thingsInTheWaterLieInIt(layout);
      outlineHasTheSizeAskedFor(design, layout);
      itemsLieInTheYardAndThePoolInTheDeck(layout);
    }),
    { numRuns: LONG ? 120 : 25 },
  );
});

test('the same design always gives the same layout', () => {
  fc.assert(
    fc.property(designs, (design) => {
      expect(layoutDesign(design)).toEqual(layoutDesign(design));
    }),
    { numRuns: 20 },
  );
});

const far = fc.integer({ min: -60, max: 60 });
const moves: fc.Arbitrary<Moves> = fc
  .subarray([...MOVABLE_ITEMS])
  .chain((items) =>
    fc
      .array(fc.record({ alongFt: far, awayFt: far }), { minLength: items.length, maxLength: items.length })
      .map((all) => Object.fromEntries(items.map((item, i) => [item, all[i] ?? { alongFt: 0, awayFt: 0 }]))),
  );

test('whatever is moved wherever: nothing stands on anything else or in the water, all lies within the yard, and the rest stays', () => {
  fc.assert(
    fc.property(designs, moves, (design, asked) => {
      const before = layoutDesign(design);
      const after = layoutDesign({ ...design, moves: asked });
      expect(clashes(after)).toEqual([]);
      everyFeatureHasItsPlaceAndNoOther(design, after);
      itemsLieInTheYardAndThePoolInTheDeck(after);
      for (const item of after.items)
        if (!(item.id in asked) && item.layer === 'edge')
          expect(item).toEqual(before.items.find(({ id }) => id === item.id));
    }),
    { numRuns: LONG ? 40 : 10 },
  );
});

test('a move is made exactly where there is room, else to the nearest free place, and that is told', () => {
  const design: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola'] };
  const at = (layout: Layout, id: string) => layout.items.find((item) => item.id === id)?.anchor;
  const usual = layoutDesign(design);
  const [spa, pergola] = [at(usual, 'Raised Spa'), at(usual, 'Pergola')];
  const moved = layoutDesign({
    ...design,
    moves: { 'Raised Spa': { alongFt: -4, awayFt: 0 }, Pergola: { alongFt: 2, awayFt: 3 } },
  });
  expect(at(moved, 'Pergola')).toEqual({ x: (pergola?.x ?? 0) + 2, z: (pergola?.z ?? 0) + 3, yaw: 0 });
  expect(at(moved, 'Raised Spa')?.x).toBeCloseTo((spa?.x ?? 0) - 4, 0);
  expect(at(moved, 'Raised Spa')?.z).toBe(spa?.z);
  expect(moved.displaced).toBeUndefined();
  // Into the middle of the pool: to the rim.
  const middle = { alongFt: -Math.round(pergola?.x ?? 0), awayFt: -Math.round(pergola?.z ?? 0) };
  const refused = layoutDesign({ ...design, moves: { Pergola: middle } });
  expect(refused.displaced).toEqual(['Pergola']);
  // The spa on the other side of the water turns to face it.
  const across = layoutDesign({ ...design, moves: { 'Raised Spa': { alongFt: 0, awayFt: 16 } } });
  expect(at(across, 'Raised Spa')?.yaw).toBe(Math.PI);
});

const counted: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 40,
  widthFt: 20,
  features: [...COUNTED, 'Sunshelf'],
  counts: {
    Waterfall: 2,
    Scuppers: 5,
    Bubblers: 4,
    'Deck Jets': 6,
    'Fire Feature': 4,
    'LED Lighting': 5,
  },
};

test.each([undefined, ...POOL_SHAPES])(
  '%s: a pool with room for all has exactly as many as asked for',
  (shape) => {
    const layout = layoutDesign(shape ? { ...counted, shape } : counted);
    const drawn = COUNTED.map((feature) => [feature, drawnCount(layout, feature)]);
    expect(Object.fromEntries(drawn)).toEqual(counted.counts);
    expect(layout.missing).toBeUndefined();
  },
);

test('what a small pool has no room for is told, one label for each thing', () => {
  const layout = layoutDesign({
    ...counted,
    lengthFt: 12,
    widthFt: 8,
    features: ['Scuppers', 'Bubblers'],
    counts: { Scuppers: 12, Bubblers: 12 },
  });
  const told = (label: string) => (layout.missing ?? []).filter((one) => one === label).length;
  expect(told('Scupper')).toBeGreaterThan(0);
  expect(told('Scupper') + drawnCount(layout, 'Scuppers')).toBe(12);
  expect(told('Bubbler') + drawnCount(layout, 'Bubblers')).toBe(12);
});

test('fire is what was asked for, beside whatever water', () => {
  const labels = (design: Design) =>
    layoutDesign(design)
      .items.filter(({ kind }) => kind === 'Fire Feature')
      .map(({ label }) => label);
  const modern: Design = { ...DEFAULT_DESIGN, style: 'Modern', features: ['Fire Feature'] };
  expect(labels(modern)).toEqual(['Fire bowl', 'Fire bowl']);
  expect(labels({ ...modern, fire: 'pit' })).toEqual(['Fire pit']);
  expect(labels({ ...modern, style: 'Lagoon', fire: 'bowls' })).toEqual(['Fire bowl', 'Fire bowl']);
  expect(labels({ ...modern, fire: 'pit', counts: { 'Fire Feature': 2 } })).toEqual(['Fire pit', 'Fire pit']);
});

test('beside cut corners everything stands along its wall, not across the corner', () => {
  const layout = layoutDesign({ ...counted, style: 'Luxury', lengthFt: 44, widthFt: 22 });
  const walls = new Set(layout.pool.outline.flat().map((feet) => Math.round(feet * 100)));
  const fixed = layout.items.filter(({ layer }) => layer === 'edge');
  expect(fixed.length).toBeGreaterThan(10);
  for (const { id, anchor } of fixed)
    expect([id, [anchor.x, anchor.z].some((feet) => walls.has(Math.round(feet * 100)))]).toEqual([id, true]);
});

test.each(STYLES)('%s: the diving board stands on the deck and ends over water', (style) => {
  const layout = layoutDesign({
    ...DEFAULT_DESIGN,
    style,
    lengthFt: 36,
    widthFt: 18,
    features: ['Diving Board'],
  });
  const board = layout.items.find(({ kind }) => kind === 'Diving Board');
  if (!board) throw new Error('no board');
  const { x, z, yaw } = board.anchor;
  const over = (feet: number) =>
    contains(layout.pool.outline, [x + Math.sin(yaw) * feet, z + Math.cos(yaw) * feet]);
  expect([-4, -2, 2, 4, 6].map(over)).toEqual([false, false, true, true, true]);
});

test('in a round end the board stands where it reaches furthest, and a slide ends off whoever dives', () => {
  const { items, pool } = layoutDesign({
    ...{ ...DEFAULT_DESIGN, style: 'Kidney', lengthFt: 30, widthFt: 16, shallowFt: 3.5, deepFt: 8.5 },
    features: ['Diving Board', 'Slide'],
  });
  const [board, slide] = ['Diving Board', 'Slide'].map((kind) => items.find((item) => item.kind === kind));
  if (!board || !slide) throw new Error('no board, or no slide');
  expect(Math.max(...pool.outline.map(([x]) => x)) - board.anchor.x).toBeLessThan(0.3);
  const [[tipX, tipZ], [x, z]] = [tipOf(board.anchor), endOf(slide.anchor)];
  expect(Math.hypot(tipX - x, tipZ - z)).toBeGreaterThanOrEqual(OFF_DIVERS_FT);
});

test('a lamp looks square out of its wall, which bends in a curved pool', () => {
  const { items, pool } = layoutDesign({ ...DEFAULT_DESIGN, style: 'Lagoon', features: ['LED Lighting'] });
  const edges = edgesOf(oriented(pool.outline));
  const lamps = items.filter(({ kind }) => kind === 'LED Lighting');
  expect(lamps.length).toBeGreaterThan(2);
  for (const { anchor } of lamps) {
    const ahead = toSite(anchor, 0, 1);
    expect(contains(pool.outline, ahead)).toBe(true);
    expect(nearestOn(edges, ahead).feet).toBeGreaterThan(0.95);
  }
});

test.each([[], ['Sunshelf'], ['Beach Entry']] as const)(
  'an automatic cover is seen beside a diving board, and leaves 3 ft of open water below its tip: %j',
  (...others) => {
    const features: Feature[] = ['Automatic Cover', 'Diving Board', ...others];
    const { items, pool } = layoutDesign({ ...DEFAULT_DESIGN, features });
    const cover = items.find(({ kind }) => kind === 'Automatic Cover');
    const [x0, x1] = [boundsOf(cover?.outline ?? []).x0, boundsOf(cover?.outline ?? []).x1];
    expect(x1 - x0).toBeGreaterThan(2);
    const tip = boundsOf(pool.outline).x1 - TIP_FT;
    expect(Math.max(x0 - tip, tip - x1)).toBeGreaterThanOrEqual(3);
  },
);

test('deck jets play in one row', () => {
  for (const count of [3, 6]) {
    const { items } = layoutDesign({
      ...{ ...DEFAULT_DESIGN, lengthFt: 40, widthFt: 18 },
      ...{ features: ['Deck Jets'], counts: { 'Deck Jets': count } },
    });
    const sides = items.filter(({ kind }) => kind === 'Deck Jets').map(({ anchor }) => anchor.yaw);
    expect(sides).toEqual(Array.from({ length: count }, () => 0));
  }
});

test.each(HOUSES)('%s: a slide stands at the deep end, not before the house’s windows', (house) => {
  const { items } = layoutDesign({ ...DEFAULT_DESIGN, house, features: ['Slide'] });
  expect(items.find(({ kind }) => kind === 'Slide')?.anchor.yaw).toBeCloseTo(-Math.PI / 2);
});
