import { matchFrom, type Pattern, pattern } from './pattern.ts';
import { CLASSES } from './tables/classes.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

// Rows by the words they may begin with: most words begin none, and a long text is not tried with each row at each word.

type Opening = { words: ReadonlySet<string>; begins: readonly string[]; any: boolean };
const openings = new WeakMap<Pattern, Opening>();

/** The words a pattern may begin with; where its beginning may be missing, also those that come after. */
function openingOf(parts: Pattern): Opening {
  const known = openings.get(parts);
  if (known) return known;
  const first: string[] = [];
  for (const { said, least, look } of parts) {
    if (look !== '') continue;
    first.push(...said.flatMap((run) => CLASSES[run]?.split(' ') ?? run.split(' ')[0] ?? ''));
    if (least > 0) break;
  }
  const opening = {
    words: new Set(first),
    begins: first.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1)),
    any: first.some((word) => /[A-Z_#]/.test(word)),
  };
  openings.set(parts, opening);
  return opening;
}

export function mayBegin(parts: Pattern): (token: Token) => boolean {
  const { words, begins, any } = openingOf(parts);
  if (any) return () => true;
  if (begins.length === 0) return ({ word, stem }) => words.has(word) || words.has(stem);
  return ({ word, stem }) =>
    words.has(word) || words.has(stem) || begins.some((start) => word.startsWith(start));
}

/** The rows that may begin at a word. */
export function byFirstWord<Row>(
  table: readonly Row[],
  patternOf: (row: Row) => Pattern,
): (token: Token | undefined) => readonly Row[] {
  const rowsOf = new Map<string, Row[]>();
  for (const row of table)
    for (const word of openingOf(patternOf(row)).words) rowsOf.set(word, [...(rowsOf.get(word) ?? []), row]);
  const open = table.filter((row) => {
    const { begins, any } = openingOf(patternOf(row));
    return any || begins.length > 0;
  });
  return (token) => {
    if (!token) return [];
    const exact = rowsOf.get(token.word) ?? [];
    const singular = token.stem === token.word ? [] : (rowsOf.get(token.stem) ?? []);
    return exact.length + singular.length === 0 ? open : [...exact, ...singular, ...open];
  };
}

/** Where the first of the rows ends that begins at a word, or -1. */
export function startingWith(rows: readonly string[]): (text: Text, at: number) => number {
  const rowsAt = byFirstWord(rows.map(pattern), (parts) => parts);
  return (text, at) => {
    for (const parts of rowsAt(text.tokens[at])) {
      const end = matchFrom(text, at, parts);
      if (end !== -1) return end;
    }
    return -1;
  };
}
