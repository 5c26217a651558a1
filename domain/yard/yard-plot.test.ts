import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUSE_SIDES } from '#domain/design/design.ts';
import { areaOf, boundsOf } from '#domain/geometry/plane.ts';
import { plotSchema } from '#domain/plot/site.ts';
import { YARD_LIMITS } from './optimization-form.ts';
import { DEFAULT_SITE_PLAN, SITE_PLAN_LIMITS } from './site-plan.ts';
import { plotFromQuery, plotOfYard, yardToQuery } from './yard-plot.ts';

const feet = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 2, max: max * 2 }).map((halves) => halves / 2);

const anyYard = fc.record({
  yardLength: feet(YARD_LIMITS.yardLength),
  yardWidth: feet(YARD_LIMITS.yardWidth),
});
const anyPlan = fc.record({
  setback: feet(SITE_PLAN_LIMITS.setback),
  houseGap: feet(SITE_PLAN_LIMITS.houseGap),
  accessWidth: feet(SITE_PLAN_LIMITS.accessWidth),
  houseSide: fc.constantFrom(...HOUSE_SIDES),
  material: fc.constant(DEFAULT_SITE_PLAN.material),
});

test('every yard that the form takes is a plot without a fault, and an address brings it whole', () => {
  fc.assert(
    fc.property(anyYard, anyPlan, (yard, plan) => {
      const plot = plotOfYard(yard, plan);
      expect(plotSchema.safeParse(plot).error).toBeUndefined();
      const strip =
        plan.houseSide === 'north' || plan.houseSide === 'south' ? yard.yardLength : yard.yardWidth;
      expect(areaOf(plot.lot.corners)).toBeCloseTo(yard.yardLength * yard.yardWidth + strip * 30, 6);
      expect(plotFromQuery(new URLSearchParams(yardToQuery(yard, plan)))).toEqual(plot);
    }),
  );
});

test.each([
  ['north', [5, 0, 45, 30]],
  ['south', [5, 30, 45, 60]],
  ['west', [0, 5, 30, 25]],
  ['east', [50, 5, 80, 25]],
] as const)(
  'a house in the %s stands beyond the yard, between its side setbacks',
  (houseSide, [x0, z0, x1, z1]) => {
    const plot = plotOfYard({ yardLength: 50, yardWidth: 30 }, { ...DEFAULT_SITE_PLAN, houseSide });
    expect(plot.buildings.map(({ corners, gapFt }) => [boundsOf(corners), gapFt])).toEqual([
      [{ x0, z0, x1, z1 }, 6],
    ]);
    expect(plot.lot.edges.map(({ setbackFt }) => setbackFt)).toEqual([5, 5, 5, 5]);
  },
);

test('an address without a yard brings none, and an odd setback falls back alone', () => {
  for (const yard of ['', '50', '5x30', '50x201', '-50x30', '1e2x30', 'NaNxNaN'])
    expect(plotFromQuery(new URLSearchParams({ yard })), yard).toBeNull();
  const odd = plotFromQuery(new URLSearchParams('yard=50x30&setback=900&gap=x&side=up'));
  expect(odd).toEqual(plotOfYard({ yardLength: 50, yardWidth: 30 }, DEFAULT_SITE_PLAN));
});
