// Editorial rule: the shape of a legal page; its words are in privacy.ts and terms.ts and change only with a lawyer's consent.
export type LegalSection = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
};

export type LegalDocument = {
  title: string;
  /** The day the words were last changed; without one, the page shows the reader's own date. */
  updated?: { day: string; words: string };
  summary: string;
  sections: readonly LegalSection[];
};

export const LEGAL_PAGE = {
  updated: 'Last updated',
  today: 'today',
  print: 'Print this page',
  contents: 'Contents',
  contact: 'Contact',
  contactLead: 'Questions about this page:',
} as const;
