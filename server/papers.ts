import type { Content } from '#content/content.ts';
import { designPdf } from '#server/areas/design/design-pdf.ts';
import { EXAMPLE_DESIGNS } from '#server/areas/design/example-designs.ts';
import { stakeSheet } from '#server/areas/design/stake-sheet.ts';
import { cachedEstimatePdf } from '#server/areas/estimate/cached-estimate-pdf.ts';
import { EXAMPLE_CHOICES } from '#server/areas/estimate/example-choices.ts';
import { EXAMPLE_RECEIPTS } from '#server/areas/payment/example-receipts.ts';
import { receiptPaper } from '#server/areas/payment/receipt-paper.ts';
import { approvalReceipt } from '#server/areas/project/approval-receipt.ts';
import { EXAMPLE_APPROVALS } from '#server/areas/project/example-approvals.ts';
import { leaveRoom } from './leave-room.ts';

// The day is fixed: papers of the same content are equal to the last byte.
const ON = new Date('2026-01-15T15:00:00.000Z');
const LINK = 'https://example.com/sample';

const PAPERS: Record<string, (content: Content) => (() => Promise<Buffer>)[]> = {
  'estimate-paper': (content) =>
    EXAMPLE_CHOICES.map((choices) => () => cachedEstimatePdf(content, choices, ON)),
  'approval-receipt': (content) => EXAMPLE_APPROVALS.map((facts) => () => approvalReceipt(content, facts)),
  'payment-receipt': (content) => EXAMPLE_RECEIPTS.map((facts) => () => receiptPaper(content, facts)),
  'design-pack': (content) =>
    EXAMPLE_DESIGNS.map((design) => () => designPdf({ content, design, picture: null, link: LINK, on: ON })),
  'stake-out-sheet': (content) =>
    EXAMPLE_DESIGNS.map((design) => () => stakeSheet({ content, design, on: ON })),
};

/**
 * Every paper as it would read with this content, by its name, from invented data: to see what a change of the content touches.
 * The bytes of all examples of a paper stand one after the other: they are there to be compared.
 */
export const renderPapers = async (content: Content, signal?: AbortSignal): Promise<Map<string, Buffer>> => {
  const rendered = new Map<string, Buffer>();
  for (const [name, examples] of Object.entries(PAPERS)) {
    const made: Buffer[] = [];
    for (const make of examples(content)) {
      made.push(await make());
      // Visitors come first: all papers in a row would keep them waiting.
      await leaveRoom(signal);
    }
    rendered.set(name, Buffer.concat(made));
  }
  return rendered;
};
