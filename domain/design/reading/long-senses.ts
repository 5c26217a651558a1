import { rows } from './pattern.ts';
import { startingWith } from './row-index.ts';
import { LONG_SENSES, REFUSED_HEADS } from './tables/long-senses.ts';
import type { Text } from './text.ts';

const SENSES = [
  ['REFUSING', startingWith(rows(LONG_SENSES.REFUSING))],
  ['EXCHANGE', startingWith(rows(LONG_SENSES.EXCHANGE))],
  ['AFFIRMATION', startingWith(rows(LONG_SENSES.AFFIRMATION))],
] as const;

const headEndsFrom = startingWith(rows(REFUSED_HEADS));

const PASSIVE = /^(was|were|is|got|gets|been|being|be)$/;

/** The senses that whole turns of phrase give to the item they end in. */
export function longSenses(text: Text): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const give = (sense: string, end: number) => {
    const last = text.itemAt(end - 1);
    if (!last) return;
    const at = text.items.indexOf(last);
    found.set(at, (found.get(at) ?? new Set()).add(sense));
  };
  for (const [at, { from, word }] of text.items.entries()) {
    const before = text.items[at - 1];
    // "the spa got scrapped, the slide stays": said of what stands before it
    if (before && PASSIVE.test(before.word) && word.endsWith('ed')) continue;
    for (const [sense, endFrom] of SENSES) give(sense, endFrom(text, from));
    if (!before || before.kind === 'STOP' || before.kind === 'COMMA')
      give('REFUSING', headEndsFrom(text, from));
  }
  return found;
}
