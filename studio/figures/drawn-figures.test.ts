import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { depthAt } from '#studio/scene/depth.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { bottomAt } from '#studio/scene/pool-heights.ts';
import { LONG } from '../../proof/long.ts';
import { drawnFigures } from './drawn-figures.ts';
import { drawnLayout } from './drawn-layout.ts';
import { drawnFindings } from './findings.ts';
import { flowsOf } from './flows.ts';
import { measuresOf } from './measures.ts';

const { lengthFt, widthFt } = DESIGN_LIMITS;

const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    style: fc.constantFrom(...STYLES),
    shape: fc.option(fc.constantFrom(...POOL_SHAPES), { nil: undefined }),
    lengthFt: fc.integer(lengthFt),
    widthFt: fc.integer(widthFt),
    shallowFt: fc.integer({ min: 2, max: 5 }),
    deepFt: fc.integer({ min: 3, max: 12 }),
    features: fc.subarray([...FEATURES], { maxLength: 6 }),
  })
  .map((changes) => ({ ...DEFAULT_DESIGN, ...changes }));

const SAMPLES = 8_000;

/** By points spread evenly, each as deep as the section draws it; nothing where a spa's or a planted basin's walls stand. */
function waterByPoints(layout: Layout): number {
  const { x0, z0, x1, z1 } = boundsOf(layout.pool.outline);
  const solid = layout.items.filter(
    ({ kind, layer }) => layer === 'edge' && (kind === 'Raised Spa' || kind === 'Regeneration Zone'),
  );
  let sum = 0;
  for (let i = 1; i <= SAMPLES; i++) {
    const point: Point = [
      x0 + ((i * 0.7548776662466927) % 1) * (x1 - x0),
      z0 + ((i * 0.5698402909980532) % 1) * (z1 - z0),
    ];
    if (contains(layout.pool.outline, point) && !solid.some(({ outline }) => contains(outline, point)))
      sum += bottomAt(layout, point);
  }
  return (sum * (x1 - x0) * (z1 - z0) * 7.48) / SAMPLES;
}

test('the gallons told are the take-off’s, and the drawn water’s counted by points', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { gallons, waterSqFt, perimeterFt, pumpGpm } = drawnFigures(design);
      const layout = drawnLayout(design);
      const measures = measuresOf(layout);
      expect(gallons).toBe(measures.gallons);
      expect(waterSqFt).toBe(measures.waterSqFt);
      expect(perimeterFt).toBe(measures.perimeterFt);
      expect(pumpGpm).toBe(flowsOf(layout, measures).designGpm);
      expect(Math.abs(gallons / waterByPoints(layout) - 1)).toBeLessThan(0.02);
      const told = drawnFindings(DEFAULT_PRICES, design).find(({ id }) => id === 'gallons');
      const rounded = (Math.round(gallons / 100) * 100).toLocaleString('en-US');
      expect(told?.sentence).toContain(`about ${rounded} gallons`);
    }),
    { numRuns: LONG ? 60 : 25 },
  );
});

test('the fall told is the steepest that the section shows', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { fall, beach } = drawnFigures(design);
      const { pool } = drawnLayout(design);
      const told = Math.max(fall ? fall.dropFt / fall.runFt : 0, beach ? beach.dropFt / beach.runFt : 0);
      let steepest = 0;
      for (let along = 0; along < pool.lengthFt - 0.01; along += 0.01)
        steepest = Math.max(
          steepest,
          (depthAt(pool.profile, along + 0.01) - depthAt(pool.profile, along)) / 0.01,
        );
      expect(told).toBeCloseTo(steepest, 1);
    }),
    { numRuns: LONG ? 40 : 20 },
  );
});

test('a design asked about twice is worked out once', () => {
  const design: Design = { ...DEFAULT_DESIGN, style: 'Infinity' };
  expect(drawnFigures(design)).toBe(drawnFigures(design));
  expect(drawnFigures({ ...design })).not.toBe(drawnFigures(design));
});
