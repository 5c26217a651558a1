import type { ReceiptFacts } from './receipt-facts.ts';

const CARD: ReceiptFacts = {
  number: 1001,
  paidAt: '2026-01-15T15:00:00.000Z',
  title: 'Luxury Resort',
  extra: false,
  buyer: 'Sample Person',
  email: 'sample@example.com',
  region: 'FL',
  totalCents: 106_963,
  taxCents: 7_463,
  taxThousandths: 7_500,
  refundedCents: 0,
  refundedAt: null,
  paidBy: 'card',
  reference: 'SAMPLE42',
  termsAcceptedAt: '2026-01-15T14:58:00.000Z',
};

/** Invented payments: with a tax, of an extra by Zelle, and one that was given back in part. */
export const EXAMPLE_RECEIPTS: ReceiptFacts[] = [
  CARD,
  { ...CARD, extra: true, paidBy: 'zelle', buyer: null, region: null, taxCents: 0, termsAcceptedAt: null },
  { ...CARD, refundedCents: 10_000, refundedAt: '2026-01-20T15:00:00.000Z' },
];
