import type { Item, Text } from './text.ts';

// A thing and the answer to it: "bar no, spa yes", "fence (yes)", "Waterfall: she says yes, I say no, so yes".

const YES = /^(yes|yep|yeah|yup|si|y)$/;
const NO = /^(no|nope|nah|none|never|n)$/;
// A list entry is not longer.
const ENTRY = 18;

const ends = (item: Item | undefined) =>
  !item || item.kind === 'STOP' || item.kind === 'COMMA' || item.is.has('BREAK') || item.kind === 'AND';

/** "yes" or "no" that stands by itself. */
function answerIn({ items }: Text, at: number): boolean | null {
  const item = items[at];
  if (!item || item.to - item.from > 1 || !ends(items[at + 1])) return null;
  return YES.test(item.word) ? true : NO.test(item.word) ? false : null;
}

/** Answered right after its name, or in the entry that its name heads: there the last word counts. */
export function verdictOn(text: Text, to: number): boolean | null {
  const { items } = text;
  const opening = items[to + 1];
  if (opening?.word !== ':' && opening?.word !== '(') {
    const starts = items[to + 1]?.word === 'is' ? to + 2 : to + 1;
    return answerIn(text, starts);
  }
  const closes = opening.word === '(' ? /^[)]$/ : /^[.;!]$/;
  let verdict: boolean | null = null;
  for (let at = to + 2; at < to + 2 + ENTRY; at += 1) {
    const item = items[at];
    if (!item || closes.test(item.word) || item.is.has('FEATURE')) break;
    // "(was five, then none, now two)"
    const again = item.measure !== null && /^(now|then|so|to)$/.test(items[at - 1]?.word ?? '');
    verdict = again ? true : (answerIn(text, at) ?? verdict);
  }
  return verdict;
}
