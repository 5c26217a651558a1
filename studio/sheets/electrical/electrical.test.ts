import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { feederAmps, MOST_DROP_PERCENT } from '#domain/plan-set/circuits.ts';
import { ringAround } from '#domain/plan-set/circuits-ring.ts';
import { brand } from '#domain/site/brand.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { watersOf } from '../equipment/waters.ts';
import { buildPlanSet } from '../plan-set.ts';
import { RING_IN } from './bonding.ts';
import { buildingsOf } from './routes.ts';

const SETS = TWELVE_DESIGNS.map(({ name, input }) => ({
  name,
  set: buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
}));

describe.each(SETS)('the electrical plan of $name', ({ set: { layout, electrical, equipment } }) => {
  const { ring, taps } = electrical.bonding;

  it('has its ring 18 to 24 in from the wall everywhere', () => {
    const wall = edgesOf(ringAround(watersOf(layout), 0));
    for (const [a, b] of edgesOf(ring))
      for (const share of [0, 0.25, 0.5, 0.75]) {
        const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        const inches = nearestOn(wall, at).feet * 12;
        expect(inches).toBeGreaterThanOrEqual(RING_IN.from);
        expect(inches).toBeLessThanOrEqual(RING_IN.to);
      }
  });

  it('has taps that start on the copper and reach what they bond', () => {
    for (const { kind, to, path } of taps) {
      const end = path.at(-1) ?? [0, 0];
      const item = equipment.items.find(({ id }) => id === to);
      if (kind === 'equipment') expect(item?.outline && contains(item.outline, end)).toBe(true);
      else expect(nearestOn(edgesOf(ring), path[0] ?? [0, 0]).feet).toBeLessThan(0.01);
      if (kind === 'steel' || kind === 'light')
        expect(
          Math.min(...watersOf(layout).map((water) => nearestOn(edgesOf(water), end).feet)),
        ).toBeLessThan(0.05);
    }
    const bonded = taps.filter(({ kind }) => kind === 'equipment').map(({ to }) => to);
    for (const { id, kind } of equipment.items) if (kind.endsWith('pump')) expect(bonded).toContain(id);
  });

  it('keeps receptacle, boxes and switches at their distance from the water', () => {
    for (const { kind, waterFt } of electrical.fixtures) {
      if (kind === 'receptacle') expect(waterFt >= 6 && waterFt <= 20).toBe(true);
      if (kind === 'junction-box') expect(waterFt).toBeGreaterThanOrEqual(4);
      if (kind === 'switch' || kind === 'disconnect') expect(waterFt).toBeGreaterThanOrEqual(5);
    }
  });

  it('lays no conduit under the water, nor through a building', () => {
    for (const { load, path } of electrical.circuits)
      for (const at of pointsAlong(path)) {
        for (const water of watersOf(layout))
          if (contains(water, at)) expect(nearestOn(edgesOf(water), at).feet).toBeLessThan(0.1);
        // The feeder comes from inside.
        if (load !== 'feeder')
          for (const house of buildingsOf(layout)) expect(contains(house, at)).toBe(false);
      }
  });

  it('adds its loads up, and keeps every drop within 3 %', () => {
    const loads = electrical.circuits.filter(({ load }) => load !== 'feeder' && load !== 'light');
    expect(electrical.demandAmps).toBeCloseTo(feederAmps(loads), 6);
    for (const { dropPercent } of electrical.circuits)
      expect(dropPercent).toBeLessThanOrEqual(MOST_DROP_PERCENT);
  });
});

/** Every half foot of it. */
function pointsAlong(path: readonly Point[]): Point[] {
  return segmentsOf(path).flatMap(([a, b]) => {
    const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * 2);
    return Array.from(
      { length: count },
      (_, i): Point => [
        a[0] + ((b[0] - a[0]) * (i + 0.5)) / count,
        a[1] + ((b[1] - a[1]) * (i + 0.5)) / count,
      ],
    );
  });
}
