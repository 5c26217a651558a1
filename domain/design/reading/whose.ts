import { startingWith } from './row-index.ts';
import * as says from './tables/whose.ts';
import type { Item, Text } from './text.ts';

// Somebody else's pool, the one that was, the one that was offered: nothing said of them is a wish, until the speaker
// comes back to their own.

type Talk = 'ours' | 'theirs' | 'former';
type Turn = { talk: Talk; to: number };

const turnsToTheirs = startingWith(says.THEIRS);
const turnsToFormer = startingWith(says.FORMERLY);
const named = startingWith(says.NAMED);
const toldAfter = startingWith(says.TOLD_AFTER);
const ours = startingWith(says.OURS);
const same = startingWith(says.THE_SAME);
const goesOn = startingWith(says.GOES_ON);

const ENDS = /^[.;!?]$/;
const isEnd = (item: Item | undefined) => item?.kind === 'STOP' && ENDS.test(item.word);
const isSize = ({ measure }: Item) =>
  measure !== null &&
  (measure.unit || measure.parts.length > 1 || measure.parts.some(({ low, high }) => low < high));
const isOfAPool = (item: Item) =>
  item.is.has('POOL') ||
  item.is.has('FEATURE') ||
  item.is.has('STYLE') ||
  isSize(item) ||
  /^(one|ones|footer|tank)$/.test(item.word);

// "my neighbor has a 20x40", not "my neighbor has a bad back"
function hasPool({ items }: Text, from: number): boolean {
  for (const item of items.slice(from, from + 7)) {
    if (item.kind === 'STOP' || item.kind === 'COMMA' || item.kind === 'AND' || item.is.has('BREAK'))
      return false;
    if (isOfAPool(item)) return true;
  }
  return false;
}

const words = ({ tokens }: Text, from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(' ');

// "like my neighbor's pool" is a wish; "nothing like my neighbor's" is not.
function isLikened(text: Text, at: number): boolean {
  const before = words(text, at - 6, at);
  const alike =
    /\b(like|same|similar to|copy|exactly|love|loved|remind\w* \w+ of|based on|inspired by)( (as|what|the|that|a|an|one|pool|style|shape|size|my|our|of))*$/.exec(
      before,
    );
  return (
    alike !== null &&
    !/\b(nothing|not|unlike|dont|never|but|anything)( \w+)? $/.test(before.slice(0, alike.index))
  );
}
const isSupposed = (text: Text, at: number) => /\b(if|wish|wished)( only)?$/.test(words(text, at - 2, at));

/** For every item: is it said of a pool that is not the wished one? */
export function readWhose(text: Text): boolean[] {
  const { items } = text;
  const others: boolean[] = items.map(() => false);
  let talk: Talk = 'ours';
  let began = 0;
  let fresh = false;
  // A turn is decided where it is read, and holds from its last word.
  let holdsFrom = 0;
  for (const [at, item] of items.entries()) {
    if (isEnd(item)) {
      fresh = talk !== 'ours';
      others[at] = false;
      continue;
    }
    if (fresh && goesOn(text, item.from) === -1) talk = 'ours';
    fresh = false;
    for (let token = item.from; token < item.to; token += 1) {
      if (talk !== 'ours' && token >= holdsFrom && comesBack(text, token, talk, items[at - 1])) {
        // "... and we want that too"
        if (wantsTheSame(text, token)) others.fill(false, began, at + 1);
        talk = 'ours';
      }
      const turn: Turn | null = talk === 'ours' ? turnAt(text, token) : null;
      if (turn) {
        talk = turn.talk;
        began = at;
        holdsFrom = turn.to;
      }
    }
    others[at] = talk !== 'ours';
    if (talk === 'ours' && (item.is.has('POOL') || isSize(item))) markTold(text, at, others);
  }
  return others;
}

function turnAt(text: Text, token: number): Turn | null {
  const itemAfter = (end: number) => text.items.findIndex(({ to }) => to > end - 1);
  const their = turnsToTheirs(text, token);
  if (their !== -1 && !isLikened(text, token) && !isSupposed(text, token) && hasPool(text, itemAfter(their)))
    return { talk: 'theirs', to: their };
  const former = turnsToFormer(text, token);
  if (
    former !== -1 &&
    !isLikened(text, token) &&
    !isSupposed(text, token) &&
    hasPool(text, itemAfter(former))
  )
    return { talk: 'former', to: former };
  const name = named(text, token);
  return name !== -1 && !isLikened(text, token) ? { talk: 'former', to: name } : null;
}

const wantsTheSame = (text: Text, token: number) =>
  [0, 1, 2, 3].some((ahead) => same(text, token + ahead) !== -1);

function comesBack(text: Text, token: number, talk: Talk, before: Item | undefined): boolean {
  if (ours(text, token) !== -1) return true;
  return talk === 'former' && before?.kind === 'AND' && text.itemAt(token)?.is.has('WISH') === true;
}

// "the 40 foot diving pool they grew up with": back to where its name begins
function markTold(text: Text, at: number, others: boolean[]): void {
  const item = text.items[at];
  if (!item || toldAfter(text, item.to) === -1) return;
  for (let left = at; left >= Math.max(0, at - 5); left -= 1) {
    const before = text.items[left];
    if (!before || /^(STOP|COMMA|AND)$/.test(before.kind)) return;
    others[left] = true;
  }
}
