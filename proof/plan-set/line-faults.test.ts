import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { brand } from '#domain/site/brand.ts';
import { SHEETS } from '#studio/sheets/draw-set.ts';
import type { Entity } from '#studio/sheets/engine/entity.ts';
import { fieldOf } from '#studio/sheets/engine/frame.ts';
import { SCALES } from '#studio/sheets/engine/scale.ts';
import { drawView, penOf } from '#studio/sheets/engine/view.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { LONG } from '../long.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { lineFaults } from './line-faults.ts';

/** On Letter, where arcs or jets stand close, a leader of these may still cross a figure. */
const CROWDED = { 'arch-d': [''], letter: ['A-1', 'P-1'] };
/** Every design on one of them in turn, in a long run on both. */
const PAPERS = ['arch-d', 'letter'] as const;

describe('leaders and dimension lines', () => {
  it.each(TWELVE_DESIGNS.map((one, i) => ({ ...one, papers: LONG ? PAPERS : [PAPERS[i % 2] ?? 'letter'] })))(
    '$name: no leader across another or a text, no number struck',
    ({ input, papers }) => {
      const faults = papers.flatMap((paper) => {
        const set = buildPlanSet({ input: { ...input, paper }, words: PLAN_SET, office: OFFICE, brand });
        const field = fieldOf(paper);
        return SHEETS.filter(({ number }) => !CROWDED[paper].includes(number)).flatMap(({ number, views }) =>
          views.flatMap((view) => {
            const { scale } = drawView(set, view, field, field.textPt);
            const entities = view.draw(set, penOf(scale, field.textPt));
            return lineFaults(entities, scale).map((fault) => `${paper} ${number} ${view.name} ${fault}`);
          }),
        );
      });
      expect(faults).toEqual([]);
    },
  );

  it('are found where they are wrong', () => {
    const leader = (tip: number, end: number, text: string): Entity => ({
      kind: 'leader',
      layer: 'A-ANNO-TEXT',
      points: [
        [tip, 0],
        [end, -5],
      ],
      text,
      heightFt: 0.5,
    });
    const [, scale] = SCALES.built;
    expect(lineFaults([leader(0, 4, 'one'), leader(4, 0, 'two')], scale)).toContain(
      'leaders cross: one | two',
    );
    expect(lineFaults([leader(0, 4, 'one'), leader(1, 5, 'two')], scale)).not.toContain(
      'leaders cross: one | two',
    );
  });
});
