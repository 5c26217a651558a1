import type { Item, Text } from './text.ts';

// A thing and the answer to it: "bar no, spa yes", "fence (yes)", "Waterfall: she says yes, I say no, so yes".

const YES = /^(yes|yep|yeah|yup|si|y)$/;
const NO = /^(no|nope|nah|none|never|n)$/;
const ANSWER = /^(yes|yep|yeah|no|nope|nah)$/;
// "the slide is a definite no"
const TOLD_BY = /^([?]|is|are|was|s|a|an|definite|hard|firm|big|strong|absolute|total|still|also|just|=|->)$/;
// A list entry is not longer.
const ENTRY = 18;

const ends = (item: Item | undefined) =>
  !item || item.kind === 'STOP' || item.kind === 'COMMA' || item.is.has('BREAK') || item.kind === 'AND';

/** "yes" or "no" that stands by itself. */
function answerIn({ items }: Text, at: number, among = false): boolean | null {
  const item = items[at];
  if (!item || item.to - item.from > 1 || !(among || ends(items[at + 1]))) return null;
  return YES.test(item.word) ? true : NO.test(item.word) ? false : null;
}

/** Answered right after its name, or in the entry that its name heads: there the last word counts. */
export function verdictOn(text: Text, to: number): boolean | null {
  const { items } = text;
  const opening = items[to + 1];
  if (opening?.word !== ':' && opening?.word !== '(') {
    let answer = to + 1;
    while (answer < to + 5 && TOLD_BY.test(items[answer]?.word ?? '')) answer += 1;
    // "heat yes salt yes waterfall no lights yes"
    const among = ANSWER.test(items[to - 1]?.word ?? '') && items[answer + 1]?.is.has('FEATURE') === true;
    return answerIn(text, answer, among);
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
