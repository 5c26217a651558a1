import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { designPdf } from './design-pdf.ts';

const pagesOf = async (design: Design) => {
  const pdf = await designPdf({
    content: DEFAULT_CONTENT,
    design,
    picture: null,
    link: 'https://example.com/sample',
    on: new Date('2026-01-15T15:00:00.000Z'),
  });
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: read.numPages }, async (_, i) => {
      const { items } = await (await read.getPage(i + 1)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return text.replace(/\s+/g, ' ');
    }),
  );
};

test('a pool on a plot has a page with the lot, its distances and where they come from, at a scale a ruler can read', async () => {
  const plot = samplePlot({ source: { kind: 'pdf', errorPercent: 1.2 } });
  const pages = await pagesOf({
    ...DEFAULT_DESIGN,
    site: { plot, place: { x: 32, y: 58, turnDeg: 0, levelFt: null } },
  });
  const site = pages.find((text) => text.includes('Site plan, to scale')) ?? '';
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
