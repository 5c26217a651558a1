import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { IntakeProgress } from '#domain/intake/intake-progress.ts';
import { identity, moment } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

export const intakes = pgTable(
  'intakes',
  {
    ...identity,
    ticketNumber: text('ticket_number').notNull(),
    // Opens the status page; only its hash is stored.
    accessHash: text('access_hash').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    budgetRange: text('budget_range').notNull(),
    fileCount: integer('file_count').notNull().default(0),
    progress: text('progress').$type<IntakeProgress>().notNull().default('received'),
    submission: jsonb('submission').$type<Record<string, unknown>>().notNull(),
    status: text('status').notNull().default('new'),
    projectId: uuid('project_id'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('intakes_ticket').on(table.ticketNumber),
    index('intakes_by_time').on(table.createdAt, table.id),
    index('intakes_by_status').on(table.status, table.createdAt, table.id),
    addressIndex('intakes_by_person', table.email),
    searchIndex('intakes_by_words', [
      table.email,
      table.fullName,
      table.ticketNumber,
      table.phone,
      table.city,
    ]),
    index('intakes_by_access').on(table.accessHash),
    index('intakes_of_project').on(table.projectId),
  ],
);

export const intakeFiles = pgTable(
  'intake_files',
  {
    ...identity,
    intakeId: uuid('intake_id')
      .notNull()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    filename: text('filename').notNull(),
    // survey, photo, hoa, sketch or null when the visitor did not say
    purpose: text('purpose'),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [index('intake_files_of').on(table.intakeId)],
);
