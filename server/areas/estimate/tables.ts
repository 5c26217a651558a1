import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EstimateForm } from '#domain/estimate/estimate-form.ts';
import { identity } from '#server/database/columns.ts';
import { addressIndex, searchIndex } from '#server/database/search.ts';

const chosen = {
  email: text('email').notNull(),
  size: text('size').notNull(),
  type: text('type').notNull(),
  material: text('material').notNull(),
  features: jsonb('features').$type<string[]>().notNull(),
  location: text('location').notNull(),
  timeline: text('timeline').notNull(),
} satisfies Record<keyof EstimateForm, unknown>;

export const estimates = pgTable(
  'estimates',
  {
    ...identity,
    ...chosen,
    // What the browser sent, and what the server computed itself.
    sentCost: integer('sent_cost').notNull(),
    computedCost: integer('computed_cost').notNull(),
    status: text('status').notNull().default('new'),
  },
  (table) => [
    index('estimates_by_time').on(table.createdAt, table.id),
    index('estimates_by_status').on(table.status, table.createdAt, table.id),
    addressIndex('estimates_by_person', table.email),
    searchIndex('estimates_by_words', [table.email]),
  ],
);
