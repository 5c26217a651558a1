import { KNOWN_WORDS } from './grammar.ts';
import type { Item } from './items.ts';
import { PLAIN_WORDS } from './plain-words.ts';

const MOST = 8;

// Words that carry weight in the sentence but changed nothing in the design: shown, not hidden.
export function leftovers(
  words: string,
  items: Item[],
  understood: { start: number; end: number }[],
): { start: number; end: number; text: string }[] {
  const runs: { start: number; end: number; text: string }[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open) runs.push({ ...open, text: words.slice(open.start, open.end) });
    open = null;
  };
  for (const item of items) {
    const plain =
      item.kind !== 'word' ||
      item.word.length < (open ? 3 : 4) ||
      PLAIN_WORDS.has(item.word) ||
      PLAIN_WORDS.has(item.word.replace(/(s|ed|ing|ly)$/, '')) ||
      KNOWN_WORDS.has(item.word);
    const used = understood.some((piece) => piece.start < item.end && piece.end > item.start);
    if (plain || used) close();
    else if (open) open.end = item.end;
    else open = { start: item.start, end: item.end };
  }
  close();
  return runs.slice(0, MOST);
}
