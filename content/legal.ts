// Editorial rule: the shape of a legal page; its words are in privacy.ts and terms.ts and change only with a lawyer's consent.
type Part = { title: string; text: string };

export type LegalSection = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  /** What follows under a small heading of its own. */
  parts?: readonly Part[];
};

/** What most readers come for, and the section that says it in full. */
type LegalPoint = { text: string; at: string };

export type LegalDocument = {
  title: string;
  /** The day the words were last changed; without one, the page shows the reader's own date. */
  updated?: { day: string; words: string };
  summary: string;
  points: readonly LegalPoint[];
  sections: readonly LegalSection[];
};

export const LEGAL_PAGE = {
  updated: 'Last updated',
  today: 'today',
  print: 'Print this page',
  points: 'In short',
  pointsNote: 'What counts is the full text below.',
  contents: 'Contents',
  others: 'Read with this page',
  contact: 'Contact',
  contactLead: 'Questions about this page:',
} as const;
