import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MailState } from '#domain/mail/mail-state.ts';
import { identity, moment } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

// The outbox: a row is written in the same statement as the lead it belongs to, and rendered when it is sent.
export const mails = pgTable(
  'mails',
  {
    ...identity,
    template: text('template').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    toName: text('to_name').notNull().default(''),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    messageId: text('message_id').notNull(),
    state: text('state').$type<MailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    // While a mail is being sent this is the end of its lease, so a killed worker's mail is tried again.
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    aboutKind: text('about_kind'),
    aboutId: uuid('about_id'),
  },
  (table) => [
    index('mails_by_time').on(table.createdAt, table.id),
    index('mails_by_state').on(table.state, table.createdAt, table.id),
    index('mails_due').on(table.nextAttemptAt).where(sql`state in ('queued', 'sending')`),
    index('mails_about').on(table.aboutId),
    addressIndex('mails_by_person', table.toAddress),
    searchIndex('mails_by_words', [table.toAddress, table.subject]),
  ],
);

// Addresses a mail server refused for good: nothing more is sent there until staff lift it.
export const mailSuppressions = pgTable('mail_suppressions', {
  address: text('address').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
