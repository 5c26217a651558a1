import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { ApprovalFacts, Approved } from './approval-receipt.ts';
import { designLine } from './design-line.ts';

const APPROVED: Approved = {
  ticketNumber: 'PW-SAMPLE',
  title: 'Sample plans',
  number: 2,
  deliveredAt: '2026-01-12T15:00:00.000Z',
  files: [
    { filename: 'sample-plan.pdf', size: 1_200_000, pages: 3, sha256: '1'.repeat(64) },
    { filename: 'sample-view.jpg', size: 400_000, pages: 1, sha256: '2'.repeat(64) },
  ],
  design: null,
};

const FACTS = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Sample Person',
  at: '2026-01-15T15:00:00.000Z',
  sha256: '0'.repeat(64),
  undoneAt: null,
};

/** Invented, to show how the mails and the receipt read. */
export const EXAMPLE_APPROVALS: readonly ApprovalFacts[] = [
  { ...FACTS, approved: APPROVED },
  {
    ...FACTS,
    undoneAt: '2026-01-16T15:00:00.000Z',
    approved: {
      ...APPROVED,
      files: [],
      design: {
        slug: 'sample',
        design: DEFAULT_DESIGN,
        line: designLine(DEFAULT_DESIGN),
        totalLow: 60_000,
        totalHigh: 70_000,
        timelineWeeks: 12,
      },
    },
  },
];
