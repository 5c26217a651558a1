import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { interpret } from '#domain/design/interpret.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { someOf } from '../../../proof/long.ts';
import { TWELVE_DESIGNS } from '../../../proof/plan-set/designs.ts';
import { feetPerInch, readPdf } from '../../../proof/plan-set/read-pdf.ts';
import { designPdf } from './design-pdf.ts';

const packOf = (design: Design) =>
  designPdf({
    content: DEFAULT_CONTENT,
    design,
    picture: null,
    link: 'https://example.com/sample',
    on: new Date('2026-01-15T15:00:00.000Z'),
  });

const readPages = async (design: Design) => {
  const read = await getDocument({ data: new Uint8Array(await packOf(design)), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: read.numPages }, async (_, i) => {
      const page = await read.getPage(i + 1);
      const { items } = await page.getTextContent();
      const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      return {
        text: written
          .map(({ str }) => str)
          .join(' ')
          .replace(/\s+/g, ' '),
        /** Of what stands over the title block, the lowest, as a share of the page from its top. */
        filled:
          1 -
          Math.min(...written.map(({ transform }) => transform[5]).filter((y) => y > 82)) /
            (page.view[3] ?? 1),
      };
    }),
  );
};
const pagesOf = async (design: Design) => (await readPages(design)).map(({ text }) => text);

const MANY: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 40,
  widthFt: 18,
  features: ['Raised Spa', 'Sunshelf', 'Pergola', 'Fire Feature', 'LED Lighting', 'Safety Fence'],
};
const DESIGNS = [
  { name: 'plunge', design: { ...DEFAULT_DESIGN, lengthFt: 12, widthFt: 8, shallowFt: 4, deepFt: 4 } },
  { name: 'many features', design: MANY },
  ...TWELVE_DESIGNS.map(({ name, input }) => ({ name, design: input.design })),
];

test('a pool on a plot has a page with the lot, its distances and where they come from, at a scale a ruler can read', async () => {
  const plot = samplePlot({ source: { kind: 'pdf', errorPercent: 1.2 } });
  const pages = await pagesOf({
    ...DEFAULT_DESIGN,
    site: { plot, place: { x: 32, y: 58, turnDeg: 0, levelFt: null } },
  });
  const site = pages.find((text) => text.includes('From the water’s edge')) ?? '';
  for (const words of [
    'From the client’s own drawing, scale error ± 1.2%. Not a survey.',
    'Side 6: 100\'-0"',
    '17\'-0" (5\'-0" wanted)',
    '1 inch is 20 feet',
  ])
    expect(site).toContain(words);
});

test('a pool on no land in particular says nothing of one', async () => {
  const pages = (await pagesOf(DEFAULT_DESIGN)).join(' ');
  expect(pages).not.toMatch(/Site plan|own drawing/);
});

test('every page says whose design it is, its own name, number, date and scale, and that nobody may build from it', async () => {
  const pages = await pagesOf(MANY);
  pages.forEach((text, i) => {
    for (const words of [
      'Modern pool, 40 × 18 ft',
      'January 15, 2026',
      `${i + 1} of ${pages.length}`,
      'Preliminary: not for construction',
    ])
      expect(text).toContain(words);
  });
  for (const [name, scaled] of [
    ['Your design', false],
    ['Plan', true],
    ['Sections', true],
    ['Cost, time and checks', false],
  ] as const) {
    const page = pages.find((text) => text.includes(`Sheet ${name} Scale`)) ?? '';
    expect(page).toMatch(scaled ? /Scale \d+\/\d+" = 1'-0" Date/ : /Scale None Date/);
  }
});

const TENTH_INCH_FT = 0.1 / 12;

const MEASURED = [
  ...DESIGNS,
  ...STYLES.map((style) => ({
    name: style,
    design: { ...DEFAULT_DESIGN, style, lengthFt: 36.5, widthFt: 18 },
  })),
];

test.each(someOf(MEASURED, 8))(
  '$name: what a ruler reads on plan and section, times the scale that stands there, is the pool',
  async ({ design }) => {
    const pages = await readPdf(await packOf(design));
    const plan = pages[1];
    const scale = plan?.words.map(feetPerInch).find((found) => found !== null) ?? 0;
    // The water's edge is the strongest line of the plan.
    const water = plan?.lines(2.4).toSorted((a, b) => b.widthIn * b.heightIn - a.widthIn * a.heightIn)[0];
    expect(Math.abs((water?.widthIn ?? 0) * scale - design.lengthFt)).toBeLessThan(TENTH_INCH_FT);
    expect(Math.abs((water?.heightIn ?? 0) * scale - design.widthFt)).toBeLessThan(TENTH_INCH_FT);
    const sections = pages[2];
    const cut = sections?.words.map(feetPerInch).find((found) => found !== null) ?? 0;
    const measured = sections?.lines(1) ?? [];
    const nearest = (feet: number, of: 'widthIn' | 'heightIn') =>
      Math.min(...measured.map((line) => Math.abs(line[of] * cut - feet)));
    expect(nearest(design.lengthFt, 'widthIn')).toBeLessThan(TENTH_INCH_FT);
    expect(nearest(Math.max(design.shallowFt, design.deepFt), 'heightIn')).toBeLessThan(TENTH_INCH_FT);
  },
);

test.each(someOf(DESIGNS, 5))('$name: no page of the pack is half empty', async ({ design }) => {
  for (const { filled } of await readPages(design)) expect(filled).toBeGreaterThan(0.6);
});

test('it lists what the description left open and what every pool is drawn with, until it is settled', async () => {
  const { design } = interpret('a modern pool, 30 feet long');
  const said = (await pagesOf(design)).join(' ');
  expect(said).toContain(`Width: ${design.widthFt} ft.`);
  expect(said).not.toContain('Length: 30 ft.');
  expect(said).toContain('The water stands 0\'-4" below the top of the coping');
  const settled = (await pagesOf({ ...design, widthFt: design.widthFt + 1 })).join(' ');
  expect(settled).not.toContain('Width:');
});

test('the visitor’s own words stay out of it', async () => {
  const words = 'modern pool for Zebediah at 12 Quince Lane';
  expect((await pagesOf({ ...DEFAULT_DESIGN, words })).join(' ')).not.toMatch(/Zebediah|Quince/);
});

test('areas and volume are those of the drawing', async () => {
  const [cover] = await pagesOf({ ...DEFAULT_DESIGN, lengthFt: 20, widthFt: 10 });
  expect(cover).toContain('200 sq ft');
  expect(cover).toContain('60\'-0"');
  expect(cover).toMatch(/[\d,]+ gal/);
});
