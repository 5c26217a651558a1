import { choiceAmongOptions } from './options.ts';
import { startingWith } from './row-index.ts';
import { CLASSES } from './tables/classes.ts';
import * as says from './tables/whose.ts';
import type { Item, Text } from './text.ts';

// Somebody else's pool, the one that was, the one that was offered: nothing said of them is a wish, until the speaker
// comes back to their own.

type Talk = 'ours' | 'theirs' | 'former';
type Turn = { talk: Talk; to: number };
type Stretch = { from: number; to: number };

const turnsToTheirs = startingWith(says.THEIRS);
const turnsByPronoun = startingWith(says.THEIRS_BY_PRONOUN);
const turnsToFormer = startingWith(says.FORMERLY);
const toldAsWas = startingWith(says.WAS);
const named = startingWith(says.NAMED);
const toldAfter = startingWith(says.TOLD_AFTER);
const ours = startingWith(says.OURS);
const same = startingWith(says.THE_SAME);
const sameSize = startingWith(says.SAME_SIZE);
const sameShape = startingWith(says.SAME_SHAPE);
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
  item.is.has('DECK') ||
  isSize(item) ||
  /^(one|ones|footer|tank)$/.test(item.word);

// "my neighbor has a 20x40", not "my neighbor has a bad back"
function hasPool({ items }: Text, from: number): boolean {
  for (const item of items.slice(from, from + 9)) {
    if (item.kind === 'STOP' || item.kind === 'COMMA' || item.kind === 'AND' || item.is.has('BREAK'))
      return false;
    if (isOfAPool(item)) return true;
    // "just finished his, a big one"
    if (
      /^(his|hers|theirs)$/.test(item.word) &&
      /^(COMMA|STOP)$/.test(items[items.indexOf(item) + 1]?.kind ?? 'STOP')
    )
      return true;
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
// "sticking with his lagoon shape"
const isTaken = (text: Text, at: number) =>
  /\b(with|keep|keeping|want|take|taking|and) (his|her|their)$/.test(words(text, at - 1, at + 1));
// "a plain old pool", "a big old pool"
const isMerelyOld = (text: Text, at: number) =>
  text.tokens[at]?.word === 'old' &&
  /\b(big|good|plain|regular|any|same|simple)$/.test(words(text, at - 1, at));
const isSupposed = (text: Text, at: number) => /\b(if|wish|wished)( only)?$/.test(words(text, at - 2, at));

/** For every item: is it said of a pool that is not the wished one? */
export function readWhose(text: Text): boolean[] {
  const { items } = text;
  const others: boolean[] = items.map(() => false);
  const stretches: Stretch[] = [];
  let talk: Talk = 'ours';
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
      if (talk !== 'ours' && token >= holdsFrom && comesBack(text, token, talk, items[at - 1])) talk = 'ours';
      const turn: Turn | null = talk === 'ours' ? turnAt(text, token) : null;
      if (turn) {
        talk = turn.talk;
        stretches.push({ from: at, to: at });
        holdsFrom = turn.to;
      }
    }
    others[at] = talk !== 'ours';
    const stretch = stretches.at(-1);
    if (stretch && talk !== 'ours') stretch.to = at;
    if (talk === 'ours' && (item.is.has('POOL') || isSize(item))) markTold(text, at, others);
  }
  // "... and we want that too"
  for (const [index, stretch] of stretches.entries()) {
    const wished = wishedToo(text, stretch, stretches[index + 1]);
    for (let at = stretch.from; at <= stretch.to; at += 1)
      if (wished.some((isMeant) => isMeant(items, at))) others[at] = false;
  }
  const { chosen, passedOver } = choiceAmongOptions(text);
  for (const { from, to } of chosen) others.fill(false, from, to);
  for (const { from, to } of passedOver)
    for (let at = from; at < to; at += 1) others[at] = !items[at]?.is.has('YOUNG');
  return others;
}

function turnAt(text: Text, token: number): Turn | null {
  const itemAfter = (end: number) => text.items.findIndex(({ to }) => to > end - 1);
  const turns = (end: number) =>
    end !== -1 && !isLikened(text, token) && !isSupposed(text, token) && hasPool(text, itemAfter(end));
  const their = turnsToTheirs(text, token);
  if (turns(their)) return { talk: 'theirs', to: their };
  const byPronoun = turnsByPronoun(text, token);
  if (byPronoun !== -1 && !isLikened(text, token) && !isTaken(text, token) && speaksOfOutsider(text, token))
    return { talk: 'theirs', to: byPronoun };
  const former = turnsToFormer(text, token);
  if (turns(former)) return { talk: 'former', to: former };
  const was = beginsSentence(text, token) ? toldAsWas(text, token) : -1;
  if (was !== -1) return { talk: 'former', to: was };
  const name = isMerelyOld(text, token) ? -1 : named(text, token);
  return name !== -1 && !isLikened(text, token) ? { talk: 'former', to: name } : null;
}

const beginsSentence = (text: Text, token: number) => {
  const before = token === 0 ? undefined : text.itemAt(token - 1);
  return !before || before.kind === 'STOP';
};

// Who is meant by "she": the last one named whom the word can mean.
const PERSON_REACH = 90;
const setOf = (...names: string[]) => new Set(names.flatMap((name) => CLASSES[name]?.split(' ') ?? []));
const OUTSIDERS = setOf('SOMEBODY', 'OFFERER');
const HOUSEHOLD = setOf('HOUSEHOLD');
const WOMEN = setOf('WOMAN');
const MEN = setOf('MAN');

function speaksOfOutsider({ tokens }: Text, at: number): boolean {
  const pronoun = tokens[at]?.word ?? '';
  const never = /^(he|hes|his)$/.test(pronoun) ? WOMEN : /^(she|shes|her)$/.test(pronoun) ? MEN : null;
  for (let left = at - 1; left >= Math.max(0, at - PERSON_REACH); left -= 1) {
    const token = tokens[left];
    if (!token || never?.has(token.stem) || never?.has(token.word)) continue;
    if (OUTSIDERS.has(token.word) || OUTSIDERS.has(token.stem)) return true;
    if (HOUSEHOLD.has(token.word) || HOUSEHOLD.has(token.stem)) return false;
  }
  return false;
}

// Farther off it is said of something else.
const SAME_REACH = 30;

type Meant = (items: readonly Item[], at: number) => boolean;
const isNumber = (item: Item | undefined) =>
  item?.measure?.kind === 'bare' &&
  item.measure.parts.length === 1 &&
  (item.measure.parts[0]?.high ?? 0) < 13;
const anything: Meant = () => true;
const whatIsCounted: Meant = (items, at) => items[at]?.is.has('FEATURE') === true && isNumber(items[at - 1]);
const itsSize: Meant = (items, at) => items[at]?.measure !== null;
const itsShape: Meant = (items, at) => items[at]?.is.has('STYLE') === true;

/** "We want the same." takes all of it over, "same size" the size, "We want three." what was counted. */
function wishedToo(text: Text, { from, to }: Stretch, next: Stretch | undefined): Meant[] {
  const { items } = text;
  const meant: Meant[] = [];
  let ends = 0;
  for (let at = from + 1; at <= to + SAME_REACH && at < (next?.from ?? items.length); at += 1) {
    const item = items[at];
    if (!item) break;
    if (at > to && isEnd(item)) ends += 1;
    if (ends > 2) break;
    if (same(text, item.from) !== -1) meant.push(anything);
    if (at <= to) continue;
    if (sameSize(text, item.from) !== -1) meant.push(itsSize);
    if (sameShape(text, item.from) !== -1) meant.push(itsShape);
    const isLast = !items[at + 1] || isEnd(items[at + 1]);
    if (isLast && isNumber(item) && ASKS.test(text.tokens[item.from - 1]?.word ?? ''))
      meant.push(whatIsCounted);
  }
  return meant;
}
const ASKS = /^(want|need|like|take|do|have|get|it)$/;

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
