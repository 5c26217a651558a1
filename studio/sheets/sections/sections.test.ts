import { describe, expect, it } from 'vitest';
import { OFFICE } from '#content/plan-set/office.ts';
import { PLAN_SET } from '#content/plan-set/plan-set.ts';
import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { brand } from '#domain/site/brand.ts';
import { fill } from '#domain/words/fill.ts';
import { depthAt } from '#studio/scene/depth.ts';
import { STEP_TREAD_FT, treadsOf, WATER_Y } from '#studio/scene/pool-heights.ts';
import { cutOf, cutsOf, depthIn, isLevel, spansOf } from '#studio/section/cuts.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import type { Entity } from '../engine/entity.ts';
import { SCALES } from '../engine/scale.ts';
import { penOf } from '../engine/view.ts';
import { inEighths } from '../layout/eighths.ts';
import { LAYOUT_VIEW } from '../layout/layout-view.ts';
import { breaksAt } from '../layout/pool-plan.ts';
import { buildPlanSet } from '../plan-set.ts';
import { slopeOf, stretchesOf } from './section-figures.ts';
import { sectionNotes } from './section-notes.ts';
import { sectionView } from './section-view.ts';

const TENTH_IN = 0.1 / 12;
const pen = penOf(SCALES.built[3], 9.5);

const sets = TWELVE_DESIGNS.map(({ name, input }) => ({
  name,
  set: buildPlanSet({ input, words: PLAN_SET, brand, office: OFFICE }),
}));
type Dimension = Extract<Entity, { kind: 'dimension' }>;
const dimensionsOf = (entities: readonly Entity[]) =>
  entities.filter((one): one is Dimension => one.kind === 'dimension');
const lengthOf = ({ from, to }: Dimension) => Math.hypot(to[0] - from[0], to[1] - from[1]);

describe.each(sets)('$name', ({ set }) => {
  const { layout } = set;
  const { profile, lengthFt, widthFt, outline } = layout.pool;

  it('has its length and width on the layout, and every figure is the length it stands on', () => {
    const dimensions = dimensionsOf(LAYOUT_VIEW.draw(set, pen));
    for (const dimension of dimensions) expect(dimension.text).toBe(inEighths(lengthOf(dimension)));
    const lengths = dimensions.map(lengthOf);
    for (const wanted of [lengthFt, widthFt])
      expect(Math.min(...lengths.map((one) => Math.abs(one - wanted)))).toBeLessThan(TENTH_IN);
  });

  it('draws the water with the design’s own outline', () => {
    const drawn = LAYOUT_VIEW.draw(set, pen).filter((one) => one.kind === 'path' && one.layer === 'A-POOL');
    const points = drawn.flatMap((one) => (one.kind === 'path' ? one.points : []));
    expect(boundsOf([...points])).toEqual(boundsOf(outline));
  });

  it('is cut along with the depths and slopes of its floor', () => {
    const cut = cutOf(layout, 'along');
    const [span] = cut ? spansOf(layout, cut) : [];
    if (!span) throw new Error('no water along the centerline');
    const shapes = layout.items
      .filter(({ kind }) => ['steps', 'Sunshelf', 'bench'].includes(kind))
      .map(({ outline: o }) => boundsOf(o));
    for (let feet = span.from + 0.05; feet < span.to; feet += 0.37) {
      if (shapes.some(({ x0, x1 }) => feet > x0 - 0.02 && feet < x1 + 0.02)) continue;
      expect(Math.abs(depthIn(span, feet) - depthAt(profile, feet + lengthFt / 2))).toBeLessThan(TENTH_IN);
    }
    for (const stretch of stretchesOf(span).filter(
      ({ depthFrom, depthTo }) => Math.abs(depthTo - depthFrom) > 0.01,
    )) {
      const middle = (stretch.from + stretch.to) / 2 + lengthFt / 2;
      const fall = (depthAt(profile, middle + 0.01) - depthAt(profile, middle - 0.01)) / 0.02;
      expect(slopeOf(stretch).run).toBeCloseTo(Math.abs(1 / fall), 2);
    }
  });

  it('is cut through every tread, at its depth', () => {
    const cut = cutOf(layout, 'along');
    const [span] = cut ? spansOf(layout, cut) : [];
    for (const steps of layout.items.filter(({ kind }) => kind === 'steps'))
      for (const { x0, x1, depthFt } of treadsOf(layout, steps)) {
        const middle = (x0 + x1) / 2;
        if (!span || middle < span.from) continue;
        expect(depthIn(span, middle)).toBeCloseTo(
          Math.min(depthFt, depthAt(profile, middle + lengthFt / 2)),
          3,
        );
      }
  });

  it('has a figure for each level floor, from the water down', () => {
    for (const cut of cutsOf(layout)) {
      const dimensions = dimensionsOf(sectionView(cut.kind).draw(set, pen));
      expect(dimensions.length).toBeGreaterThan(0);
      for (const dimension of dimensions) {
        const length = inEighths(lengthOf(dimension));
        const count = Math.round(lengthOf(dimension) / STEP_TREAD_FT);
        const treads = fill(PLAN_SET.sections.treads, { count, length });
        const equal = count > 1 && Math.abs(lengthOf(dimension) - count * STEP_TREAD_FT) < TENTH_IN;
        expect(equal ? [length, treads] : [length]).toContain(dimension.text);
      }
      const depths = dimensions.filter(({ from, to }) => Math.abs(from[0] - to[0]) < 1e-9);
      for (const { from, to } of depths) {
        expect(from[1]).toBeCloseTo(-WATER_Y, 9);
        const span = spansOf(layout, cut).find((one) => one.from <= to[0] && to[0] <= one.to);
        expect(span && depthIn(span, to[0])).toBeCloseTo(to[1] + WATER_Y, 6);
      }
      expect(depths.length).toBeGreaterThan(0);
    }
  });

  it('tells a level floor once, and breaks only where its slope changes', () => {
    const depths = LAYOUT_VIEW.draw(set, pen).filter(
      (one) => one.kind === 'text' && one.text.endsWith(' deep'),
    );
    if (isLevel(layout)) {
      expect(breaksAt(layout)).toEqual([]);
      expect(depths.length).toBeLessThan(2);
    } else expect(breaksAt(layout).length).toBeGreaterThan(0);
  });

  it('is as wide across as its outline there', () => {
    for (const kind of ['shallow', 'deep'] as const) {
      const cut = cutOf(layout, kind);
      if (!cut) throw new Error(`no cut at the ${kind} end`);
      for (const { from, to } of spansOf(layout, cut))
        for (const end of [cut.at(from), cut.at(to)]) expect(distanceTo(outline, end)).toBeLessThan(TENTH_IN);
    }
  });
});

function distanceTo(outline: readonly Point[], [x, z]: Point): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (z - a[1]) * dz) / (dx * dx + dz * dz)));
      return Math.hypot(a[0] + dx * t - x, a[1] + dz * t - z);
    }),
  );
}

describe('the ground beyond a catch basin', () => {
  const edged = TWELVE_DESIGNS.find(({ name }) => name === 'infinity-slope');
  const notesWith = (fallFt: number) => {
    const site = edged?.input.design.site;
    if (!edged || !site) throw new Error('no infinity pool on a plot');
    const heights = [0, 100, 200].map((y): { at: [number, number]; feet: number } => ({
      at: [110, y],
      feet: fallFt * (1 - y / 200),
    }));
    const turned = { plot: { ...site.plot, heights }, place: { ...site.place, turnDeg: 0 } };
    const design = { ...edged.input.design, site: turned };
    const set = buildPlanSet({ input: { ...edged.input, design }, words: PLAN_SET, brand, office: OFFICE });
    return sectionNotes(set).rows.map(({ cells }) => cells.text);
  };

  it('is told where it stands above the rim, and not where it falls away', () => {
    const told = expect.stringContaining('beyond the catch basin');
    expect(notesWith(0)).toContain(
      `The ground beyond the catch basin stands 4'-1 1/4" above its rim. Grade it down or hold it with a wall.`,
    );
    expect(notesWith(80)).not.toContainEqual(told);
  });
});
