import { MAIL_STATES } from '../mail/mail-state.ts';
import { PANORAMA_STATES } from '../panorama/panorama.ts';
import { ORDER_STATES } from '../payment/order-state.ts';
import { PROJECT_STATES } from '../project/project-state.ts';

// Everything the console lists: one entry for each kind. The server lays its table beside it (server/areas/console/kinds.ts)
// and fails to compile where a column named here is none.

export const LEAD_STATUSES = ['new', 'contacted', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export interface Kind {
  /** How mails, histories and the audit log call one of them; a kind without cannot be linked to. */
  noun?: string;
  /** The column that the state filter asks, and what it offers. */
  state?: { column: string; values: readonly string[] };
  /** Where somebody still has to do something, by column. */
  open?: Readonly<Record<string, string>>;
  /** Staff mark it by hand, add notes, and see it in the chart by week. */
  isLead?: true;
  /** Whose it is: the column with the address. */
  person?: string;
  /** What names an entry, and what stands beneath it. */
  title: string;
  facts: readonly string[];
  /** The beginning of a longer text, and what went wrong. */
  excerpt?: string;
  failure?: string;
}

const lead = {
  state: { column: 'status', values: LEAD_STATUSES },
  open: { status: 'new' },
  isLead: true,
  person: 'email',
} as const satisfies Partial<Kind>;

export const KINDS = {
  inquiries: {
    noun: 'inquiry',
    ...lead,
    title: '{firstName} {lastName}',
    facts: ['email', 'phone', 'location', 'budget'],
    excerpt: 'details',
  },
  estimates: {
    noun: 'estimate',
    ...lead,
    title: '{email}',
    facts: ['computedCost', 'size', 'type', 'material', 'location', 'id'],
  },
  orders: {
    ...lead,
    noun: 'order',
    state: { column: 'state', values: ORDER_STATES },
    open: { state: 'paid', status: 'new' },
    title: '{packageTitle}',
    facts: ['amountCents', 'refundedCents', 'provider', 'buyerName', 'email', 'intentId'],
  },
  intakes: {
    noun: 'intake',
    ...lead,
    title: '{ticketNumber}: {fullName}',
    facts: ['email', 'city', 'budgetRange', 'fileCount', 'progress'],
  },
  bookings: {
    noun: 'booking',
    ...lead,
    open: { status: 'new', state: 'booked' },
    title: '{name}',
    facts: ['startsAt', 'way', 'email', 'phone', 'state'],
    excerpt: 'details',
  },
  projects: {
    noun: 'project',
    state: { column: 'state', values: PROJECT_STATES },
    open: { state: 'active', turn: 'studio' },
    person: 'email',
    title: '{ticketNumber}: {name}',
    facts: ['email', 'packageTitle'],
  },
  designs: { title: '{slug}', facts: ['answeredBy', 'source'] },
  panoramas: {
    noun: 'panorama',
    state: { column: 'state', values: PANORAMA_STATES },
    open: { state: 'pending' },
    title: '{originalName}',
    facts: ['width', 'height'],
  },
  mails: {
    noun: 'mail',
    state: { column: 'state', values: MAIL_STATES },
    open: { state: 'failed' },
    person: 'toAddress',
    title: '{subject}',
    facts: ['toAddress', 'template', 'attempts'],
    failure: 'lastError',
  },
} as const satisfies Record<string, Kind>;

export type ListKind = keyof typeof KINDS;
export type LeadKind = {
  [Name in ListKind]: (typeof KINDS)[Name] extends { isLead: true } ? Name : never;
}[ListKind];

/** Whatever belongs to a person can be given out to them and erased. */
export type PersonKind = {
  [Name in ListKind]: (typeof KINDS)[Name] extends { person: string } ? Name : never;
}[ListKind];

/** How mails, histories and the audit log call one entry. */
export type EntryNoun = {
  [Name in ListKind]: (typeof KINDS)[Name] extends { noun: infer Noun extends string } ? Noun : never;
}[ListKind];

const isListKind = (name: string): name is ListKind => name in KINDS;

export const LIST_KINDS = Object.keys(KINDS).filter(isListKind);

export const kindOf = (name: ListKind): Kind => KINDS[name];

export const isLeadKind = (name: ListKind): name is LeadKind => kindOf(name).isLead === true;

export const LEAD_KINDS = LIST_KINDS.filter(isLeadKind);

/** Filters a list by all that makes an entry open, where that is more than its state. */
export const OPEN = 'open';

/** The filter that finds the open ones, neither more nor fewer; projects have their board for it. */
export const openFilter = (name: ListKind): string => {
  const { state, open = {} } = kindOf(name);
  if (isLeadKind(name) && Object.keys(open).length > 1) return OPEN;
  return (state && open[state.column]) ?? '';
};
