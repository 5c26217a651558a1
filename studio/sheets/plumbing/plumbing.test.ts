import { describe, expect, it } from 'vitest';
import { drawnDesign } from '#domain/design/drawn.ts';
import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import { contains, edgesOf, type Point } from '#domain/geometry/plane.ts';
import { MOST_FEET_PER_SECOND } from '#domain/plan-set/pipes.ts';
import { measuresOf } from '#studio/figures/measures.ts';
import { isOnEdge } from '#studio/scene/infinity-edge.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { hydraulicsOf } from './hydraulics.ts';
import { drawnRuns } from './lanes.ts';
import { plumbingOf } from './plumbing.ts';
import type { Fixture } from './types.ts';

const sets = TWELVE_DESIGNS.map(({ name, input }) => {
  const layout = layoutDesign(drawnDesign(input.design));
  const measures = measuresOf(layout);
  const plumbing = plumbingOf(layout, measures);
  return { name, layout, measures, plumbing, hydraulics: hydraulicsOf(plumbing) };
});
const setOf = (name: string) => {
  const found = sets.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** Every quarter of a foot. */
const along = (path: readonly Point[]): Point[] =>
  segmentsOf(path).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(far(a, b) * 4));
    return Array.from({ length: count - 1 }, (_, i): Point => {
      const t = (i + 1) / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  });
const lengthOf = (path: readonly Point[]) => segmentsOf(path).reduce((sum, [a, b]) => sum + far(a, b), 0);

describe.each(sets)('the plumbing of $name', ({ layout, measures, plumbing, hydraulics }) => {
  const { fixtures, runs, flows } = plumbing;
  const count = (circuit: Fixture['circuit']) => fixtures.filter((one) => one.circuit === circuit).length;

  it('has its fixtures on wall and floor, as many as the water needs', () => {
    for (const { on, at, tag } of fixtures) {
      if (on === 'wall') expect(nearestOn(edgesOf(layout.pool.outline), at).feet, tag).toBeLessThan(0.01);
      if (on === 'floor') expect(contains(layout.pool.outline, at), tag).toBe(true);
    }
    expect(count('skimmers')).toBe(Math.max(1, Math.ceil(measures.waterSqFt / 500)));
    expect(count('returns')).toBeGreaterThanOrEqual(Math.max(2, measures.waterSqFt / 300));
    const edge = layout.pool.infinityEdge;
    for (const { on, at } of edge ? fixtures : [])
      if (on === 'wall') expect(isOnEdge(edge, at, 0.5)).toBe(false);
    expect(new Set(fixtures.map(({ tag }) => tag)).size).toBe(fixtures.length);
  });

  it('has two suctions three feet apart on every pump', () => {
    const suctions = Map.groupBy(
      fixtures.filter(({ kind }) => kind === 'drain' || kind === 'suction'),
      ({ circuit }) => circuit,
    );
    for (const [circuit, pair] of suctions) {
      const [a, b] = pair;
      expect(pair, circuit).toHaveLength(2);
      if (a && b) expect(far(a.at, b.at), circuit).toBeGreaterThanOrEqual(3);
    }
    expect(suctions.has('drains') || fixtures.some(({ kind }) => kind === 'channel-drain')).toBe(true);
  });

  it('runs its pipes clear of water and buildings, as long as they are drawn', () => {
    const walls = [
      ...(layout.house ? [layout.house.outline] : []),
      ...(layout.plot?.buildings.map(({ outline }) => outline) ?? []),
    ];
    expect(plumbing.clear).toBe(true);
    for (const { id, path, under, planFt, depthFt, lengthFt } of runs) {
      expect(Math.abs(lengthOf(path) - planFt), id).toBeLessThan(1e-6);
      expect(lengthFt).toBeCloseTo(planFt + depthFt, 6);
      const met = along(path).filter(
        (point) =>
          (!under && contains(layout.pool.outline, point)) || walls.some((wall) => contains(wall, point)),
      );
      expect(met, id).toEqual([]);
    }
  });

  it('keeps the water slow, and what flows into a pipe flows out of it', () => {
    for (const { id, feetPerSecond, side, gpm, sizedGpm } of runs) {
      expect(feetPerSecond, id).toBeLessThanOrEqual(MOST_FEET_PER_SECOND[side]);
      expect(sizedGpm).toBeGreaterThanOrEqual(gpm - 1e-9);
      const on = runs.filter(({ from }) => from === id).reduce((sum, run) => sum + run.gpm, 0);
      const at = fixtures.find((fixture) => fixture.id === runs.find((run) => run.id === id)?.fixture);
      expect(on + (at?.gpm ?? 0), id).toBeCloseTo(gpm, 6);
    }
    const trunk = (circuit: Fixture['circuit']) =>
      runs
        .filter((run) => run.circuit === circuit && run.from === null)
        .reduce((sum, { gpm }) => sum + gpm, 0);
    expect(trunk('skimmers') + trunk('drains')).toBeCloseTo(flows.designGpm, 6);
    expect(trunk('returns') + trunk('spa-return')).toBeCloseTo(flows.designGpm, 6);
  });

  it('draws every run from the pad to its fixture', () => {
    const drawn = drawnRuns(plumbing, 0.3);
    for (const { id, fixture } of runs) {
      const end = drawn.get(id)?.at(-1);
      const at = fixtures.find((one) => one.id === fixture)?.at;
      if (at && end) expect(far(at, end), id).toBeLessThan(1e-6);
    }
  });

  it('has a head for each pump that adds up', () => {
    for (const {
      suction,
      discharge,
      solarFt,
      allowances,
      liftFt,
      headFt,
      curve,
      gpm,
    } of hydraulics.systems) {
      const sum = allowances.reduce((all, { feet }) => all + feet, 0);
      expect(headFt).toBeCloseTo(suction.lossFt + discharge.lossFt + solarFt + liftFt + sum, 6);
      expect(headFt).toBeGreaterThan(10);
      expect(headFt).toBeLessThan(90);
      expect(curve.find((point) => Math.abs(point.gpm - gpm) < 1e-6)?.headFt).toBeCloseTo(headFt, 6);
    }
  });
});

it('suits a plunge and a resort', () => {
  const plunge = setOf('plunge');
  expect(plunge.plumbing.flows).toMatchObject({ skimmers: 1, returns: 2, designGpm: 30 });
  expect(plunge.hydraulics.systems.map(({ id }) => id)).toEqual(['filter']);
  const resort = setOf('resort');
  expect(resort.hydraulics.turnoverGpm).toBeCloseTo(resort.measures.gallons / 480, 6);
  expect(resort.hydraulics.systems.map(({ id }) => id)).toEqual(['filter', 'spa', 'features']);
  expect(Math.max(...resort.plumbing.runs.map(({ pipeIn }) => pipeIn))).toBeLessThanOrEqual(8);
  const edge = setOf('infinity-slope');
  // 38 ft of weir, a quarter of an inch: 3.33 × 38 × (0.25 / 12)^1.5 × 448.83.
  expect(edge.plumbing.flows.weirGpm / 170.8).toBeCloseTo(1, 2);
});

it('sizes the spa’s pipes for heating it while its jets run', () => {
  const { runs, flows } = setOf('rectangle').plumbing;
  const of = (circuit: Fixture['circuit']) => runs.filter((run) => run.circuit === circuit);
  const jets = Math.max(...of('spa-jets').map(({ gpm }) => gpm));
  for (const { sizedGpm } of of('spa-suction')) expect(sizedGpm).toBe(jets + flows.spaHeatGpm);
  for (const { sizedGpm } of of('spa-return')) expect(sizedGpm).toBe(flows.spaHeatGpm);
});
