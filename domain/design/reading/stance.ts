import { isAround, scan } from './scan.ts';
import { CLASSES } from './tables/classes.ts';
import { type Item, REACH, type Text } from './text.ts';

// Is this item wanted? The nearest refusal on its left, if it reaches so far, or one said after it.

const REACHES = ['REFUSAL', 'REFUSING', 'POSSESSION', 'EXCHANGE'] as const;
type Reach = (typeof REACHES)[number];

const SMALL = new Set(CLASSES.SMALL?.split(' '));
const isSmall = (item: Item | undefined) => item !== undefined && SMALL.has(item.word);
const isAny = (item: Item | undefined, ...kinds: string[]) => kinds.some((kind) => item?.is.has(kind));

function reachOf(text: Text, at: number): Reach | null {
  const item = text.items[at];
  if (!item) return null;
  // "rather a sunshelf than a spa", "prefer a spa over a slide"
  if (/^(than|over)$/.test(item.word) && isAround(text, at, 'rather|prefer|sooner _9 #', 10))
    return 'EXCHANGE';
  const reach = REACHES.find((kind) => item.is.has(kind));
  // "can I have a spa" asks for one; "I have a spa" does not.
  if (
    !reach ||
    (reach === 'POSSESSION' && isAround(text, at, 'can|could|may|should|would|will|if|when|do #'))
  )
    return null;
  return reach;
}

// "no slide, diving board or spa": the or at the end gathers the whole list under the refusal.
const gathersList = scan('right', REACH, false, [
  ['STOP|BREAK|WISH|REFUSAL|REFUSING|AFFIRMATION|AND', false],
  ['OR', true],
]);

// What stands between the refusal and the thing decides whether the one reaches the other.
function reaches(text: Text, from: number, to: number, reach: Reach): boolean {
  const { items } = text;
  // Nothing but small words so far: "don't really want to have".
  let direct = true;
  let gathered: boolean | null = null;
  for (let at = from + 1; at < to; at += 1) {
    const item = items[at];
    if (isAny(item, 'STOP', 'BREAK', 'AFFIRMATION', 'NEUTRAL', 'CORRECTION')) return false;
    // "everything except a slide: spa, lights"
    if (item?.word === ':' && !direct) return false;
    const wish = isAny(item, 'WISH');
    const ownVerb =
      direct &&
      isSmall(item) &&
      (reach === 'REFUSING' || reach === 'EXCHANGE' || items[from]?.word === 'not');
    if (wish && !ownVerb) return false;
    if (item?.kind === 'AND' && reach !== 'REFUSING') return false;
    if (reach === 'EXCHANGE' && isAny(item, 'FEATURE')) return items[at + 1]?.kind === 'OR' && at + 4 >= to;
    if (item?.kind === 'COMMA') {
      if (reach === 'POSSESSION' || reach === 'EXCHANGE') return false;
      // All commas of a list share its end.
      gathered ??= gathersList(text, at);
      if (!gathered && reach === 'REFUSAL') return false;
    }
    if (!wish && !(item?.kind === 'WORD' && isSmall(item))) direct = false;
  }
  return true;
}

function refusedBefore(text: Text, at: number, isFeature: boolean): boolean {
  for (let left = at - 1; left >= at - REACH; left -= 1) {
    const item = text.items[left];
    if (!item || isAny(item, 'STOP', 'AFFIRMATION', 'BREAK')) return false;
    const reach = reachOf(text, left);
    if (reach) return (reach !== 'POSSESSION' || isFeature) && reaches(text, left, at, reach);
  }
  return false;
}

// The mention and those joined to it by "and" or "or": "spa and waterfall not needed" refuses both.
function lastOfGroup(text: Text, at: number): number {
  const { items } = text;
  let last = at;
  while (last < at + REACH && (items[last + 1]?.kind === 'AND' || items[last + 1]?.kind === 'OR')) {
    let next = last + 2;
    while (next < at + REACH && items[next]?.kind === 'WORD' && isSmall(items[next])) next += 1;
    if (!isAny(items[next], 'MENTION')) return last;
    last = next;
  }
  return last;
}

// "a spa but not now", "an edge, but my wife says it is too expensive"
const isRegretted = scan('right', 6, false, [
  ['STOP|MENTION|WISH', false],
  ['AFTERTHOUGHT', true],
]);

// "waterfall: no", "spa? nope", "slide n"
const isAnsweredNo = (text: Text, at: number) =>
  isAround(text, at, '# (STOP|COMMA|:|is|a|and)* no|nope|nah|none|n &END|STOP|COMMA|AND|WISH|BREAK');

function refusedAfter(text: Text, at: number): boolean {
  const last = lastOfGroup(text, at);
  if (isAnsweredNo(text, last)) return true;
  let joints = 0;
  for (let next = last + 1; next <= last + 8; next += 1) {
    const item = text.items[next];
    if (!item || isAny(item, 'MENTION')) return false;
    if (item.kind === 'STOP' && item.word !== '?' && item.word !== '(') return false;
    if (isAny(item, 'BREAK')) return isRegretted(text, next);
    if (item.kind === 'COMMA' || item.kind === 'AND' || item.kind === 'STOP') joints += 1;
    if (joints > 1 || (joints > 0 && next > last + 4)) return false;
    if (isAny(item, 'AFTERTHOUGHT')) return true;
  }
  return false;
}

/** A feature that is already there is refused too; of a style or a deck that says nothing. */
export const isRefused = (text: Text, at: number, what: 'feature' | 'other'): boolean =>
  refusedAfter(text, at) || refusedBefore(text, at, what === 'feature');
