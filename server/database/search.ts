import { type SQL, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

// Searching by the beginnings of words, the same on both databases and without an extension: an index of words per
// table. The index is used only where a query has exactly this expression, so both come from here.

// Addresses, numbers and names fall into words at these; PostgreSQL's own reading of hosts and tags would hide parts.
const BETWEEN_WORDS = '@._-+:/<>&';

const wordsIn = (columns: readonly string[]) => {
  const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
  return `to_tsvector('simple', translate(lower(${text}), '${BETWEEN_WORDS}', '${' '.repeat(BETWEEN_WORDS.length)}'))`;
};

/** Few pending entries, so that a search never reads a long list of them. */
export const searchIndex = (name: string, columns: readonly string[]) =>
  index(name)
    .using('gin', sql.raw(wordsIn(columns)))
    .with({ gin_pending_list_limit: 512 });

const WORD = /([^\s\p{Cc}@._\-+:/<>&]+)([@._\-+:/<>&])?/gu;

/** Every word must be there; a word is the beginning of one, unless what follows it shows that it is whole. */
export const searchTerms = (text: string) =>
  [...text.toLowerCase().matchAll(WORD)].map(([, word = '', after]) => ({ word, whole: Boolean(after) }));

export const searchWords = (text: string) =>
  searchTerms(text)
    .map(({ word, whole }) => `'${word.replace(/['\\]/g, '$&$&')}'${whole ? '' : ':*'}`)
    .join(' & ');

export const matches = (columns: readonly string[], text: string): SQL =>
  sql`${sql.raw(wordsIn(columns))} @@ to_tsquery('simple', ${searchWords(text)})`;

/** One person under however their address was written. */
export const addressIndex = (name: string, column: string) => index(name).on(sql.raw(`lower(${column})`));
