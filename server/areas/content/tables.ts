import { index, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { Change } from '#content/documents/describe-changes.ts';
import { identity, moment } from '#server/database/columns.ts';

// What the owner has published of the words, prices and pictures that the code brings along: every time one document, whole, so that
// an earlier one can be looked at and brought back. A document that is not among them is as the code brings it.
export const contentVersions = pgTable(
  'content_versions',
  {
    version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
    document: text('document').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    staffId: text('staff_id'),
    /** The version whose value this one brought back; 0 is the original. */
    restoredFrom: integer('restored_from'),
    /** What changed against the version before, in words. */
    changes: jsonb('changes').$type<Change[]>().notNull(),
  },
  (table) => [index('content_versions_of').on(table.document, table.version)],
);

// One for each document: what is being written, and from which version it began. `revision` counts the saves, so that a second
// person cannot overwrite what they have not seen.
export const contentDrafts = pgTable('content_drafts', {
  document: text('document').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  baseVersion: integer('base_version').notNull(),
  revision: integer('revision').notNull(),
  staffId: text('staff_id'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

// What is to be published later, as it was when that was decided.
export const contentSchedules = pgTable('content_schedules', {
  document: text('document').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  baseVersion: integer('base_version').notNull(),
  publishAt: moment('publish_at').notNull(),
  staffId: text('staff_id'),
});

// A photograph of the owner's, cropped around one point. Its files never change: another crop is another picture of the same original.
export const contentPictures = pgTable(
  'content_pictures',
  {
    ...identity,
    originalKey: text('original_key').notNull(),
    originalName: text('original_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: jsonb('widths').$type<number[]>().notNull(),
    placeholder: text('placeholder').notNull(),
    focusX: real('focus_x').notNull(),
    focusY: real('focus_y').notNull(),
    staffId: text('staff_id'),
  },
  (table) => [index('content_pictures_of').on(table.originalKey)],
);
