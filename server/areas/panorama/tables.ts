import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#server/database/columns.ts';
import { searchIndex } from '#server/database/search.ts';

export const panoramas = pgTable(
  'panoramas',
  {
    ...identity,
    filename: text('filename').notNull(),
    originalName: text('original_name').notNull(),
    // The hash of the uploading visitor's cookie: they see their own at once, others after approval.
    ownerHash: text('owner_hash').notNull(),
    key: text('key').notNull(),
    thumbnailKey: text('thumbnail_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    size: integer('size').notNull(),
    // pending, approved, rejected
    state: text('state').notNull().default('pending'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('panoramas_by_time').on(table.createdAt, table.id),
    index('panoramas_by_state').on(table.state, table.createdAt, table.id),
    index('panoramas_by_owner').on(table.ownerHash),
    searchIndex('panoramas_by_words', [table.originalName, table.filename]),
  ],
);
