import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { contains } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { brand } from '#domain/site/brand.ts';
import { bottomAt } from '#studio/scene/pool-heights.ts';
import { isLevel, spansOf } from '#studio/section/cuts.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { SCALES } from '../engine/scale.ts';
import { penOf } from '../engine/view.ts';
import { inEighths } from '../layout/eighths.ts';
import { buildPlanSet } from '../plan-set.ts';
import { detailCut, detailCuts } from './detail-cuts.ts';
import { detailView } from './detail-view.ts';
import { engineerForm } from './engineer-form.ts';
import { SHELL_PLAN } from './shell-plan.ts';

const pen = penOf(SCALES.built[3], 9.5);
const sets = TWELVE_DESIGNS.map(({ name, input }) => ({
  name,
  set: buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
}));

describe.each(sets)('$name', ({ set }) => {
  const { layout, design } = set;
  const kinds = detailCuts(layout).map(({ kind }) => kind);
  const has = (kind: string) => layout.items.some((item) => item.kind === kind);

  it('has a detail of what the design has, and none else', () => {
    expect(kinds).toContain('deep');
    expect(kinds).toContain('edge');
    expect(kinds.includes('shallow')).toBe(!isLevel(layout));
    expect(kinds.includes('steps')).toBe(has('steps') || has('Sunshelf'));
    expect(kinds.includes('beach')).toBe(has('Beach Entry'));
    expect(kinds.includes('bench')).toBe(has('bench'));
    expect(kinds.includes('spa')).toBe(has('Raised Spa'));
    expect(kinds.includes('basin')).toBe(has('Infinity Edge'));
  });

  it('cuts walls at the design’s depths, where nothing stands on them', () => {
    const depths = {
      shallow: Math.min(design.shallowFt, design.deepFt),
      deep: Math.max(design.shallowFt, design.deepFt),
    };
    for (const kind of ['shallow', 'deep'] as const) {
      const cut = detailCut(layout, kind);
      if (!cut) continue;
      const [span] = spansOf(layout, cut);
      expect(span && bottomAt(layout, cut.at(span.to - 0.01))).toBeCloseTo(depths[kind], 3);
      for (const { outline } of layout.items.filter(({ layer }) => layer === 'edge'))
        expect(span && contains(outline, cut.at(span.from))).toBe(false);
    }
  });

  it('names walls, floor, beam, gravel, coping, tile and water beside the wall', () => {
    const texts = detailView('deep', 1000)
      .draw(set, pen)
      .flatMap((one) => (one.kind === 'leader' ? [one.text] : []));
    for (const said of [
      'Bond beam',
      'Shotcrete shell',
      'Floor',
      'Gravel',
      'Coping',
      'Waterline tile',
      'Water -',
    ])
      expect(
        texts.filter((text) => text.startsWith(said)),
        said,
      ).toHaveLength(1);
    for (const text of texts.filter((one) => /^(Bond|Shotcrete|Floor|Gravel)/.test(one)))
      expect(text).toContain('assumed');
  });

  it('leaves no word unfilled', () => {
    for (const kind of kinds)
      for (const one of detailView(kind).draw(set, pen))
        if (one.kind === 'leader' || one.kind === 'text') expect(one.text).not.toContain('{');
  });

  it('marks every detail but the typical one on the plan, by its number', () => {
    const texts = SHELL_PLAN.draw(set, pen).flatMap((one) => (one.kind === 'text' ? [one.text] : []));
    kinds.forEach((kind, i) => {
      expect(texts.filter((text) => text === String(i + 2))).toHaveLength(kind === 'edge' ? 0 : 1);
    });
  });
});

it('leaves the engineer’s values blank, beside what Q-1 counts with', () => {
  for (const { set } of sets) {
    const { rows } = engineerForm(set);
    expect(rows.every(({ cells }) => cells.value === '')).toBe(true);
    const assumed = Object.fromEntries(rows.map(({ id, cells }) => [id, cells.assumed]));
    expect(assumed).toMatchObject({
      floor: inEighths(BUILD.floorFt),
      wall: inEighths(BUILD.wallFt),
      gravel: inEighths(BUILD.gravelFt),
      concrete: '',
      floorSteel: '',
    });
  }
});
