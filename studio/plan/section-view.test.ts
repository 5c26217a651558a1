import { describe, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import type { Feature } from '#domain/design/features.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { basinWater } from '#studio/scene/catch-basin.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { basinOf, bottomAt, SPA, WATER_Y } from '#studio/scene/pool-heights.ts';
import { crossingsAlong, cutOf } from '#studio/section/cuts.ts';
import { acrossOf } from './cross-section.ts';
import { builtMarks, cutPool, type ToSheet } from './cut-pool.ts';
import { depthFigures } from './depth-figures.ts';
import { feetAndInches } from './dimension.ts';
import { type Mark, PAPER } from './marks.ts';
import { namesOver, namesUnder } from './section-names.ts';

// In feet along the cut and above the deck: what is drawn is compared with what the 3D is built of.

const IN_FEET: ToSheet = (feet, above) => [feet, above];
const FEATURES: readonly (readonly Feature[])[] = [
  [],
  ['Sunshelf'],
  ['Beach Entry'],
  ['Infinity Edge'],
  ['Raised Spa'],
  ['Sunshelf', 'Infinity Edge', 'Raised Spa'],
];
const CASES = STYLES.flatMap((style) => FEATURES.map((features) => ({ style, features })));
const SIXTEENTH_FT = 1 / 192;

const layoutOf = (change: Partial<Design>) =>
  layoutDesign(drawnDesign({ ...DEFAULT_DESIGN, lengthFt: 40, widthFt: 20, deepFt: 7, ...change }));
const along = (layout: ReturnType<typeof layoutOf>) =>
  cutPool(layout, { kind: 'along', at: (feet) => [feet, 0], from: -40, to: 40 });
const watersIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.closed && mark.fill === PAPER.water ? [mark.points] : [],
  );
const figuresIn = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));

/** Height of the lower rim of a shape at a place along the cut. */
const lowestAt = (shape: readonly Point[], feet: number) =>
  Math.min(...crossingsAlong(shape, (along) => [feet, along]));

describe.each(CASES)('a $style pool with $features', ({ style, features }) => {
  const layout = layoutOf({ style, features: [...features] });
  const pool = along(layout);
  const marks = builtMarks(pool, IN_FEET);

  test('has water down to the floor, steps, shelf, beach and bench that the 3D has', () => {
    for (const { span } of pool.spans) {
      const water = watersIn(marks).find(
        (shape) =>
          Math.abs(boundsOf(shape).x0 - span.from) < 1e-6 && Math.abs(boundsOf(shape).z1 - WATER_Y) < 1e-9,
      );
      if (!water) throw new Error('no water is drawn');
      for (let feet = span.from + 0.113; feet < span.to; feet += 0.437)
        expect(Math.abs(lowestAt(water, feet) - (WATER_Y - bottomAt(layout, [feet, 0])))).toBeLessThan(
          SIXTEENTH_FT,
        );
    }
  });

  test('tells each depth where the water is so deep', () => {
    const drawn = depthFigures(pool, IN_FEET, 1);
    const lines = drawn.flatMap((mark) =>
      mark.kind === 'shape' && mark.points[0]?.[0] === mark.points[1]?.[0] ? [mark.points] : [],
    );
    const told = figuresIn(drawn).map(({ text }) => text);
    expect(told).toContain('7\'-0"');
    expect(lines).toHaveLength(told.length);
    lines.forEach(([top, foot], i) => {
      const depthFt = bottomAt(layout, [top?.[0] ?? 0, 0]);
      expect(top?.[1]).toBeCloseTo(WATER_Y, 9);
      expect(foot?.[1]).toBeCloseTo(WATER_Y - depthFt, 4);
      expect(told[i]).toBe(feetAndInches(depthFt));
    });
  });

  test('names water line, coping and what lies in the water, each at its place', () => {
    const over = namesOver(pool, IN_FEET);
    const water = over.find(({ text }) => text === `Water line, ${feetAndInches(-WATER_Y)} below coping`);
    expect(water?.at[1]).toBe(WATER_Y);
    // Between a beach and a weir there is none.
    if (pool.spans.some(({ ends }) => ends.includes('wall')))
      expect(over.find(({ text }) => text === 'Coping')?.at[1]).toBe(0);
    const under = namesUnder(pool, IN_FEET);
    for (const { at, text } of under.filter(({ text: name }) => name !== 'Catch basin')) {
      const depthFt = bottomAt(layout, [at[0], 0]);
      expect(at[1]).toBeCloseTo(WATER_Y - depthFt, 6);
      const [figure] = /\d+'-\d+"/.exec(text) ?? [];
      if (figure) expect(figure).toBe(feetAndInches(depthFt));
    }
    const names = under.map(({ text }) => text.replace(/ \d.*/, ''));
    if (features.includes('Sunshelf')) expect(names).toContain('Sunshelf');
    if (features.includes('Beach Entry')) expect(names).toContain('Beach entry');
    else expect(names).toContain('Steps');
    const bench = layout.items.find(({ kind }) => kind === 'bench');
    expect(names.includes('Bench')).toBe(bench !== undefined && pool.spa === null);
  });

  test('falls over a weir into its basin only where it has an infinity edge, and only across', () => {
    const basin = basinOf(layout.design);
    const edged = layout.design.features.includes('Infinity Edge');
    const basinsIn = (all: readonly Mark[]) =>
      watersIn(all).filter((shape) => Math.abs(boundsOf(shape).z1 - basin.waterY) < 1e-9);
    expect(basinsIn(marks)).toEqual([]);
    const cut = cutOf(layout, 'basin');
    const water = basinWater(layout);
    expect([cut !== null, water !== null]).toEqual([edged, edged]);
    if (!cut || !water) return;
    const across = cutPool(layout, cut);
    const [found] = basinsIn(builtMarks(across, IN_FEET));
    if (!found) throw new Error('no basin is drawn');
    const [x0 = 0, x1 = 0] = crossingsAlong(water, cut.at);
    expect(boundsOf(found).x0).toBeCloseTo(x0, 6);
    expect(boundsOf(found).x1).toBeCloseTo(x1, 6);
    expect(boundsOf(found)).toMatchObject({ z0: basin.floorY, z1: basin.waterY });
    expect(namesOver(across, IN_FEET).find(({ text }) => text === 'Infinity edge')?.at[1]).toBe(basin.weirY);
    expect(namesUnder(across, IN_FEET).map(({ text }) => text)).toContain('Catch basin');
  });
});

test('a spa at the rim is cut through its middle, with its water above the pool’s', () => {
  const layout = layoutOf({ style: 'Modern', features: ['Raised Spa'] });
  const [across] = acrossOf(layout);
  if (!across) throw new Error('nothing is cut across');
  const pool = cutPool(layout, across.cut);
  const spa = watersIn(builtMarks(pool, IN_FEET)).find(
    (shape) => Math.abs(boundsOf(shape).z1 - SPA.waterY) < 1e-9,
  );
  expect(spa && boundsOf(spa).z0).toBeCloseTo(SPA.waterY - SPA.floorDepthFt, 9);
  expect(pool.spans[0]?.span.from).toBeCloseTo(SPA.inFt, 6);
});
