import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { chalkOut } from '#studio/chalk/chalk-out.ts';
import { onTape } from '#studio/chalk/chalk-points.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import { readPdf } from '../../../proof/plan-set/read-pdf.ts';
import { stakeSheet } from './stake-sheet.ts';

const pool = (change: Partial<Design>): Design => ({
  ...DEFAULT_DESIGN,
  lengthFt: 30,
  widthFt: 15,
  ...change,
});
const site = { plot: samplePlot({}), place: { x: 62, y: 40, turnDeg: 0, levelFt: null } };
const DESIGNS: [string, Design][] = [
  ['a rectangle', pool({ style: 'Rectangular', features: ['Raised Spa', 'Sunshelf'] })],
  ['a freeform pool', pool({ style: 'Freeform', features: ['Beach Entry'] })],
  ['a kidney', pool({ style: 'Kidney', features: [] })],
  ['an L', pool({ style: 'Modern', shape: 'L-shape', lengthFt: 40, widthFt: 24 })],
  ['a round pool', pool({ style: 'Modern', shape: 'Round', lengthFt: 24, widthFt: 24 })],
  ['a pool on its plot', pool({ site })],
  [
    'the largest',
    pool({
      style: 'Resort',
      lengthFt: 120,
      widthFt: 60,
      features: ['Raised Spa', 'Sunshelf', 'Swim-Up Bar', 'Beach Entry', 'Cold Plunge'],
    }),
  ],
];

test.each(DESIGNS)(
  'the sheet of %s is one page of Letter with every measure and the warning',
  async (_, design) => {
    const pages = await readPdf(
      await stakeSheet({ content: DEFAULT_CONTENT, design, on: new Date('2026-01-15T15:00:00.000Z') }),
    );
    expect(pages.map(({ widthIn, heightIn }) => [widthIn, heightIn])).toEqual([[8.5, 11]]);
    const words = (pages[0]?.words ?? []).join(' ').replace(/\s+/g, ' ');
    expect(words).toContain('not for digging');
    expect(words).toContain('call 811');
    const printed = chalkOut(drawnLayout(design)).rows.map(({ stationFt, leftFt, rightFt }) =>
      [stationFt, leftFt, rightFt]
        .map((feet, i) => (feet === null ? '–' : i > 0 && feet === 0 ? 'on it' : onTape(feet)))
        .join(' '),
    );
    for (const row of printed) expect(words).toContain(row);
    expect(words.includes('corner 1')).toBe(design.site !== undefined);
  },
);

const sheetOf = async (design: Design) => {
  const on = new Date('2026-01-15T15:00:00.000Z');
  const pages = await readPdf(await stakeSheet({ content: DEFAULT_CONTENT, design, on }));
  return (pages[0]?.words ?? []).join(' ').replace(/\s+/g, ' ');
};

test('a pool against the lot line is warned of, one in the middle of the lot is not', async () => {
  const { place, plot } = site;
  const near = { plot, place: { ...place, x: 16, y: 56 } };
  expect(await sheetOf(pool({ style: 'Rectangular', site: near }))).toMatch(/is 1 ft from the lot line/);
  const middle = { plot, place: { ...place, x: 40, y: 56 } };
  expect(await sheetOf(pool({ style: 'Rectangular', site: middle }))).not.toMatch(/The water (is|reaches)/);
});

test('the tapes reach as far as anything is measured', async () => {
  const { longestFt, tapeFt } = chalkOut(drawnLayout(pool({ site })));
  expect(tapeFt).toBeGreaterThanOrEqual(longestFt);
  expect(await sheetOf(pool({ site }))).toContain(`tapes of ${tapeFt} ft or more`);
});
