import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUSE_SIDES } from '#domain/design/design.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { type OptimizationForm, PRIORITIES } from './optimization-form.ts';
import { optionOf, planYard, type YardOption } from './optimizer.ts';
import { PAD, PAD_GAP_FT } from './placement.ts';
import { DEFAULT_SITE_PLAN, type SitePlan } from './site-plan.ts';
import { designOfOption } from './yard-design.ts';

const form: OptimizationForm = { yardLength: 50, yardWidth: 30, budget: 75_000, priority: 'family' };

const anyForm = fc.record({
  yardLength: fc.integer({ min: 10, max: 200 }),
  yardWidth: fc.integer({ min: 10, max: 200 }),
  budget: fc.integer({ min: 10, max: 500 }).map((thousands) => thousands * 1000),
  priority: fc.constantFrom(...PRIORITIES.map(({ value }) => value)),
});
const anyPlan: fc.Arbitrary<SitePlan> = fc.record({
  setback: fc.integer({ min: 0, max: 30 }),
  houseGap: fc.integer({ min: 0, max: 40 }),
  accessWidth: fc.integer({ min: 2, max: 30 }),
  houseSide: fc.constantFrom(...HOUSE_SIDES),
  material: fc.constantFrom(...POOL_MATERIALS.map(({ value }) => value)),
});
const runs = { numRuns: 60 };

// Written from the drawing, not from the optimiser: the water's distance to each side of the yard.
function distances({ yardLength, yardWidth }: OptimizationForm, { placement: { pool } }: YardOption) {
  return {
    west: pool.x,
    north: pool.y,
    east: yardLength - pool.x - pool.length,
    south: yardWidth - pool.y - pool.width,
  };
}

test('no pool ever reaches into a setback or towards the house', () => {
  fc.assert(
    fc.property(anyForm, anyPlan, (yard, plan) => {
      for (const option of planYard(DEFAULT_PRICES, yard, plan).options)
        for (const side of HOUSE_SIDES)
          expect(distances(yard, option)[side]).toBeGreaterThanOrEqual(
            (side === plan.houseSide ? plan.houseGap : plan.setback) - 1e-9,
          );
    }),
    runs,
  );
});

test('the equipment pad stands in the yard, three feet from the water', () => {
  fc.assert(
    fc.property(anyForm, anyPlan, (yard, plan) => {
      for (const { placement } of planYard(DEFAULT_PRICES, yard, plan).options) {
        const { pad, pool } = placement;
        expect([pad.length, pad.width]).toEqual([PAD.length, PAD.width]);
        expect(pad.x >= 0 && pad.y >= 0).toBe(true);
        expect(pad.x + pad.length <= yard.yardLength && pad.y + pad.width <= yard.yardWidth).toBe(true);
        const gapX = Math.max(pool.x - (pad.x + pad.length), pad.x - (pool.x + pool.length));
        const gapY = Math.max(pool.y - (pad.y + pad.width), pad.y - (pool.y + pool.width));
        expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(PAD_GAP_FT - 1e-9);
      }
    }),
    runs,
  );
});

test('no option is over the budget without saying so, and every cost is the calculator’s', () => {
  fc.assert(
    fc.property(anyForm, anyPlan, (yard, plan) => {
      for (const option of planYard(DEFAULT_PRICES, yard, plan).options) {
        const price =
          DEFAULT_PRICES.base +
          DEFAULT_PRICES.size[option.size] +
          DEFAULT_PRICES.type[option.type] +
          DEFAULT_PRICES.material[option.material] +
          option.features.reduce((sum, feature) => sum + DEFAULT_PRICES.features[feature], 0);
        expect(option.cost).toEqual({ low: price, high: Math.round(price * 1.3) });
        expect(option.budget === 'over').toBe(price > yard.budget);
        expect(option.overBy).toBe(Math.max(0, price - yard.budget));
        if (option.kind === 'largest-within-budget') expect(option.budget).toBe('within');
      }
    }),
    runs,
  );
});

test('a larger yard never holds a smaller pool', () => {
  const growth = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(anyForm, anyPlan, growth, growth, (yard, plan, longer, wider) => {
      const larger = {
        ...yard,
        yardLength: Math.min(200, yard.yardLength + longer),
        yardWidth: Math.min(200, yard.yardWidth + wider),
      };
      const [before, after] = [planYard(DEFAULT_PRICES, yard, plan), planYard(DEFAULT_PRICES, larger, plan)];
      const most = (options: YardOption[]) => Math.max(0, ...options.map((o) => o.lengthFt * o.widthFt));
      expect(most(after.options)).toBeGreaterThanOrEqual(most(before.options));
      if (before.standardFit) expect(after.standardFit).not.toBeNull();
      if (before.options.length > 0) expect(after.options.length).toBeGreaterThan(0);
    }),
    runs,
  );
});

test('the largest area and the longest lane only grow with the yard', () => {
  const plan = { ...DEFAULT_SITE_PLAN };
  let [area, lane] = [0, 0];
  for (let feet = 10; feet <= 120; feet += 5) {
    const { options } = planYard(
      DEFAULT_PRICES,
      { ...form, yardLength: feet, yardWidth: feet, priority: 'aesthetics' },
      plan,
    );
    const largest = Math.max(0, ...options.filter((o) => o.type === 'rectangular').map((o) => o.waterArea));
    const longest = Math.max(0, ...options.filter((o) => o.type === 'lap').map((o) => o.lengthFt));
    expect(largest).toBeGreaterThanOrEqual(area);
    expect(longest).toBeGreaterThanOrEqual(lane);
    [area, lane] = [largest, longest];
  }
  expect([area, lane]).toEqual([30 * 75, 82]);
});

test('the standard 18 × 36 fits exactly when the ground between the setbacks holds it, pad included', () => {
  const fits = (yardLength: number, yardWidth: number) =>
    planYard(DEFAULT_PRICES, { ...form, yardLength, yardWidth }, DEFAULT_SITE_PLAN).standardFit !== null;
  expect(fits(50, 30)).toBe(true);
  expect(fits(45, 30)).toBe(false);
  expect(fits(50, 25)).toBe(false);
  expect(fits(29, 60)).toBe(true);
});

test('a yard with no ground between its setbacks has no pool, and says so by having no options', () => {
  const plan = planYard(DEFAULT_PRICES, { ...form, yardLength: 10, yardWidth: 10 }, DEFAULT_SITE_PLAN);
  expect(plan.plot.buildable).toBeNull();
  expect(plan.options).toEqual([]);
  expect(plan.standardFit).toBeNull();
});

test('the priority changes the pool: laps are long and narrow, a party keeps its deck, a family its shallows', () => {
  const best = (priority: OptimizationForm['priority']) => {
    const option = optionOf(
      planYard(
        DEFAULT_PRICES,
        { yardLength: 80, yardWidth: 60, budget: 200_000, priority },
        DEFAULT_SITE_PLAN,
      ),
      'best',
    );
    if (!option) throw new Error(`no pool for ${priority}`);
    return option;
  };
  expect(best('fitness')).toMatchObject({ type: 'lap', lengthFt: 70, shallowArea: 0 });
  expect(best('entertaining').deckShare).toBeGreaterThanOrEqual(0.6);
  expect(best('family').deckShare).toBeGreaterThanOrEqual(0.35);
  const family = best('family');
  expect(family.shallowArea).toBe(Math.round(family.waterArea / 2));
  expect(best('relaxation').features).toContain('spa');
});

test('a budget below every price gets the cheapest pool and the amount that is missing', () => {
  const best = optionOf(planYard(DEFAULT_PRICES, { ...form, budget: 10_000 }, DEFAULT_SITE_PLAN), 'best');
  expect(best).toMatchObject({ budget: 'over', size: 'small' });
  expect(best?.overBy).toBe((best?.cost.low ?? 0) - 10_000);
});

test('gallons fit the depths that are told: a level shallow part, and the rest sloping down from it', () => {
  const option = optionOf(planYard(DEFAULT_PRICES, form, DEFAULT_SITE_PLAN), 'best');
  if (!option) throw new Error('no pool');
  const { waterArea, shallowArea, depths } = option;
  const cubicFeet =
    shallowArea * depths.shallow + (waterArea - shallowArea) * ((depths.shallow + depths.deep) / 2);
  expect(option.gallons / (cubicFeet * 7.48)).toBeCloseTo(1, 2);
  expect(option.averageDepthFt).toBeCloseTo(cubicFeet / waterArea, 1);
});

test('the pool of the example is told with the ground it leaves open', () => {
  const { standardFit, plot } = planYard(DEFAULT_PRICES, form, DEFAULT_SITE_PLAN);
  if (!standardFit || !plot.buildable) throw new Error('it fits here');
  const { length, width } = plot.buildable;
  expect(standardFit.openShare).toBeLessThanOrEqual(1 - (18 * 36) / (length * width) + 1e-9);
  expect(standardFit.openShare).toBeGreaterThan(0);
});

test('a pool larger than any fiberglass shell is built and priced in concrete, whatever was wished', () => {
  fc.assert(
    fc.property(anyForm, anyPlan, (yard, plan) => {
      for (const { material, lengthFt, widthFt } of planYard(DEFAULT_PRICES, yard, plan).options) {
        const fitsATruck = lengthFt <= 40 && widthFt <= 16;
        expect(material).toBe(plan.material === 'fiberglass' && !fitsATruck ? 'concrete' : plan.material);
      }
    }),
    runs,
  );
});

test('what an option is priced in, its design is built of', () => {
  fc.assert(
    fc.property(anyForm, anyPlan, (yard, plan) => {
      for (const option of planYard(DEFAULT_PRICES, yard, plan).options)
        expect(builtMaterial(designOfOption(option, yard, plan))).toBe(option.material);
    }),
    runs,
  );
});

test('the best pool keeps to the wished material where one of it fits', () => {
  const best = optionOf(planYard(DEFAULT_PRICES, form, DEFAULT_SITE_PLAN), 'best');
  expect(best).toMatchObject({ material: 'fiberglass', budget: 'within' });
});
