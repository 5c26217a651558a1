import { around, isAround, ON, scan } from './scan.ts';
import * as says from './tables/children.ts';
import type { Item, Text } from './text.ts';

// A design is child-friendly when somebody small will use it.

export type ChildReading = { young: boolean; at: number };

const ADULT_FROM = 13;
// Farther on, an age is somebody else's.
const AGE_WITHIN = 26;

const isAny = (text: Text, at: number, rows: readonly string[]) =>
  rows.some((row) => isAround(text, at, row));
const ageIn = (item: Item | undefined): number[] =>
  item?.measure?.kind === 'bare' && item.measure.parts.length === 1
    ? item.measure.parts.flatMap(({ low, high }) => [low, high]).filter((age) => age >= 0 && age < 100)
    : [];
const isPerson = (item: Item | undefined) =>
  item !== undefined &&
  (item.is.has('YOUNG') || item.is.has('GROWN') || /^(boy|girl|son|daughter|twin)s?$/.test(item.word));

// What may stand between a child and its age: "kids, who are turning 4 and 7".
const toAge = scan<boolean>('right', 1, true, [
  ['has|have|just|only|now|about|maybe|also|(|)', true],
  ['STOP|WISH', false],
  [
    'turn~|will|be|nearly|going|they|theyre|theyll|hes|shes|he|she|age|aged|ages|is|are|who|whos|s|now|ranging|from|under|the|one|oldest|youngest|both|all|im|its|years|old|year|our|my|almost|about|only|of|de|tienen|tiene|que',
    true,
  ],
  ['WORD', false],
]);

const isParenthesis = (item: Item | undefined) => item?.word === '(';

/** Ages said right beside the word: "kids 4 and 7", "boys, 15 and 17", "the twins (6)", "my 6 year old". */
function agesBeside(text: Text, at: number): number[] {
  const { items } = text;
  const ages: number[] = [];
  if (/^month/.test(items[at]?.word ?? '')) return [1];
  if (/^(y|yo|yr|yrs|year|years|yearold)$/.test(items[at]?.word ?? '')) {
    for (let left = at - 1; left >= at - 6; left -= 1) {
      const item = items[left];
      ages.push(...ageIn(item));
      if (!item || item.kind === 'STOP' || item.kind === 'WORD') break;
      if (item.kind === 'PHRASE' && !item.is.has('AGED')) break;
    }
    return ages;
  }
  for (let next = at; next < at + 11 && (toAge(text, next) || isParenthesis(items[next + 1])); next += 1) {
    const item = items[next + 1];
    // "my brother has five boys" counts them; "two lights" counts lights
    const counts = isPerson(items[next + 2]) || items[next + 2]?.is.has('FEATURE');
    // "her sister has one"
    const stands = item?.word === 'one' && /^(has|have|had|got|the)$/.test(items[next]?.word ?? '');
    // "sister #3"
    const numbered = items[next]?.word === '#';
    if (!counts && !stands && !numbered && !item?.measure?.unit) ages.push(...monthsOr(text, next + 1));
  }
  return ages;
}

const monthsOr = (text: Text, at: number): number[] => {
  const ages = ageIn(text.items[at]);
  return ages.length > 0 && isAround(text, at, says.MONTHS) ? [1] : ages;
};

/** Ages told later of the same people: "the kids want a slide but they're twenty", "my son has autism. He is 7". */
function agesAfter(text: Text, at: number): number[] {
  const ages: number[] = [];
  let stops = 0;
  for (let next = at + 1; next <= at + AGE_WITHIN; next += 1) {
    const item = text.items[next];
    if (!item) break;
    if (item.kind === 'STOP' && /^[.!?;]$/.test(item.word)) stops += 1;
    if (stops > 1 || (item.is.has('AGED') && /^(son|daughter|boy|girl|brother|sister)/.test(item.word)))
      break;
    const listed =
      ages.length > 0 &&
      /^(AND|COMMA)$/.test(text.items[next - 1]?.kind ?? '') &&
      item.measure?.kind === 'bare';
    const two =
      next <= at + 5 &&
      text.items[next - 1]?.kind === 'COMMA' &&
      item.measure?.kind === 'bare' &&
      isAround(text, next, says.TWO_AGES);
    if (item.measure && (listed || two || isAny(text, next, says.AGE_ROWS)))
      ages.push(...monthsOr(text, next));
    else if (ages.length > 0 && item.kind !== 'COMMA' && item.kind !== 'AND') break;
  }
  return ages;
}

function agesOf(text: Text, at: number): number[] {
  const beside = agesBeside(text, at);
  return beside.length > 0 ? beside : agesAfter(text, at);
}

const grownBefore = scan<boolean>('left', 3, false, [
  ['GROWN', true],
  ['WORD|MARK|MEASURE', ON],
  ['_|STOP|COMMA', false],
]);
const grownAfter = scan<boolean>('right', 8, false, [
  ['STOP|BREAK|YOUNG|FEATURE', false],
  ['GROWN', true],
  ['COMMA GROWN', true],
  ['COMMA', false],
  ['have|has|all|just|got', ON],
  ['WISH', false],
]);
const isGrown = (text: Text, at: number): boolean =>
  grownBefore(text, at) ||
  grownAfter(text, at) ||
  isAny(text, at, says.GROWN_AFTER) ||
  (text.items[at + 1]?.word === '(' && text.items[at + 2]?.is.has('GROWN') === true) ||
  // "my nieces and nephews are adults"
  (text.items[at + 1]?.kind === 'AND' &&
    text.items[at + 2]?.is.has('YOUNG') === true &&
    isGrown(text, at + 2));

// "2 adults 0 kids": a number, not a word
const isCountedNone = ({ items }: Text, at: number) => {
  const count = items[at - 1]?.measure;
  return count?.kind === 'bare' && count.parts[0]?.high === 0;
};

const isDenied = (text: Text, at: number) =>
  isCountedNone(text, at) ||
  says.NONE.some((row) => isAround(text, at, row) && !isAround(text, at, `&${says.THERE_ALREADY} ${row}`)) ||
  isAny(text, at, says.NONE_AFTER) ||
  around(text, at, [[says.NONE_OF_A_LIST, true]], 14, /^STOP$/) === true;

const OF_A_THING =
  '# _? house|home|pool|dog|puppy|cat|roof|fence|deck|heater|property|place|build|neighborhood|pump|yard';
const FAMILY = /^(grand|great|niece|nephew|nieto|nipoti|enkel|netos)/;
const familyOf = (item: Item | undefined) => (FAMILY.test(item?.word ?? '') ? 'grand' : 'own');

/** Ages with nobody young named: "the youngest just turned one", "mom of 4 (9, 7, 4, 1)". */
function loneAges(text: Text, at: number): number[] {
  // "three under six": numbers stand before the age
  if (says.LONE_AGE_ROWS.some((row) => around(text, at, [[row, true]], 6, /^(STOP|COMMA)$/)))
    return monthsOr(text, at);
  if (!isAround(text, at, says.PARENT_OF)) return [];
  const ages: number[] = [];
  for (let next = at + 1; next <= at + 12; next += 1) {
    const item = text.items[next];
    const age = ageIn(item);
    ages.push(...age);
    if (!item || (age.length === 0 && !/^([(,]|and|ages|aged|-|under|:)$/.test(item.word))) break;
  }
  return ages;
}

// Other people's children change nothing, unless a fence keeps them out.
const isNear = (text: Text, at: number) => isAny(text, at, [says.NEIGHBORS, says.NEARBY]);
const isNeighbors = (text: Text, at: number) =>
  isNear(text, at) && !around(text, at, [[says.KEPT_OUT, true]], 14, /^(STOP|MEASURE)$/);

// "no kids", "adults only", "childless"
const NOBODY = /^(no|adults?|childfree|kidfree|childless|dinks?|child|kid)$/;

function youngAt(text: Text, at: number, item: Item): boolean | null {
  const young =
    item.is.has('YOUNG') ||
    // "a childproof fence" is a fence, and says for whom
    (item.is.has('FEATURE') && /^(child|kid|baby|toddler|childproof)$/.test(item.word));
  if (!young && !item.is.has('AGED')) {
    const ages = item.measure ? loneAges(text, at) : [];
    return ages.length === 0 || isAround(text, at, OF_A_THING) ? null : ages.some((age) => age < ADULT_FROM);
  }
  if (young && isDenied(text, at)) return false;
  if (isAny(text, at, says.NOT_MEANT) || isNeighbors(text, at)) return null;
  if (isNear(text, at)) return true;
  if (around(text, at, [[says.ONCE, true]], 6, /^(STOP|COMMA)$/)) return null;
  if (item.is.has('AGED') && isAround(text, at, says.BORN)) return true;
  const ages = agesOf(text, at);
  if (ages.length > 0)
    return ages.some((age) => age < ADULT_FROM) && !(item.is.has('AGED') && isAround(text, at, OF_A_THING));
  if (!young || item.word === 'kiddo') return null;
  if (/^(niece|nephew)$/.test(item.last) && !isAny(text, at, [says.PLAYS, says.FOR_THEM])) return false;
  return !isGrown(text, at);
}

// A family is told in fewer numbers: what comes after them is no age.
const MOST_NUMBERS = 80;

export function readChildren(text: Text): ChildReading[] {
  let numbers = 0;
  const readings: (ChildReading & { told: boolean })[] = [];
  const none = new Set<string>();
  for (const [at, item] of text.items.entries()) {
    if (item.is.has('CHILDLESS') && NOBODY.test(item.word))
      none.add(/^grand/.test(item.last) ? 'grand' : 'own');
    if (item.measure) numbers += 1;
    const mayBeAge = item.measure !== null && numbers <= MOST_NUMBERS;
    if (!(item.is.has('YOUNG') || item.is.has('AGED') || item.is.has('FEATURE') || mayBeAge)) continue;
    if (text.others[at] && !item.is.has('AGED')) continue;
    const young = youngAt(text, at, item);
    if (young === null) continue;
    const told = agesOf(text, at).length > 0 || item.measure !== null;
    if (!young && item.is.has('YOUNG') && isDenied(text, at)) none.add(familyOf(item));
    readings.push({ young, at, told });
  }
  // "no kids. He drew us a kiddie slide": whoever has none means nobody small
  return readings.map(({ young, at, told }) => ({
    young: young && (told || !none.has(familyOf(text.items[at]))),
    at,
  }));
}
