import { rows } from './pattern.ts';
import { startingWith } from './row-index.ts';
import { REVERSALS } from './tables/reversals.ts';
import { isEndOfSentence, type Text } from './text.ts';

// "At first I said no to a slide, but the kids wore me down": a no that was taken back.

const reversesAt = startingWith(rows(REVERSALS));
const NEAR = 14;

export function isReversed(text: Text, to: number): boolean {
  let stops = 0;
  for (let next = to + 1; next <= to + NEAR; next += 1) {
    const item = text.items[next];
    if (!item) return false;
    // "don't include one"
    const denied = text.items[next - 1]?.is.has('REFUSING') || text.items[next - 1]?.is.has('REFUSAL');
    if (!denied && reversesAt(text, item.from) !== -1) return true;
    if (isEndOfSentence(item)) stops += 1;
    if (stops > 1 || item.is.has('FEATURE') || item.is.has('STYLE')) return false;
  }
  return false;
}
