import { namesOf } from '../../words/names-of.ts';
import type { House } from '../design.ts';
import type { SizeWord, Style } from '../vocabulary.ts';
import { isPassedOver } from './choices.ts';
import { around, isAround, NOTED, ON, scan } from './scan.ts';
import { isRefused } from './stance.ts';
import { STYLE_ROWS } from './tables/styles.ts';
import type { Item, Text } from './text.ts';
import { isVetoed } from './vetoes.ts';

export type StyleReading = { style: Style; wanted: boolean; strong: boolean; at: number };
export type SizeReading = { size: SizeWord; wanted: boolean; plunge: boolean; at: number };
export type HouseReading = { house: House; at: number };

type Head = 'pool' | 'likeness' | 'house' | 'feature' | 'green' | 'other' | 'none';

// The noun that an adjective leans on: "modern rectangular pool" leans on the pool, "modern fire pit" does not.
const headAfter = scan<Head>('right', 6, 'none', [
  ['STOP|COMMA', NOTED],
  ['MEASURE _2 FEATURE', NOTED],
  ['in !ground', NOTED],
  ['AND STYLE|SIZE|POOL|a|very|LINK', ON],
  ['AND', NOTED],
  ['MEASURE', ON],
  ['POOL', 'pool'],
  // "round heated pool"
  ['FEATURE POOL', 'pool'],
  ['HOUSENOUN LIKENESS', 'likeness'],
  ['HOUSENOUN POOL', 'pool'],
  ['HOUSENOUN', 'house'],
  // "courtyard pool"
  ['OTHER|STANDIN POOL', 'pool'],
  ['LIKENESS', { note: 'likeness' }],
  ['STYLE|SIZE', ON],
  ['FEATURE', { unlessNoted: 'feature' }],
  ['GREEN', 'green'],
  ['part|piece|step|stair|bench|seat|seating|wall|coping|glass|stone|screen|bridge|path|driveway', 'other'],
  // "a Spanish courtyard look"
  ['DECK|SETTING|OTHER _2 look|feel|vibe|theme|style|aesthetic', 'likeness'],
  ['DECK|SETTING|OTHER', 'other'],
  ['LINK|MARK', ON],
  ['_', NOTED],
]);
// "Roman ends" are the pool's own, whatever follows.
export const headOf = (text: Text, at: number): Head =>
  /^(pool|piscina|end)$/.test(text.items[at]?.last ?? '') ? 'pool' : headAfter(text, at);

// "our house is modern", "the backyard is small"
const subjectOf = scan<'pool' | 'house' | 'other' | null>('left', 7, null, [
  ['STOP|COMMA|AND|BREAK', null],
  ['would|id|wed like|love|prefer', 'pool'],
  ['should|would|has', ON],
  ['WISH|POOL|STANDIN', 'pool'],
  ['HOUSENOUN', 'house'],
  ['OTHER', 'other'],
]);
export const isPredicate = scan<boolean>('left', 4, false, [
  ['is|are|be|its|was|looks|feels|look|feel|keep|make|made|should|forms', true],
  [
    'being|all|full|quite|pretty|very|fairly|kind|sort|of|really|a|an|like|basically|roughly|almost|already|bit|rather|so|also|more|stay|it|as|would|s|on|too|super',
    ON,
  ],
  ['_', false],
]);
const toldOf = (text: Text, at: number) => (isPredicate(text, at) ? subjectOf(text, at) : null);

const PLACE =
  /^(hawaii|bahamas|fiji|maui|bali|tahiti|cancun|laguna|costa|key|tulum|santorini|tuscany|amalfi|mykonos|maldives|caribbean|provence|capri|resort|hotel|motel|country|vegas)$/;
const SHAPES: readonly Style[] = ['Rectangular', 'Freeform', 'Kidney', 'Lap'];
export const isPlainShape = (style: Style) => SHAPES.includes(style);
export const isOutline = (style: Style) =>
  SHAPES.includes(style) || style === 'Lagoon' || style === 'Infinity';

const NAMED_SO =
  '(a|the|our|this|that|some|two|three|those|little|old|fancy|mexican|nice|local|same|MEASURE|SIZE)*';
// "we live in Hawaii", "we saw one at a resort", "the Four Seasons in Maui": an address; "like in Hawaii" is a wish.
const isAddress = (text: Text, at: number, item: Item) =>
  (PLACE.test(item.word) || PLACE.test(item.last)) &&
  (isAround(text, at, 'STYLE|hotel|club _? in|on|at|near #') ||
    (isAround(text, at, `in|from|to|near|at|by ${NAMED_SO} #`) &&
      !isAround(text, at, `like|as in|at ${NAMED_SO} #`) &&
      !isAround(
        text,
        at,
        'look|looks|looking|feel|feels|remind~|copy|straight|right|what|similar|exactly|like _6 #',
        8,
      )));
// "hotels do it with a shelf"
const isManyPlaces = ({ tokens }: Text, item: Item) =>
  /^(hotels|resorts|motels)$/.test(tokens[item.to - 1]?.word ?? '');

// "an L costs more than a rectangle"
export const COMPARED = 'more|less|cheaper|bigger|smaller|better _3 than a|an|the? #';

// Said of many a pool that is first of all something else.
const isLapLane = ({ word, last }: Item) => word === 'lap' && last === 'lane';
const WEAK = /^(laps|long|narrow|elegant|elegance|fancy|para)$/;
// "I'm more of a contemporary person"
const OF_TASTE =
  'im|were|am|are|more (more|of|a|an|kind|sort|definitely|all|we|i)* _? # person|guy|gal|girl|people|folk|kind';
// "the slide, a modern plastic one"
const isOfAThing = (text: Text, at: number) =>
  around(text, at, [['FEATURE COMMA a|an # _2 one', true]], 6, /^STOP$/) === true ||
  // "you can't put a grotto on a rectangle"
  isAround(
    text,
    at,
    'cant|cannot|dont|wont|doesnt|couldnt|shouldnt _? put|do|have|fit|build|go|work|get|belong _4 on|in|with|for a|an|the? #',
    9,
  );

export function readStyles(text: Text): { styles: StyleReading[]; houses: HouseReading[] } {
  const styles: StyleReading[] = [];
  const houses: HouseReading[] = [];
  for (const [at, item] of text.items.entries())
    for (const meaning of item.meanings) {
      if (meaning.field === 'house' && !text.others[at]) houses.push({ house: meaning.value, at });
      if (meaning.field !== 'style' || text.others[at] || isPassedOver(text, at)) continue;
      const style = meaning.value;
      const head = headOf(text, at);
      const told = head === 'none' ? toldOf(text, at) : null;
      if (head === 'house' || told === 'house') {
        if (style === 'Modern') houses.push({ house: 'modern', at });
        if (style === 'Mediterranean') houses.push({ house: 'mediterranean', at });
        if (style === 'Tropical' || style === 'Resort') houses.push({ house: 'villa', at });
        continue;
      }
      const other = (head === 'other' && !isAround(text, at, OF_TASTE)) || told === 'other';
      if (other || (head === 'feature' && SHAPES.includes(style))) continue;
      if (head === 'none' && (isAddress(text, at, item) || isManyPlaces(text, item))) continue;
      if (isOfAThing(text, at)) continue;
      if (isAround(text, at, COMPARED)) continue;
      // Laps are something one does; "a lap pool" is something one has.
      const strong = !WEAK.test(item.word) && !isLapLane(item) && head !== 'feature' && head !== 'green';
      styles.push({ style, wanted: !isRefused(text, at, 'other') && !isVetoed(text, at, 0), strong, at });
    }
  return { styles, houses };
}

const RANK = namesOf(STYLE_ROWS);

export function chooseStyle({ items }: Text, readings: StyleReading[]): StyleReading | null {
  const refused = new Set(readings.filter((reading) => !reading.wanted).map((reading) => reading.style));
  const isLastWord = ({ style, at }: StyleReading) =>
    !readings.some(
      (later) =>
        later.style === style &&
        !later.wanted &&
        later.strong &&
        later.at > at + 6 &&
        !/^lanes?$/.test(items[later.at]?.word ?? ''),
    );
  const wanted = readings.filter((reading) => reading.wanted && isLastWord(reading));
  let pool = wanted.filter((reading) => reading.strong);
  if (pool.length === 0) pool = wanted.filter((reading) => !refused.has(reading.style));
  // After "actually" only what follows counts, if anything does.
  for (let at = items.length - 1; at >= 0; at -= 1) {
    if (!items[at]?.is.has('CORRECTION')) continue;
    const later = pool.filter((reading) => reading.at > at);
    if (later.length < pool.length && later.some((reading) => reading.at - at <= 6)) {
      pool = later;
      break;
    }
  }
  const rank = ({ style }: StyleReading) => RANK.indexOf(style);
  return pool.reduce<StyleReading | null>(
    (best, reading) => (best && rank(best) <= rank(reading) ? best : reading),
    null,
  );
}

// "a large lagoon", "small modern with a spa"
const styleFollows = scan<boolean>('right', 3, false, [
  ['STYLE', true],
  ['COMMA|MARK|MEASURE|LINK', ON],
  ['_', false],
]);
// "make it big", "something small and modern": the sentence ends or turns after the word.
const NOTHING_FOLLOWS =
  '# END|STOP|COMMA|AND|OR|MEASURE|BREAK|WISH|MARK|for|in|on|about|around|like|at|as|please|pls|that|to|one|lol|though|ok';
// A list of keywords: "large, lagoon, spa"
const startsThought = (before: Item | undefined) =>
  !before ||
  before.kind === 'STOP' ||
  before.kind === 'COMMA' ||
  /^(size|:|a|very|pretty|so)$/.test(before.word);

const ONE_OF_SIZE = 'want|like|need|love|get|do|make|thinking a|an # one !(in|at|of|that)';
const BIG_ONE_APART = '&big|small|large|huge|little|medium # one &END|STOP|COMMA';
const OF_PEOPLE = 'he|she|hes|shes|they|theyre|kids|estamos|somos|familia is|are|get|gets? a? #';

// "it is small": what it is was told before
function isOfThePoolBefore(text: Text, at: number): boolean {
  if (!isAround(text, at, 'it is|its (pretty|very|quite)? # COMMA|STOP|END|BREAK')) return false;
  for (let left = at - 2; left > at - 14 && left >= 0; left -= 1) {
    const item = text.items[left];
    if (item?.is.has('OTHER') || item?.is.has('FEATURE') || item?.is.has('HOUSE')) return false;
    if (item?.is.has('POOL') || item?.last === 'pool') return true;
  }
  return false;
}

function isSizeOfPool(text: Text, at: number): boolean {
  // "at the little hotel", "big hotels do it"
  const next = text.items[at + 1];
  if (next && (isManyPlaces(text, next) || (next.is.has('STYLE') && isAddress(text, at + 1, next))))
    return false;
  // "like that one, only smaller"
  if (isAround(text, at, 'just|only|even|bit|little &smaller|bigger|larger #')) return false;
  // "go big or go home", "10 meters long, 4 meters large"
  if (isAround(text, at, 'go|going &big # (or go home)?') && !isAround(text, at, 'go|going big &pool|STYLE'))
    return false;
  if (isAround(text, at, 'MEASURE &large # !POOL|STYLE') || isAround(text, at, '&large # MEASURE'))
    return false;
  // "the shelf got smaller"
  if (
    isAround(
      text,
      at,
      'FEATURE|OTHER (is|are|got|gets|was|were|can be|should be|stays|seems|looks) (too|a bit|very|pretty)* #',
    )
  )
    return false;
  // "to break it up a little"
  if (isAround(text, at, 'a &little # &END|STOP|COMMA|BREAK|AND|MEASURE')) return false;
  // "a resort pool, a big one"
  if (isAround(text, at, ONE_OF_SIZE) || isAround(text, at, BIG_ONE_APART)) return true;
  // "infinity pool small 20x10", "a pool of 7 m by 3 m, it is small"
  if (isAround(text, at, 'POOL|STYLE # MEASURE|COMMA|STOP|END') || isOfThePoolBefore(text, at)) return true;
  // "when he's bigger", "ya estamos grandes"
  if (isAround(text, at, OF_PEOPLE)) return false;
  if (isAround(text, at, '# enough|er|one|ones|than|budget|depth|price|kids|children|part|problem'))
    return false;
  const head = headOf(text, at);
  const subject = subjectOf(text, at);
  if (head === 'pool') return true;
  // "alberca grande"
  if (
    /^(grande|bien|muy|pequena|chica|mediana|enorme)$/.test(text.items[at]?.word ?? '') &&
    text.items[at - 1]?.is.has('POOL')
  )
    return true;
  if (head === 'likeness') return subject !== 'other' && subject !== 'house';
  if (head !== 'none') return false;
  if (styleFollows(text, at)) return true;
  return (
    isAround(text, at, NOTHING_FOLLOWS) &&
    (subject === 'pool' || (subject === null && startsThought(text.items[at - 1])))
  );
}

export function readSizes(text: Text): SizeReading[] {
  const sizes: SizeReading[] = [];
  for (const [at, item] of text.items.entries())
    for (const meaning of item.meanings) {
      const plunge = item.is.has('PLUNGE');
      if (meaning.field !== 'size' || text.others[at] || isPassedOver(text, at)) continue;
      if (plunge || isSizeOfPool(text, at))
        sizes.push({
          size: meaning.value,
          wanted: !isRefused(text, at, 'other') && !isVetoed(text, at, 0),
          plunge,
          at,
        });
    }
  return sizes;
}
