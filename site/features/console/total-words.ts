import type { ListTotal } from '#domain/console/lists.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';

// Two figures of an estimate mean something; the others would pretend.
const roughly = (number: number) => Number(number.toPrecision(2));

/** How many there are, counted or estimated. */
export const totalWords = (words: { exact: string; rough: string }, { total, exact }: ListTotal): string =>
  exact
    ? fill(words.exact, { count: grouped(total) })
    : fill(words.rough, { count: grouped(roughly(total)) });
