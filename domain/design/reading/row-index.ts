import { matchFrom, type Pattern, pattern } from './pattern.ts';
import { CLASSES } from './tables/classes.ts';
import type { Text } from './text.ts';

/** Rows by the words they may begin with: most words begin none. */
export function startingWith(rows: readonly string[]): (text: Text, at: number) => number {
  const compiled = rows.map(pattern);
  const first = (parts: Pattern) => {
    const words = new Set<string>();
    for (const part of parts) {
      for (const said of part.said)
        for (const word of CLASSES[said]?.split(' ') ?? [said.split(' ')[0] ?? '']) words.add(word);
      if (part.least > 0) break;
    }
    return words;
  };
  const table = compiled.map((parts) => ({ parts, words: first(parts) }));
  const open = table.filter(({ words }) => [...words].some((word) => /[A-Z_~]/.test(word)));
  const rowsOf = new Map<string, typeof table>();
  for (const row of table) for (const word of row.words) rowsOf.set(word, [...(rowsOf.get(word) ?? []), row]);
  return (text, at) => {
    const token = text.tokens[at];
    if (!token) return -1;
    const rows = rowsOf.get(token.word) ?? rowsOf.get(token.stem);
    for (const { parts } of rows ? [...rows, ...open] : open) {
      const end = matchFrom(text, at, parts);
      if (end !== -1) return end;
    }
    return -1;
  };
}
