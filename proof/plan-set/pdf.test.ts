import { expect, test } from 'vitest';
import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { PAPER_NAMES, PAPERS } from '#domain/plan-set/papers.ts';
import { brand } from '#domain/site/brand.ts';
import { setPdf } from '#server/areas/plan-set/set-pdf.ts';
import { drawSet } from '#studio/sheets/draw-set.ts';
import { LAYERS } from '#studio/sheets/engine/layers.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { someOf } from '../long.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { feetPerInch, readPdf } from './read-pdf.ts';

// A ruler laid on the finished file: what is drawn, times the scale that the sheet says, is the design's own length.

const TENTH_INCH_FT = 0.1 / 12;
/** Counties take no larger file. */
const LARGEST_BYTES = 10 * 1024 * 1024;
/** Three times what a set may take: beside a build the same work counts double. `npm run plan-sets` holds the budget itself. */
const MOST_SECONDS = 9;

test.each(
  someOf(TWELVE_DESIGNS, 2).map((one, index) => ({
    ...one,
    paper: PAPER_NAMES[index % PAPER_NAMES.length] ?? 'arch-d',
  })),
)(
  '$name on $paper: every sheet at its size, the pool on A-1 at its scale, small and quick',
  async ({ name, input, paper }) => {
    const before = process.cpuUsage();
    const set = buildPlanSet({ input: { ...input, paper }, words: PLAN_SET, office: OFFICE, brand });
    const pages = drawSet(set);
    const pdf = await setPdf(pages, { title: name, author: brand.name, on: new Date(0) });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
    expect(pdf.length).toBeLessThan(LARGEST_BYTES);
    const read = await readPdf(pdf);
    expect(read).toHaveLength(pages.length);
    for (const { widthIn, heightIn } of read) {
      expect(widthIn).toBeCloseTo(PAPERS[paper].widthIn, 3);
      expect(heightIn).toBeCloseTo(PAPERS[paper].heightIn, 3);
    }
    const layout = read[pages.findIndex(({ number }) => number === 'A-1')];
    const scale = layout?.words.map(feetPerInch).find((found) => found !== null) ?? 0;
    const water = layout
      ?.lines(LAYERS['A-POOL'].weightPt)
      // The frame is as strong.
      .filter(({ widthIn, heightIn }) => widthIn < layout.widthIn * 0.9 && heightIn < layout.heightIn * 0.9)
      .toSorted((a, b) => b.widthIn * b.heightIn - a.widthIn * a.heightIn)[0];
    expect(Math.abs((water?.widthIn ?? 0) * scale - set.design.lengthFt)).toBeLessThan(TENTH_INCH_FT);
    expect(Math.abs((water?.heightIn ?? 0) * scale - set.design.widthFt)).toBeLessThan(TENTH_INCH_FT);
  },
);

test('a scale’s words are read back', () => {
  expect(feetPerInch('1/4" = 1\'-0"')).toBe(4);
  expect(feetPerInch('3/16" = 1\'-0"')).toBeCloseTo(16 / 3);
  expect(feetPerInch('1" = 20\'')).toBe(20);
  expect(feetPerInch('Scale')).toBeNull();
});
