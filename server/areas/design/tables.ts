import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Design } from '#domain/design/design.ts';
import type { Marks } from '#domain/design/marks.ts';
import { identity, moment } from '#server/database/columns.ts';
import { searchIndex } from '#server/database/search.ts';

export const designs = pgTable(
  'designs',
  {
    ...identity,
    // The unguessable name in a shared link.
    slug: text('slug').notNull(),
    // Names the picture: the same design is rendered once.
    hash: text('hash').notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    answeredBy: text('answered_by').notNull().default('built-in'),
    source: text('source').notNull().default('words'),
  },
  (table) => [
    uniqueIndex('designs_by_slug').on(table.slug),
    index('designs_by_hash').on(table.hash),
    index('designs_by_time').on(table.createdAt, table.id),
    searchIndex('designs_by_words', [
      table.slug,
      table.hash,
      `${table.design.name} ->> 'words'`,
      `${table.design.name} ->> 'style'`,
    ]),
  ],
);

// What one person says of a design's parts. It goes when the design goes.
export const designMarks = pgTable(
  'design_marks',
  {
    ...identity,
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    // Of the name that only their browser knows.
    markerHash: text('marker_hash').notNull(),
    name: text('name').notNull().default(''),
    marks: jsonb('marks').$type<Marks>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('design_marks_by_marker').on(table.designId, table.markerHash)],
);
