import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import { areaOf, boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { TWELVE_DESIGNS } from '../../proof/plan-set/designs.ts';
import { measuresOf } from './measures.ts';
import { bodyOf } from './pool-body.ts';

const laidOut = (change: Partial<Design>) =>
  layoutDesign(drawnDesign({ ...DEFAULT_DESIGN, words: '', features: [], ...change }));
const named = (name: string) => laidOut(TWELVE_DESIGNS.find((one) => one.name === name)?.input.design ?? {});

/** Against a figure worked out by hand. */
const expectNear = (told: number, wanted: number, percent = 2) =>
  expect(Math.abs(told / wanted - 1), `${told} for ${wanted}`).toBeLessThan(percent / 100);

/** At points spread evenly over the water's bounds. */
function spread({ pool: { outline } }: Layout, count: number, at: (point: Point) => number): number {
  const { x0, z0, x1, z1 } = boundsOf(outline);
  let sum = 0;
  for (let i = 1; i <= count; i++)
    sum += at([
      x0 + ((i * 0.7548776662466927) % 1) * (x1 - x0),
      z0 + ((i * 0.5698402909980532) % 1) * (z1 - z0),
    ]);
  return (sum * (x1 - x0) * (z1 - z0)) / count;
}

test('a box of 12 × 8 ft and 4 ft deep, by hand', () => {
  const layout = named('plunge');
  const told = measuresOf(layout);
  // Four treads of 1.15 ft, at 0.1 + 3.9 × (0.7, 1.7, 2.7, 3.7) / 4.7 ft: 0.68, 1.51, 2.34 and 3.17 ft deep.
  const treads = 0.68 + 1.51 + 2.34 + 3.17;
  expectNear(told.waterSqFt, 96);
  expectNear(told.volumeFt3, 12 * 8 * 4 - 8 * 1.15 * (4 * 4 - treads));
  expectNear(told.gallons, told.volumeFt3 * 7.48);
  expectNear(told.floorSqFt, 96);
  // Both sides past the steps, the deep end, both sides over the treads, and the end over the first of them.
  const wet = 2 * 7.4 * 4 + 8 * 4 + 2 * 1.15 * treads + 8 * 0.68;
  expectNear(told.wetWallSqFt, wet);
  // Water 0.36 ft under the deck, coping 0.16 ft thick.
  expectNear(told.wallSqFt, wet + 40 * 0.2);
  // Four fronts of 0.83 ft.
  expectNear(told.riserSqFt, 8 * (4 - 0.68));
  // From the coping to 0.95 ft under the deck.
  expectNear(told.tileSqFt, 40 * 0.79);
  expectNear(told.interiorSqFt, 96 + 26.6 + 122.4 - 31.6);
  expectNear(told.copingFt, 40);
  // Cut on the outer corner: 14.3 × 10.3 − 96.
  expectNear(told.copingSqFt, 51.3);
  expectNear(told.deckSqFt, areaOf(layout.deck) - 14.3 * 10.3);
  // Walls, floor and fronts 6 in thick, and 6 in more along the upper foot of the walls.
  expectNear(told.shellFt3, (96 + 26.6 + 122.4) * 0.5 + 40 * 0.5);
  // Water, 0.36 ft of air, 9 in of floor and gravel; a foot more all around, as deep as the walls are on average.
  const wallDeep = 0.36 + wet / 40 + 0.75;
  expectNear(told.dig.poolFt3, 307.7 + 1.11 * 96 + (14 * 10 - 96) * wallDeep);
  expectNear(told.dig.backfillFt3, (14 * 10 - 13 * 9) * wallDeep);
  expectNear(told.dig.haulYd3, ((588.9 + told.deckSqFt * (8 / 12) - 91.3) / 27) * 1.25);
});

test('32 × 16 ft from 3.5 to 6 ft with steps and a bench, by hand', () => {
  const told = measuresOf(laidOut({ style: 'Modern', lengthFt: 32, widthFt: 16, shallowFt: 3.5, deepFt: 6 }));
  // 14.72 ft level, 9.6 ft falling, 7.68 ft level; treads at 0.61, 1.33, 2.05 and 2.78 ft; a bench of 1.5 ft, 1.5 ft deep.
  const side = 14.72 * 3.5 + 9.6 * 4.75 + 7.68 * 6;
  const steps = 1.15 * 16 * (4 * 3.5 - (0.61 + 1.33 + 2.05 + 2.78));
  expectNear(told.volumeFt3, side * 16 - steps - 1.5 * 16 * 4.5);
  expectNear(told.floorSqFt, 16 * (14.72 + Math.hypot(9.6, 2.5) + 7.68));
  expectNear(told.riserSqFt, 16 * (3.5 - 0.61) + 16 * 4.5);
  expectNear(told.deepestFt, 6);
  expectNear(told.perimeterFt, 96);
});

test('a kidney, by counting points', () => {
  const layout = named('kidney');
  const told = measuresOf(layout);
  const { outline } = layout.pool;
  // 28 ft long, 3 to 6 ft: level for 11.9 ft, falling to 6 ft at 21.28 ft; three treads; a bench in the last 1.5 ft.
  const start = 28 - 9 - 28 * 0.24;
  const floor = (along: number) => 3 + 3 * Math.min(1, Math.max(0, (along - start) / 9));
  const depth = ([x]: Point) => {
    const along = x + 14;
    const tread = Math.floor(along / 1.15);
    if (tread < 3) return 0.1 + (2.9 * (tread + 0.7)) / 3.7;
    return along > 26.5 ? 1.5 : floor(along);
  };
  expectNear(
    told.waterSqFt,
    spread(layout, 40_000, (point) => (contains(outline, point) ? 1 : 0)),
    1,
  );
  expectNear(
    told.volumeFt3,
    spread(layout, 40_000, (point) => (contains(outline, point) ? depth(point) : 0)),
    1,
  );
});

test('the resort: a beach, a spa in the rim, a slope', () => {
  const layout = named('resort');
  const told = measuresOf(layout);
  const { outline } = layout.pool;
  const spa = layout.items.find(({ kind }) => kind === 'Raised Spa');
  const bench = layout.items.find(({ kind }) => kind === 'bench');
  // From nothing to 2 ft over 10 ft of beach, 2 ft to 46 ft, 9 ft from 76 ft on.
  const floor = (along: number) =>
    along < 10 ? along * 0.2 : 2 + 7 * Math.min(1, Math.max(0, (along - 46) / 30));
  const depth = (point: Point) => {
    if (!contains(outline, point) || (spa && contains(spa.outline, point))) return 0;
    return bench && contains(bench.outline, point) ? 1.5 : floor(point[0] + 50);
  };
  expectNear(told.volumeFt3, spread(layout, 40_000, depth), 1);
  // An 8 ft spa with walls of 0.92 ft: 6.16 ft of water, 3.1 ft deep, seats of 1.4 ft on three sides, 1.6 ft high.
  expectNear(told.spa?.volumeFt3 ?? 0, 6.16 ** 2 * 3.1 - (6.16 + 2 * 4.76) * 1.4 * 1.6);
  // No coping where the water runs out on the beach, and none behind spa, waterfall and bar.
  expect(told.copingFt).toBeLessThan(told.perimeterFt - 45);
});

test.each(TWELVE_DESIGNS)('$name: volume by slices is volume by points', ({ name }) => {
  const layout = named(name);
  const { depthFt } = bodyOf(layout);
  expectNear(measuresOf(layout).volumeFt3, spread(layout, 15_000, depthFt), 1);
});

test.each(['freeform-plot', 'resort'])('%s: the ground’s work is the estimate’s own', (name) => {
  const layout = named(name);
  const { dig } = measuresOf(layout);
  const work = earthworkOf(layout.design);
  expect(dig.work).toEqual(work);
  const left = dig.dugYd3 + (work?.cutYd3 ?? 0) - (work?.fillYd3 ?? 0) - dig.backfillFt3 / 27;
  expectNear(dig.haulYd3, left * 1.25);
  expect(dig.airFt3).toBeGreaterThan(0);
});
