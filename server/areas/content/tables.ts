import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';

// What the owner has changed of the words, prices and pictures that the code brings along: every publication whole, so that an
// earlier one can be looked at, and brought back.
export const contentVersions = pgTable('content_versions', {
  version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  documents: jsonb('documents').$type<Record<string, unknown>>().notNull(),
});
