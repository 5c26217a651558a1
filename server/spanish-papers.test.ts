import { describe, expect, test } from 'vitest';
import { composeContent } from '#content/documents/compose.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { someOf } from '../proof/long.ts';
import { readPdf } from '../proof/plan-set/read-pdf.ts';
import { designPdf } from './areas/design/design-pdf.ts';
import { EXAMPLE_DESIGNS } from './areas/design/example-designs.ts';
import { stakeSheet } from './areas/design/stake-sheet.ts';
import { cachedEstimatePdf } from './areas/estimate/cached-estimate-pdf.ts';
import { EXAMPLE_CHOICES } from './areas/estimate/example-choices.ts';
import { EXAMPLE_RECEIPTS } from './areas/payment/example-receipts.ts';
import { receiptPaper } from './areas/payment/receipt-paper.ts';
import { approvalReceipt } from './areas/project/approval-receipt.ts';
import { EXAMPLE_APPROVALS } from './areas/project/example-approvals.ts';

// Every paper that a visitor or a client gets, as a reader of PDFs finds it: in Spanish, with meters beside the feet.

const ENGLISH =
  /\b(the|and|of|your|with|for|is|are|you|we|to|this|that|from|will|ft|sq|pool|spa|house|about|each|deck)\b/i;
const THEIRS = /Sample (plans|Person)|sample-\S+|\S+@\S+|https?:\S+|Suite \d+/g;

const { content } = composeContent({
  values: {},
  pictures: new Map(),
  isPublic: false,
  now: undefined,
}).inSpanish();
const on = new Date('2026-01-15T15:00:00.000Z');
const link = 'https://pools.example/es/ai-design-tool?d=sample';
const site = { plot: samplePlot({}), place: { x: 62, y: 40, turnDeg: 0, levelFt: null } };
const designs = someOf(EXAMPLE_DESIGNS, 1).flatMap((design) => [design, { ...design, site }]);

const PAPERS: Record<string, (() => Promise<Buffer>)[]> = {
  estimate: EXAMPLE_CHOICES.slice(0, 3).map((choices) => () => cachedEstimatePdf(content, choices, on)),
  receipt: EXAMPLE_RECEIPTS.map((facts) => () => receiptPaper(content, facts)),
  approval: EXAMPLE_APPROVALS.map((facts) => () => approvalReceipt(content, facts)),
  'design pack': designs.map((design) => () => designPdf({ content, design, picture: null, link, on })),
  'stake-out sheet': designs.map((design) => () => stakeSheet({ content, design, on })),
};

const linesOf = async (paper: Buffer) => (await readPdf(paper)).flatMap(({ words }) => words);

describe.each(Object.entries(PAPERS))('the %s', (_, papers) => {
  test('has no English left', { timeout: 60_000 }, async () => {
    for (const make of papers) {
      const lines = await linesOf(await make());
      expect(lines.filter((line) => ENGLISH.test(line.replace(THEIRS, '')))).toEqual([]);
    }
  });
});

test('a pack tells its pool in both units, and its day, with every accent in place', async () => {
  const [design] = EXAMPLE_DESIGNS;
  if (!design) throw new Error('there are designs');
  const paper = await designPdf({
    content,
    design: { ...design, lengthFt: 32, widthFt: 16 },
    picture: null,
    link,
    on,
  });
  const text = (await linesOf(paper)).join(' ');
  expect(text).toContain('32 × 16 pies (9.8 × 4.9 m)');
  expect(text).toContain('Piscina moderna, 32 × 16 pies');
  expect(text).toContain('15 de enero de 2026');
  expect(text).toMatch(/Tamaño/);
  expect(text).toMatch(/pies cuad\. \(\d+ m cuad\.\)/);
  expect(paper.toString('latin1')).toContain('es-US');
});
