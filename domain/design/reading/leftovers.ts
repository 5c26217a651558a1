import { KNOWN_WORDS } from './lexicon.ts';
import { PLAIN_WORDS } from './tables/plain-words.ts';
import type { Item, Text } from './text.ts';
import { isWanted } from './wanted.ts';

const MOST = 24;
type Run = { start: number; end: number; text: string };

/**
 * What was asked for and is in no drawing, in whole phrases: words that carry weight, with the nouns right beside them
 * ("rose gold tiles"). What was refused, or is somebody else's, is left out.
 */
export function leftovers(
  words: string,
  text: Text,
  // in the order they were said
  understood: readonly { start: number; end: number }[],
): Run[] {
  const { items } = text;
  const isRead = readItems(items, understood);
  const runs: Run[] = [];
  for (let at = 0; at < items.length && runs.length < MOST; at += 1) {
    if (!isCore(items[at], isRead[at])) continue;
    const { from, to } = grown(items, isRead, at);
    const [first, last] = [items[from], items[to]];
    if (first && last && !text.others[at] && isWanted(text, at, to))
      runs.push({ start: first.start, end: last.end, text: words.slice(first.start, last.end) });
    at = to;
  }
  return runs;
}

function readItems(items: readonly Item[], understood: readonly { start: number; end: number }[]): boolean[] {
  let [next, readTo] = [0, 0];
  return items.map((item) => {
    for (let piece = understood[next]; piece && piece.start < item.end; piece = understood[next]) {
      readTo = Math.max(readTo, piece.end);
      next += 1;
    }
    return readTo > item.start;
  });
}

function grown(items: readonly Item[], isRead: readonly boolean[], at: number): { from: number; to: number } {
  const belongs = (index: number) =>
    isCore(items[index], isRead[index], true) || isNoun(items[index], isRead[index]);
  let [from, to] = [at, at];
  while (isNoun(items[from - 1], isRead[from - 1])) from -= 1;
  while (belongs(to + 1)) to += 1;
  return { from, to };
}

function isCore(item: Item | undefined, isRead = false, running = false): boolean {
  if (!item || isRead) return false;
  const { kind, is, word } = item;
  if (kind !== 'WORD') return is.has('UNOFFERED');
  if (word.length < (running ? 3 : 4) || KNOWN_WORDS.has(word)) return false;
  return !isPlain(word);
}

// Known to the tables, and here only a part of what stands beside it: "aquarium wall", "helicopter landing pad".
function isNoun(item: Item | undefined, isRead = false): boolean {
  if (!item || isRead) return false;
  if (item.kind === 'PHRASE') return item.is.has('OTHER') && !item.is.has('POOL');
  return item.kind === 'WORD' && item.word.length > 2 && KNOWN_WORDS.has(item.word) && !isPlain(item.word);
}

const isPlain = (word: string) =>
  PLAIN_WORDS.has(word) || PLAIN_WORDS.has(word.replace(/(s|ed|ing|ly)$/, ''));
