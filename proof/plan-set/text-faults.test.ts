import { describe, expect, it } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { PAPER_NAMES, type Paper } from '#domain/plan-set/papers.ts';
import { brand } from '#domain/site/brand.ts';
import { drawSet } from '#studio/sheets/draw-set.ts';
import { fieldOf, pageSize } from '#studio/sheets/engine/frame.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { LONG } from '../long.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { textFaults } from './text-faults.ts';

/** Every design on one of the papers in turn, in a long run on all. */
const papersOf = (index: number): Paper[] =>
  LONG ? [...PAPER_NAMES] : PAPER_NAMES.slice(index % PAPER_NAMES.length).slice(0, 1);

describe('text on the sheets', () => {
  it.each(
    TWELVE_DESIGNS.flatMap(({ name, input }, i) => papersOf(i).map((paper) => [name, paper, input] as const)),
  )('%s on %s: nothing over anything, nothing beyond its field', (_, paper, input) => {
    const pages = drawSet(
      buildPlanSet({ input: { ...input, paper }, words: PLAN_SET, office: OFFICE, brand }),
    );
    const faults = pages.flatMap((page) =>
      textFaults(page, fieldOf(paper), pageSize(paper)).map((fault) => `${page.number} ${fault}`),
    );
    expect(faults).toEqual([]);
    pages.forEach(({ number, frame }, i) => {
      const texts = frame.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
      expect(texts).toContain(number);
      expect(texts).toContain(`${PLAN_SET.frame.sheet} ${i + 1} ${PLAN_SET.frame.of} ${pages.length}`);
      expect(texts.filter((text) => text === PLAN_SET.frame.preliminary).length).toBeGreaterThan(0);
    });
    expect(new Set(pages.map(({ number }) => number)).size).toBe(pages.length);
  });
});
