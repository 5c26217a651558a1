import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Design } from '#domain/design/design.ts';
import { identity } from '#server/database/columns.ts';
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
