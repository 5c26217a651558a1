import { sql } from 'drizzle-orm';
import type { ListKind } from '#domain/console/lists.ts';
import { SEARCHED } from '#server/database/searched.ts';

// For each list: its table, the columns shown, the column its state is in, and where a search looks.
// Names are ours, never a visitor's, so they may stand in SQL as they are.

export interface KindTable {
  table: string;
  /** How leads of this kind are named in `about_kind` and `lead_kind`. */
  noun: string;
  columns: readonly string[];
  state: string | undefined;
  search: readonly string[];
  email: string | undefined;
}

export const KIND_TABLES: Record<ListKind, KindTable> = {
  inquiries: {
    table: 'inquiries',
    noun: 'inquiry',
    columns: [
      'id',
      'created_at',
      'first_name',
      'last_name',
      'email',
      'phone',
      'location',
      'budget',
      'details',
      'is_from_ai',
      'pool_style',
      'pool_length',
      'features',
      'status',
    ],
    state: 'status',
    search: SEARCHED.inquiries,
    email: 'email',
  },
  estimates: {
    table: 'estimates',
    noun: 'estimate',
    columns: [
      'id',
      'created_at',
      'email',
      'size',
      'type',
      'material',
      'features',
      'location',
      'timeline',
      'sent_cost',
      'computed_cost',
      'status',
    ],
    state: 'status',
    search: SEARCHED.estimates,
    email: 'email',
  },
  orders: {
    table: 'orders',
    noun: 'order',
    columns: [
      'id',
      'created_at',
      'package_title',
      'amount_cents',
      'currency',
      'state',
      'provider',
      'live',
      'intent_id',
      'email',
      'failure',
      'paid_at',
      'refunded_at',
      'status',
    ],
    state: 'state',
    search: SEARCHED.orders,
    email: 'email',
  },
  intakes: {
    table: 'intakes',
    noun: 'intake',
    columns: [
      'id',
      'created_at',
      'ticket_number',
      'full_name',
      'email',
      'phone',
      'city',
      'state',
      'budget_range',
      'file_count',
      'progress',
      'submission',
      'status',
    ],
    state: 'status',
    search: SEARCHED.intakes,
    email: 'email',
  },
  designs: {
    table: 'designs',
    noun: 'design',
    columns: ['id', 'created_at', 'slug', 'hash', 'design', 'answered_by', 'source'],
    state: undefined,
    search: SEARCHED.designs,
    email: undefined,
  },
  panoramas: {
    table: 'panoramas',
    noun: 'panorama',
    columns: [
      'id',
      'created_at',
      'filename',
      'original_name',
      'width',
      'height',
      'size',
      'state',
      'decided_at',
    ],
    state: 'state',
    search: SEARCHED.panoramas,
    email: undefined,
  },
  mails: {
    table: 'mails',
    noun: 'mail',
    columns: [
      'id',
      'created_at',
      'template',
      'to_name',
      'to_address',
      'reply_to',
      'subject',
      'state',
      'attempts',
      'next_attempt_at',
      'last_error',
      'sent_at',
      'about_kind',
      'about_id',
    ],
    state: 'state',
    search: SEARCHED.mails,
    email: 'to_address',
  },
};

const camel = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The columns under the names the page reads. */
export const selected = ({ columns }: KindTable) =>
  sql.raw(columns.map((name) => `${name} as "${camel(name)}"`).join(', '));

export const columnNames = ({ columns }: KindTable) => columns.map(camel);
