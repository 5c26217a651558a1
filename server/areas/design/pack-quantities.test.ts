import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designPdf } from './design-pdf.ts';

test('the pack has the second estimate with a line for every feature and its number', async () => {
  const pdf = await designPdf({
    content: DEFAULT_CONTENT,
    design: { ...DEFAULT_DESIGN, features: ['Bubblers', 'Pergola'], counts: { Bubblers: 4 } },
    picture: null,
    link: 'https://example.com/sample',
    on: new Date('2026-01-15T15:00:00.000Z'),
  });
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: read.numPages }, async (_, i) => {
      const { items } = await (await read.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(text).toMatch(/Price check by quantities: \$[\d,]+ - \$[\d,]+/);
  expect(text).toContain('Bubblers 4 $1,800');
  expect(text).toContain('Pergola 1 $6,500');
});
