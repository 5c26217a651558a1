import { around, isAround, NOTED, ON, scan } from './scan.ts';
import { CLASSES } from './tables/classes.ts';
import { type Item, REACH, type Text } from './text.ts';

// Whose number is it? First the noun it leans on, then the subject before it.

export type Owner = 'pool' | 'other' | 'distance' | 'none';

const inClass = (name: string) => {
  const words = new Set(CLASSES[name]?.split(' '));
  return (item: Item | undefined) => item !== undefined && words.has(item.word);
};
const isPreposition = inClass('PREPOSITION');
const isCopula = inClass('COPULA');
const isDeterminer = inClass('DETERMINER');
const isBuilding = inClass('BUILDS');
const isPerson = inClass('PERSON');
const LAND = new Set(CLASSES.LAND?.split(' '));
const isLand = (item: Item) => LAND.has(item.word) || LAND.has(item.last);

const ownerAfter = scan<Owner | 'feature' | 'fence'>('right', 6, 'none', [
  ['STOP|COMMA|AND|MEASURE', NOTED],
  ['of _? ground|land|lawn|grass|yard|space|room', 'other', 1],
  ['(in the air|(above|off|below) the? (ground|grade))', 'other', 1],
  ['of rain|snow|water|concrete|gravel|dirt|soil|clay', 'other', 1],
  ['away|from|off|apart|setback|behind|between|clearance|closer|back', 'distance', 2],
  // "10 ft of pool deck" is the deck's; "a 30 foot long backyard pool" is not the yard's
  ['POOL !FEATURE OTHER', 'other'],
  ['POOL', 'pool'],
  ['OTHER POOL', ON],
  // a fence is both: only a single number can be its own
  ['&FEATURE OTHER', 'fence'],
  ['OTHER', 'other'],
  ['STYLE|SIZE', { note: 'pool' }],
  ['SIZELESS', NOTED],
  ['FEATURE', { unlessNoted: 'feature' }],
  ['MARK', ON],
  ['or so', ON],
  ['OR', NOTED],
  // "in the yard" tells where, not whose
  ['in !length|width|depth|size|total|diameter|ground', NOTED],
  ['of the', NOTED],
  ['by OTHER', 'distance'],
  ['PHRASE', NOTED],
  ['MEASURED', ON],
  ['_', NOTED],
]);

// "a pool in my backyard, 16 x 32": the yard is only the place, unless the number hangs on it directly.
function isOnlyPlace({ items }: Text, owner: number, at: number): boolean {
  const leans = (item: Item | undefined) =>
    isDeterminer(item) ||
    (item?.kind === 'WORD'
      ? !isPreposition(item) && !isCopula(item)
      : item?.is.has('STYLE') || item?.is.has('SIZE') === true);
  let left = owner - 1;
  while (left >= owner - 4 && leans(items[left])) left -= 1;
  if (!isPreposition(items[left])) return false;
  for (let next = owner + 1; next < at; next += 1) {
    const item = items[next];
    const which = item?.kind === 'COMMA' && /^(which|that|its|and)$/.test(items[next + 1]?.word ?? '');
    const holds =
      which || isCopula(item) || item?.is.has('NEUTRAL') || (item?.kind === 'MARK' && item.word !== ':');
    if (!holds) return true;
  }
  const before = items[left]?.word ?? '';
  return (
    owner + 1 === at && (/^(for|into)$/.test(before) || (before === 'at' && items[owner]?.word === 'home'))
  );
}

// What "it" stands for: the thing the sentence before was about.
function ownerOfIt(text: Text, at: number): Owner {
  if (
    isAround(
      text,
      at,
      'make|made|want|like|love|have|keep|get|need|be|see|put|build|wants|take|bring|shrink|cut|so #',
    )
  )
    return 'pool';
  for (let left = at - 1; left >= at - REACH; left -= 1) {
    const item = text.items[left];
    if (!item || item.is.has('POOL')) return 'pool';
    if (item.is.has('WISH') && isBuilding(item)) return 'pool';
    if (item.is.has('OTHER') && isLand(item) && !isOnlyPlace(text, left, left)) return 'other';
  }
  return 'pool';
}

// No spa or shelf is longer; a larger number beside one is the pool's.
const FEATURE_AT_MOST = 13;
const SMALL_PAIR_AT_MOST = 10;
const areAtMost = (item: Item | undefined, feet: number) =>
  (item?.measure?.parts ?? []).every((part) => part.high <= feet);
const isOfFeature = (item: Item, measured: Item | undefined) =>
  item.is.has('FEATURE') && !item.is.has('SIZELESS') && areAtMost(measured, FEATURE_AT_MOST);
const isPair = (item: Item | undefined) => (item?.measure?.parts.length ?? 0) > 1;
const namesPool = (item: Item | undefined) =>
  item !== undefined && (item.is.has('POOL') || /^(pool|piscina|alberca)$/.test(item.last));

// What the number hangs on: the next noun to the left, over nothing but "is about" and the like.
function hangsOn({ items }: Text, at: number): Item | undefined {
  let left = at - 1;
  while (
    left > at - 6 &&
    (isCopula(items[left]) ||
      items[left]?.is.has('NEUTRAL') ||
      /^(:|=|should|must|will|can)$/.test(items[left]?.word ?? ''))
  )
    left -= 1;
  return items[left];
}

// "so", "but": a new thought, which the yard before it does not own
const TURNS = /^(so|but|instead|then|otherwise|pero)$/;

function ownerBefore(text: Text, at: number): Owner {
  const { items } = text;
  let [commas, lastComma, features, joined, alone] = [0, at, false, false, true];
  // "The yard? 80 by 50."
  const first = items[at - 1]?.word === '?' ? at - 2 : at - 1;
  for (let left = first; left >= at - REACH; left -= 1) {
    const item = items[left];
    // "a raised wall (16 ft long)"
    if (item?.word === '(') continue;
    if (!item || item.kind === 'STOP') break;
    joined ||= item.kind === 'COMMA' || item.kind === 'AND';
    if (item.kind === 'COMMA') {
      commas += 1;
      if (commas === 1) lastComma = left;
    }
    // "she swims, he lounges: 20 by 3" starts afresh; "yard: 60 by 80" does not
    if (item.word === ':' && left < at - 1 && !items[left - 1]?.is.has('OTHER')) break;
    if (item.kind !== 'WORD' && item.kind !== 'PHRASE') {
      if (item.kind !== 'MARK') alone = false;
      continue;
    }
    if (item.is.has('BREAK') && TURNS.test(item.word)) break;
    if (namesPool(item) || item.is.has('STANDIN')) return 'pool';
    if (/^(it|its|itll)$/.test(item.word)) return ownerOfIt(text, left);
    if ((item.is.has('WISH') || item.kind === 'WORD') && isBuilding(item)) return 'pool';
    const feature = item.is.has('FEATURE');
    const described = item.is.has('STYLE') || item.is.has('SIZE');
    if (described && !feature && !items[left + 1]?.is.has('OTHER')) return 'pool';
    // "a big yard, 60 by 80" holds together; "steps and handrails, warm water, 12x20" does not
    const apart = isLand(item) ? commas > 1 || (commas === 1 && (features || lastComma > left + 3)) : !alone;
    if (
      item.is.has('OTHER') &&
      !(feature && isPair(items[at])) &&
      !isPerson(item) &&
      item.last !== 'side' &&
      !items[left + 1]?.is.has('FEATURE') &&
      !apart &&
      !isOnlyPlace(text, left, at)
    )
      return 'other';
    if (left >= at - 4 && !joined && isOfFeature(item, items[at])) return 'other';
    features ||= feature;
    alone &&=
      isCopula(item) ||
      item.is.has('NEUTRAL') ||
      isPreposition(item) ||
      isDeterminer(item) ||
      item.last === 'side';
    joined ||= item.is.has('WISH');
  }
  return 'none';
}

// "a 6 x 8 ledge" and "an 8 foot spa" are theirs; "40 x 20 hot tub slide lights" is the pool's.
function ownerOfFeatured(text: Text, at: number): Owner | null {
  const measured = text.items[at];
  if (areAtMost(measured, FEATURE_AT_MOST)) return 'other';
  const article = /^(a|an|the|our|my)$/.test(text.items[at - 1]?.word ?? '');
  return article && !isPair(measured) ? 'other' : null;
}

// "The lot is a weird wedge, 92 ft at the back and only 41 at the house": the whole sentence is about it.
function isAboutLand(text: Text, at: number): boolean {
  const { items } = text;
  let start = at;
  for (; start > at - REACH && start > 0; start -= 1) {
    const item = items[start - 1];
    if (!item || item.kind === 'STOP') break;
    const turns = item.is.has('BREAK') && TURNS.test(item.word);
    if (
      turns ||
      namesPool(item) ||
      item.is.has('STYLE') ||
      item.is.has('FEATURE') ||
      item.is.has('CORRECTION')
    )
      return false;
    // "We have a wall, brick, real pretty, about sixty foot long"
    if (item.is.has('POSSESSION')) break;
    if (item.is.has('WISH') || /^(i|we|id|wed|im|were|it)$/.test(item.word)) return false;
  }
  if (items[start - 1]?.is.has('POSSESSION'))
    return items.slice(start, at).some((item, index) => index < 5 && item.is.has('OTHER') && !isPerson(item));
  const subject = [0, 1, 2].find((ahead) => items[start + ahead]?.is.has('OTHER'));
  const noun = subject === undefined ? undefined : items[start + subject];
  const opens = subject === 0 || isDeterminer(items[start]);
  return noun !== undefined && opens && isLand(noun) && isTold(items[start + (subject ?? 0) + 1]);
}
const isTold = (item: Item | undefined) =>
  item !== undefined &&
  (isCopula(item) || item.measure !== null || /^(runs|backs|takes|has|slopes)$/.test(item.word));

/** "a pergola on the right that is 12x16", "12x14 pavilion": it may well be the feature's own. */
export function isBesideFeature(text: Text, at: number): boolean {
  if (ownerAfter(text, at) === 'feature') return true;
  for (let left = at - 1; left > at - 9; left -= 1) {
    const item = text.items[left];
    if (!item || /^(STOP|COMMA|AND)$/.test(item.kind) || item.is.has('BREAK') || namesPool(item))
      return false;
    if (item.is.has('FEATURE') && !item.is.has('SIZELESS')) return true;
  }
  return false;
}

export const namesThePool = (text: Text, at: number): boolean => ownerAfter(text, at) === 'pool';

const SOMEONE_ELSES = [
  'neighbor|neighbors|neighbour|neighbours|sisters|brothers|parents|friends|moms|dads|cousins|their|his|old|previous|last|current|existing|public|community|gym|hotels #',
  '!(for|give|gives|gave|let) _ her #',
  // "he drew 18 by 42"
  '(OFFERER|he|she|they) (drew|quoted|offered|pitched|sketched|bid|gave us|gave me|proposed) (us|me|a|an|about|the)* #',
];
// "my sister's, which is 40 by 20", "hers was 30 ft"
const ANOTHERS =
  'KIN|his|hers|theirs (which|that|COMMA)* is|was|are|were|measures|measured (about|only|like|just|a|an|maybe|roughly)* #';
const isSomeoneElses = (text: Text, at: number) =>
  SOMEONE_ELSES.some((row) => isAround(text, at, row)) ||
  around(text, at, [[ANOTHERS, true]], 6, /^(STOP|MEASURE)$/) === true;

export function ownerOfMeasure(text: Text, at: number): Owner {
  const { items } = text;
  // "my neighbor's 40 footer"
  if (isSomeoneElses(text, at)) return 'other';
  const fence = isPair(items[at]) ? 'feature' : 'other';
  const found = ownerAfter(text, at);
  const after = found === 'fence' ? fence : found;
  const on = hangsOn(text, at);
  // "a pool of 40 by 18 behind the house": two sides are no distance
  if (after === 'distance') return isPair(items[at]) && namesPool(on) ? 'pool' : after;
  const ahead = items[at + 1];
  // "spa 8 x 8 pool 40 x 20": each size stands behind its own name
  const nextHasItsOwn = namesPool(ahead) && items[at + 2]?.measure;
  if (
    on &&
    !isPerson(on) &&
    !namesPool(on) &&
    (nextHasItsOwn || (isPair(items[at]) && areAtMost(items[at], SMALL_PAIR_AT_MOST)))
  ) {
    if (on.is.has('OTHER') || (isOfFeature(on, items[at]) && on === items[at - 1])) return 'other';
  }
  const small = areAtMost(items[at], FEATURE_AT_MOST) && !isPair(items[at]);
  if (namesPool(on) && !small && (after === 'feature' || after === 'other')) return 'pool';
  if (after === 'feature') return ownerOfFeatured(text, at) ?? ownerBefore(text, at);
  if (after !== 'none') return after;
  return isAboutLand(text, at) ? 'other' : ownerBefore(text, at);
}
