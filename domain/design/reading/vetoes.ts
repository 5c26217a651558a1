import { matchFrom, pattern, rows } from './pattern.ts';
import { byFirstWord, startingWith } from './row-index.ts';
import { APPROVALS, VETO_ROWS } from './tables/vetoes.ts';
import type { Item, Text } from './text.ts';

// A thing taken back after it was told: "my son wants a slide, I said over my dead body".

const vetoesFrom = byFirstWord(rows(VETO_ROWS).map(pattern), (parts) => parts);
const approvesAt = startingWith(rows(APPROVALS));
// Farther off it is said of something else.
const NEAR = 22;

const known = new WeakMap<readonly Item[], Set<number>>();

function vetoesIn(text: Text): Set<number> {
  let found = known.get(text.items);
  if (found) return found;
  found = new Set();
  for (const [at, item] of text.items.entries()) {
    const begins = vetoesFrom(text.tokens[item.from]).some((row) => matchFrom(text, item.from, row) !== -1);
    if (begins) found.add(at);
  }
  known.set(text.items, found);
  return found;
}

const isSized = ({ measure }: Item) => measure !== null && measure.kind === 'length';

export function isVetoed(text: Text, at: number, sentences = 1): boolean {
  const vetoes = vetoesIn(text);
  if (vetoes.size === 0) return false;
  let [stops, listed] = [0, true];
  for (let next = at + 1; next <= at + NEAR; next += 1) {
    const item = text.items[next];
    if (!item || isSized(item)) return false;
    if (vetoes.has(next)) return true;
    if (approvesAt(text, item.from) !== -1) return false;
    const mentions = item.is.has('FEATURE') || item.is.has('STYLE');
    // "a swim-up bar and a grotto. No thank you.": a list is taken back as one
    if (mentions && !listed) return false;
    listed =
      mentions ||
      (listed && (item.kind === 'AND' || item.kind === 'OR' || /^(a|an|the|some|big|with)$/.test(item.word)));
    if (item.kind === 'STOP' && item.word !== '(' && item.word !== ')') stops += 1;
    if (stops > sentences) return false;
  }
  return false;
}
