import { KNOWN_WORDS } from './lexicon.ts';
import { PLAIN_WORDS } from './tables/plain-words.ts';
import type { Item, Text } from './text.ts';

const MOST = 8;
type Run = { start: number; end: number; text: string };

/** Words that carry weight in the sentence but changed nothing in the design: shown, not hidden. */
export function leftovers(
  words: string,
  text: Text,
  // in the order they were said
  understood: readonly { start: number; end: number }[],
): Run[] {
  const runs: Run[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open) runs.push({ ...open, text: words.slice(open.start, open.end) });
    open = null;
  };
  let [next, readTo] = [0, 0];
  for (const item of text.items) {
    for (let piece = understood[next]; piece && piece.start < item.end; piece = understood[next]) {
      readTo = Math.max(readTo, piece.end);
      next += 1;
    }
    if (readTo > item.start || !isWorthSaying(item, open !== null)) close();
    else if (open) open.end = item.end;
    else open = { start: item.start, end: item.end };
  }
  close();
  return runs.slice(0, MOST);
}

function isWorthSaying({ kind, is, word }: Item, running: boolean): boolean {
  if (kind !== 'WORD') return is.has('UNOFFERED');
  if (word.length < (running ? 3 : 4) || KNOWN_WORDS.has(word)) return false;
  return !PLAIN_WORDS.has(word) && !PLAIN_WORDS.has(word.replace(/(s|ed|ing|ly)$/, ''));
}
