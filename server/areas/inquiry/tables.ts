import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactSubmission } from '#domain/inquiry/contact-submission.ts';
import { identity } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

// Everything that is sent but the trap for machines, which is only looked at.
const sent = {
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  location: text('location'),
  budget: text('budget'),
  details: text('details'),
  isFromAI: boolean('is_from_ai').notNull().default(false),
  poolStyle: text('pool_style'),
  poolLength: text('pool_length'),
  features: text('features'),
} satisfies Record<Exclude<keyof ContactSubmission, 'website'>, unknown>;

export const inquiries = pgTable(
  'inquiries',
  {
    ...identity,
    ...sent,
    // A filled honeypot is kept as spam, out of the inquiry list.
    status: text('status').notNull().default('new'),
  },
  (table) => [
    index('inquiries_by_time').on(table.createdAt, table.id),
    index('inquiries_by_status').on(table.status, table.createdAt, table.id),
    addressIndex('inquiries_by_person', table.email),
    searchIndex('inquiries_by_words', [
      table.email,
      table.firstName,
      table.lastName,
      table.phone,
      table.location,
      table.details,
    ]),
  ],
);
