import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { PAPER_NAMES, type Paper } from '#domain/plan-set/papers.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import { brand } from '#domain/site/brand.ts';
import type { Mark } from '#studio/plan/marks.ts';
import { fieldOf, frameMarks, pageSize } from '#studio/sheets/engine/frame.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { textFaults } from './text-faults.ts';

const sample = TWELVE_DESIGNS.slice(0, 1).map(({ input }) =>
  buildPlanSet({ input, words: PLAN_SET, office: OFFICE, brand }),
);

function frameOf(paper: Paper, change: Partial<PlanSetInput>): Mark[] {
  const page = { marks: [], scale: '1/4" = 1\'-0"', northDeg: 30 };
  return sample.flatMap((set) =>
    frameMarks({ ...set, input: { ...set.input, paper, ...change } }, page, {
      number: 'P-1.12',
      title: 'A sheet with quite a long title of its own, part two',
      index: 12,
      count: 24,
    }),
  );
}
const faultsOf = (paper: Paper, frame: Mark[]) =>
  textFaults(
    { number: '', title: '', ...pageSize(paper), marks: [], frame },
    fieldOf(paper),
    pageSize(paper),
  );

const VALUES = [
  'W'.repeat(200),
  'i '.repeat(100),
  '泳池 Dvořák ½ 🏊 '.repeat(16),
  '',
  'Ångström-Ñandú Æther & Søn, 12th floor, '.repeat(5),
];

describe.each(PAPER_NAMES)('the title block on %s', (paper) => {
  it.each(VALUES)('keeps what was typed in its cells: %s', (value) => {
    const title = {
      project: value.slice(0, 120),
      client: value.slice(0, 120),
      address: value.slice(0, 200),
      number: value.slice(0, 60),
      drawnBy: value.slice(0, 120),
      date: '2026-11-16',
    };
    const revisions = Array.from({ length: 30 }, (_, i) => ({
      number: i + 1,
      date: '2026-11-16',
      words: value.repeat(2).slice(0, 400),
    }));
    const frame = frameOf(paper, { title, revisions });
    expect(faultsOf(paper, frame)).toEqual([]);
    const { x, width } = fieldOf(paper);
    const texts = frame.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    // The newest revision always shows, by its number and in the list.
    expect(texts.filter(({ text }) => text === '30')).toHaveLength(2);
    for (const one of texts.filter((mark) => mark.x > x + width + 12))
      expect(one.x).toBeLessThan(pageSize(paper).width - 20);
  });

  it('says that it is preliminary, in the block and under the field, until it is released', () => {
    const said = (released: boolean) =>
      frameOf(paper, { released })
        .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
        .join(' ')
        .split(PLAN_SET.frame.preliminary).length - 1;
    expect(said(false)).toBe(2);
    expect(said(true)).toBe(0);
  });

  it('leaves room for a seal', () => {
    const frame = frameOf(paper, { revisions: [] });
    const seal = frame.find((mark) => mark.kind === 'text' && mark.text === PLAN_SET.frame.seal);
    const scale = frame.find((mark) => mark.kind === 'text' && mark.text === PLAN_SET.frame.scale);
    if (seal?.kind !== 'text' || scale?.kind !== 'text') throw new Error('no seal');
    expect((scale.y - seal.y) / 72).toBeGreaterThan(paper === 'letter' ? 1.35 : 2.35);
  });
});
