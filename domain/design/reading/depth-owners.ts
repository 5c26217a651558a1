import { isAround } from './scan.ts';
import { CLASSES } from './tables/classes.ts';
import type { Item, Text } from './text.ts';

// A spa, a shelf, a planter and a lot have depths too.

const LEANING = new Set(
  `${CLASSES.COPULA} should would will can could be being needs need has have foot feet ft the a deep depth from goes go went stays stayed`.split(
    /\s+/,
  ),
);
// Where a depth is told, not what is deep: "9 feet under the board", "the beach entry goes from 0 to 4"
const IS_PLACE =
  /^(diving|board|springboard|beach|zero|side|drop|slope|area|corner|step|stair|bench|view|tile|swim)$/;

const PERSONS = new Set(`${CLASSES.PERSON} year month week day hour minute mile neighbor budget`.split(' '));

const hasDepth = (item: Item | undefined) =>
  item !== undefined &&
  !item.is.has('POOL') &&
  !PERSONS.has(item.last) &&
  ((item.is.has('FEATURE') && !item.is.has('SIZELESS')) || item.is.has('OTHER')) &&
  !IS_PLACE.test(item.word) &&
  !IS_PLACE.test(item.last);

const BEFORE_NOUN =
  /^(foot|feet|ft|deep|tall|high|wide|long|big|old|x|-|raised|little|small|of|sunken|covered|iron|wood|wooden|glass|stone|rock|brick|wide|of)$/;

/** "a 4 foot deep cold plunge", "a 5 ft fence" */
function leansOnNext({ items }: Text, at: number): boolean {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const item = items[next];
    if (hasDepth(item)) return !items[next + 1]?.is.has('POOL');
    if (!item || !BEFORE_NOUN.test(item.word)) return false;
  }
  return false;
}

// "2 feet near the reeds to 7 in the middle": the reeds are a place
function isPlaced(items: readonly Item[], at: number): boolean {
  let left = at - 1;
  while (/^(the|a|an|my|our|that|those|its)$/.test(items[left]?.word ?? '')) left -= 1;
  return /^(near|by|at|in|on|under|around|from|along|beside|behind)$/.test(items[left]?.word ?? '');
}

/** "the ledge should be 9 inches deep", "spa 3 ft deep" */
function hangsOnNoun({ items }: Text, at: number): boolean {
  for (let left = at - 1; left >= at - 6; left -= 1) {
    const item = items[left];
    if (hasDepth(item)) return !isPlaced(items, left);
    if (!item || !(LEANING.has(item.word) || (item.kind === 'MARK' && item.word !== '.'))) return false;
  }
  return false;
}

/** No feature comes in a range such as 3 to 9 feet. */
export const isElses = (text: Text, at: number, range: boolean): boolean =>
  text.others[at] === true || (!range && (leansOnNext(text, at) || hangsOnNoun(text, at)));

const TAKEN_BACK = [
  '(EXCHANGE|REFUSING|REFUSAL) (a|an|the|about|around|full|like|want|be|have|it|to|need|some|that|any)* #',
  '# (STOP|COMMA|is|was|thats|that|would|be|way|a|bit|its|seems|no|probably|deep|end|for|us|me|them|FEATURE)* too (deep|much)',
];

/** "not a nine foot deep end", "8 feet is too deep" */
export const isTakenBack = (text: Text, at: number): boolean =>
  TAKEN_BACK.some((row) => isAround(text, at, row, 8));
