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
  // "lights you put in without asking"
  if (item.word === 'without' && /ing$/.test(text.items[at + 1]?.word ?? '')) return null;
  const reach = REACHES.find((kind) => item.is.has(kind));
  // "can I have a spa" asks for one; "I have a spa" does not.
  if (
    !reach ||
    (reach === 'POSSESSION' &&
      isAround(text, at, 'can|could|may|should|would|will|if|when|do|until|unless|sure|so|where #'))
  )
    return null;
  return reach;
}

// "no slide, diving board or spa": the or at the end gathers the whole list under the refusal.
const gathersList = scan('right', REACH, false, [
  ['STOP|BREAK|WISH|REFUSAL|REFUSING|AFFIRMATION|AND', false],
  ['OR', true],
]);

const AUXILIARY = /^(cant|cannot|couldnt|wont|doesnt|dont|didnt|wouldnt|isnt|arent|never)$/;
/** "can't climb", "won't visit": it is the verb that is refused, and with it only what stands in its own clause. */
function refusesVerb({ items }: Text, from: number): boolean {
  const [item, next] = [items[from], items[from + 1]];
  if (!item || item.to - item.from > 2 || !AUXILIARY.test(item.word)) return false;
  return next?.kind === 'WORD' && !isSmall(next);
}

const SUBJECT = /^(i|we|he|she|they|you|it|its|thats|im|id|wed|were|theres|hes|shes|theyre)$/;

const VERB = /^(do|get|put|add|build|use|install|spend|buy|go|keep|make|give|want|include|rather|just|yes)$/;

// What stands between the refusal and the thing decides whether the one reaches the other.
function reaches(text: Text, from: number, to: number, reach: Reach): boolean {
  const { items } = text;
  const measured = items[from - 1]?.kind === 'MEASURE' && items[from + 1]?.kind === 'MEASURE';
  // "40 ft, no, 36 ft" mends a number
  if (measured && reach === 'REFUSAL') return false;
  let named = false;
  // Nothing but small words so far: "don't really want to have".
  let direct = true;
  let gathered: boolean | null = null;
  const ofVerb = refusesVerb(text, from);
  for (let at = from + 1; at < to; at += 1) {
    at = afterBrackets(text, at, to);
    const item = items[at];
    if (at === to) return true;
    if (isAny(item, 'STOP', 'BREAK', 'AFFIRMATION', 'NEUTRAL', 'CORRECTION')) return false;
    // "everything except a slide: spa, lights"
    if (item?.word === ':' && (!direct || reach === 'EXCHANGE')) return false;
    // "too small for an oval": too small is all it says
    if (items[from]?.word === 'too' && isAny(item, 'SIZE')) return false;
    const wish = isAny(item, 'WISH');
    const ownVerb =
      direct &&
      isSmall(item) &&
      (reach === 'REFUSING' || reach === 'EXCHANGE' || items[from]?.word === 'not');
    if (wish && !ownVerb) return false;
    // "without a tv and a slide": what was refused is named already, and is not ours
    if (item?.kind === 'AND' && (reach !== 'REFUSING' || !named)) return false;
    // "she can't have the lane, we talked about it": a new clause
    if ((item?.kind === 'AND' || item?.kind === 'COMMA') && SUBJECT.test(items[at + 1]?.word ?? ''))
      return false;
    // "drop the spa and do a slide"
    if (item?.kind === 'AND' && VERB.test(items[at + 1]?.word ?? '')) return false;
    // "a fence he can't climb and a cover", "we can't agree, she says a spa"
    if (
      ofVerb &&
      (item?.kind === 'AND' || item?.kind === 'COMMA' || /^(i|we|he|she|they)$/.test(item?.word ?? ''))
    )
      return false;
    if (reach === 'EXCHANGE' && isAny(item, 'FEATURE')) return items[at + 1]?.kind === 'OR' && at + 4 >= to;
    // "nothing deep, say four feet all over, heated"; "doesn't like corners, bubblers under the chairs"
    if (!direct && !named && item?.kind === 'MEASURE' && item.measure?.unit) return false;
    named ||= isAny(item, 'MENTION');
    if (item?.kind === 'COMMA') {
      if (reach === 'POSSESSION' || reach === 'EXCHANGE') return false;
      // All commas of a list share its end.
      gathered ??= gathersList(text, at);
      if (!gathered && (reach === 'REFUSAL' || (!direct && !named))) return false;
    }
    if (!wish && !(item?.kind === 'WORD' && isSmall(item))) direct = false;
  }
  return true;
}

/** "the slide (who were we kidding), the spa": what stands in brackets parts nothing. */
function beforeBrackets({ items }: Text, at: number): number {
  if (items[at]?.word !== ')') return at;
  for (let left = at - 1; left > at - REACH; left -= 1) if (items[left]?.word === '(') return left - 1;
  return at;
}
function afterBrackets({ items }: Text, at: number, before: number): number {
  if (items[at]?.word !== '(') return at;
  for (let next = at + 1; next < before; next += 1) if (items[next]?.word === ')') return next + 1;
  return at;
}

function refusedBefore(text: Text, at: number, isFeature: boolean): boolean {
  // "after a week of not speaking: L"
  if (text.items[at]?.word === ':') return false;
  for (let left = beforeBrackets(text, at - 1); left >= at - REACH; left = beforeBrackets(text, left - 1)) {
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
  isAround(
    text,
    at,
    '# (STOP|COMMA|:|is|a|and)* !(no COMMA|STOP? (make|it|like|maybe)* MEASURE) no|nope|nah|none|n &END|STOP|COMMA|AND|WISH|BREAK',
  ) || isAround(text, at, '# ? _6 . no|nope|nah|never &END|STOP');

const endsClause = ({ items }: Text, at: number): boolean => {
  const item = items[at];
  return (
    !item ||
    item.kind === 'STOP' ||
    item.kind === 'COMMA' ||
    item.kind === 'AND' ||
    item.is.has('BREAK') ||
    /^(it|that|them|those|one|any|either|at|anyway|anymore|for|in|to|them)$/.test(item.word)
  );
};

function refusedAfter(text: Text, at: number): boolean {
  const last = lastOfGroup(text, at);
  if (isAnsweredNo(text, last)) return true;
  // "one jet of water? No: still surface"
  if (
    text.items[last + 1]?.word === '?' &&
    text.items[last + 2]?.word === 'no' &&
    (text.items[last + 2]?.last === ':' || text.items[last + 3]?.word === ':')
  )
    return true;
  let joints = 0;
  for (let next = last + 1; next <= last + 8; next += 1) {
    const item = text.items[next];
    if (!item || isAny(item, 'MENTION')) return false;
    if (item.kind === 'STOP' && item.word !== '?' && item.word !== '(') return false;
    if (isAny(item, 'BREAK')) return isRegretted(text, next);
    if (item.kind === 'COMMA' || item.kind === 'AND' || item.kind === 'STOP') joints += 1;
    if (joints > 1 || (joints > 0 && next > last + 4)) return false;
    // "a slide and I don't need no fence": what has an object of its own is said of that
    if (isAny(item, 'AFTERTHOUGHT')) return !isAny(item, 'REFUSING') || endsClause(text, next + 1);
    // "slide: don't need"
    if (
      isAny(item, 'REFUSING') &&
      /^(need|want)$/.test(item.last) &&
      (text.items[next + 1]?.kind ?? 'STOP') === 'STOP'
    )
      return true;
  }
  return false;
}

/** A feature that is already there is refused too; of a style or a deck that says nothing. */
export const isRefused = (text: Text, at: number, what: 'feature' | 'other'): boolean =>
  refusedAfter(text, at) || refusedBefore(text, at, what === 'feature');
