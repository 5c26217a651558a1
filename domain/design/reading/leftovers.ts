import { KNOWN_WORDS } from './grammar.ts';
import type { Item } from './items.ts';
import { PLAIN_WORDS } from './plain-words.ts';

const MOST = 8;
// Known, but nothing a design can hold: said back rather than silently dropped.
const NOT_OFFERED =
  /^(lazy river|string lights?|wet bar|outdoor bar|covered (patio|porch|lanai)|screen enclosure|pool cage|volleyball net|basketball hoop|rope swing|pool house|winter cover|solar (cover|blanket)|trampoline|putting green|(basketball )?court|sandbox|playset|swing set|dock|bridge|statue|umbrella|enclosure|shed|(koi|fish) pond|outdoor shower)s?$/i;

// Words that carry weight in the sentence but changed nothing in the design: shown, not hidden.
export function leftovers(
  words: string,
  items: Item[],
  // in the order they were said
  understood: readonly { start: number; end: number }[],
): { start: number; end: number; text: string }[] {
  const runs: { start: number; end: number; text: string }[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open) runs.push({ ...open, text: words.slice(open.start, open.end) });
    open = null;
  };
  let [next, readTo] = [0, 0];
  for (const item of items) {
    for (let piece = understood[next]; piece && piece.start < item.end; piece = understood[next]) {
      readTo = Math.max(readTo, piece.end);
      next += 1;
    }
    const plain = !isWorthSaying(item, words.slice(item.start, item.end), open !== null);
    if (plain || readTo > item.start) close();
    else if (open) open.end = item.end;
    else open = { start: item.start, end: item.end };
  }
  close();
  return runs.slice(0, MOST);
}

function isWorthSaying({ kind, word }: Item, text: string, running: boolean): boolean {
  if (kind !== 'word') return NOT_OFFERED.test(text);
  if (word.length < (running ? 3 : 4) || KNOWN_WORDS.has(word)) return false;
  return !PLAIN_WORDS.has(word) && !PLAIN_WORDS.has(word.replace(/(s|ed|ing|ly)$/, ''));
}
