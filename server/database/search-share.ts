import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db } from './database.ts';
import { searchIndexName, searchTerms } from './search.ts';

// How much of a table a search will find, from what the database has noticed of its words. The planner's own guess takes
// the beginning of a word for rare, whatever it is, and then reads every "Ann" there is to show fifty.

const statsSchema = z.object({
  words: z.array(z.string()),
  shares: z.array(z.number()),
  rows: z.coerce.number(),
});

/** The share of the table that a search finds, and how many rows that is. */
export interface Finding {
  share: number;
  rows: number;
}

export const expectedFinding = async (db: Db, table: PgTable, text: string): Promise<Finding> => {
  const found = await db.execute(sql`
    select most_common_elems::text::text[] as words, most_common_elem_freqs as shares, reltuples as rows
    from pg_stats join pg_class on relname = ${getTableName(table)}
    where tablename = ${searchIndexName(table)} and most_common_elems is not null`);
  if (found.rows.length === 0) return { share: 0, rows: 0 };
  const { words, shares, rows } = statsSchema.parse(found.rows[0]);
  const shareOf = ({ word, whole }: { word: string; whole: boolean }) =>
    shares
      .filter((_, at) => (whole ? words[at] === word : words[at]?.startsWith(word)))
      .reduce((sum, one) => sum + one, 0);
  const terms = searchTerms(text);
  const share =
    terms.length === 0 ? 0 : terms.reduce((product, term) => product * Math.min(1, shareOf(term)), 1);
  return { share, rows: Math.round(share * rows) };
};
