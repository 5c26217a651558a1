import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './database.ts';
import { searchTerms } from './search.ts';

// How much of a table a search will find, from what the database has noticed of its words. The planner's own guess takes
// the beginning of a word for rare, whatever it is, and then reads every "Ann" there is to show fifty.

const statsSchema = z.object({ words: z.array(z.string()), shares: z.array(z.number()) });

export const shareFound = async (db: Db, wordIndex: string, text: string): Promise<number> => {
  const found = await db.execute(sql`
    select most_common_elems::text::text[] as words, most_common_elem_freqs as shares
    from pg_stats where tablename = ${wordIndex} and most_common_elems is not null`);
  if (found.rows.length === 0) return 0;
  const { words, shares } = statsSchema.parse(found.rows[0]);
  const terms = searchTerms(text);
  return terms.reduce(
    (share, { word, whole }) => {
      const alike = shares.filter((_, at) => (whole ? words[at] === word : words[at]?.startsWith(word)));
      return (
        share *
        Math.min(
          1,
          alike.reduce((sum, one) => sum + one, 0),
        )
      );
    },
    terms.length === 0 ? 0 : 1,
  );
};
