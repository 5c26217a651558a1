import { getTableName, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, index, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

// Searching by the beginnings of words, the same on both databases and without an extension: an index of words per
// table. The index is used only where a query has exactly its expression, so the query takes it from the table.

// Addresses, numbers and names fall into words at these; PostgreSQL's own reading of hosts and tags would hide parts.
const BETWEEN_WORDS = '@._-+:/<>&';

/** A column, or what is made of one. */
type Searched = PgColumn | string;

const wordsIn = (searched: readonly Searched[]) => {
  const text = searched
    .map((part) => `coalesce(${typeof part === 'string' ? part : part.name}, '')`)
    .join(` || ' ' || `);
  return `to_tsvector('simple', translate(lower(${text}), '${BETWEEN_WORDS}', '${' '.repeat(BETWEEN_WORDS.length)}'))`;
};

export const searchIndexName = (table: PgTable) => `${getTableName(table)}_by_words`;

/** Where a search looks; another column needs a migration. Few pending entries, so that a search never reads a long list of them. */
export const searchIndex = (name: string, searched: readonly Searched[]) =>
  index(name)
    .using('gin', sql.raw(wordsIn(searched)))
    .with({ gin_pending_list_limit: 512 });

const searchedWords = (table: PgTable): SQL => {
  const name = searchIndexName(table);
  const [words] =
    getTableConfig(table).indexes.find(({ config }) => config.name === name)?.config.columns ?? [];
  if (!is(words, SQL)) throw new Error(`There is no index ${name}.`);
  return words;
};

const WORD = /([^\s\p{Cc}@._\-+:/<>&]+)([@._\-+:/<>&])?/gu;

/** Every word must be there; a word is the beginning of one, unless what follows it shows that it is whole. */
export const searchTerms = (text: string) =>
  [...text.toLowerCase().matchAll(WORD)].map(([, word = '', after]) => ({ word, whole: Boolean(after) }));

export const searchWords = (text: string) =>
  searchTerms(text)
    .map(({ word, whole }) => `'${word.replace(/['\\]/g, '$&$&')}'${whole ? '' : ':*'}`)
    .join(' & ');

export const matches = (table: PgTable, text: string): SQL =>
  sql`${searchedWords(table)} @@ to_tsquery('simple', ${searchWords(text)})`;

/** One person under however their address was written. */
export const addressIndex = (name: string, address: PgColumn) =>
  index(name).on(sql.raw(`lower(${address.name})`));
