import type { House } from '../design.ts';
import type { SizeWord, Style } from '../vocabulary.ts';
import { hasStance, type Item, ownerOf } from './items.ts';
import { isRefused } from './stance.ts';
import { STYLE_RANK } from './style-words.ts';

export type StyleReading = { style: Style; wanted: boolean; strong: boolean; at: number };
export type SizeReading = { size: SizeWord; wanted: boolean; at: number };
export type HouseReading = { house: House; at: number };

const HOUSE_NOUN = /^(house|home|casa|architecture|property|villa|facade|mansion|exterior)$/;
const PLACE =
  /^(hawaii|bahamas|fiji|maui|bali|tahiti|cancun|costa|key|tulum|santorini|tuscany|amalfi|mykonos|maldives|caribbean|provence|capri)/;
const LINK =
  /^(style|styled|inspired|looking|look|shaped|shape|type|themed|theme|ish|feel|vibe|design|and|or|a|very|really|nice|beautiful|simple|classic|custom|outdoor|inground|in|ground|new|family|backyard)$/;
const LIKENESS =
  /^(design|look|feel|vibe|theme|style|aesthetic|shape|one|setup|layout|oasis|retreat|paradise|concept|line|finish|atmosphere|type)$/;

type Head = 'pool' | 'likeness' | 'house' | 'feature' | 'green' | 'other' | 'none';

// "a Spanish courtyard look"
const likenessFollows = (items: Item[], at: number) =>
  items.slice(at + 1, at + 4).some((item) => /^(look|feel|vibe|theme|style|aesthetic)$/.test(item.word));

// The noun that an adjective leans on: "modern rectangular pool" leans on the pool, "modern fire pit" does not.
function headOf(items: Item[], at: number): Head {
  if (/^(pool|piscina)$/.test(items[at]?.last ?? '')) return 'pool';
  let measured = false;
  let likeness = false;
  for (let next = at + 1; next < Math.min(items.length, at + 7); next += 1) {
    const item = items[next];
    if (!item) break;
    const previous = items[next - 1];
    if (item.kind === 'stop' || item.kind === 'comma') break;
    if (item.kind === 'measure') {
      measured = true;
      continue;
    }
    const fields = item.meanings.map((meaning) => meaning.field);
    const owner = ownerOf(item);
    if (owner === 'pool') return 'pool';
    const compound = items[next + 1];
    if (HOUSE_NOUN.test(item.word)) return LIKENESS.test(compound?.word ?? '') ? 'likeness' : 'house';
    // "courtyard pool", "backyard pool"
    if (owner !== null && ownerOf(compound) === 'pool') return 'pool';
    if (LIKENESS.test(item.word)) {
      likeness = true;
      continue;
    }
    if (fields.includes('style') || fields.includes('size')) continue;
    if (fields.includes('feature') && measured) break;
    if (fields.includes('feature'))
      return likeness
        ? 'likeness'
        : previous && previous !== items[at] && hasStance(previous, 'wish')
          ? 'none'
          : 'feature';
    if (/^(landscap\w*|plant\w*|foliage|garden\w*|tree\w*|palm\w*|greenery|flower\w*)$/.test(item.word))
      return 'green';
    if (fields.includes('deck') || fields.includes('setting') || owner === 'other')
      return likenessFollows(items, next) ? 'likeness' : 'other';
    if (LINK.test(item.word) || item.kind === 'mark') continue;
    break;
  }
  return likeness ? 'likeness' : 'none';
}

// "our house is modern", "the backyard is small"
function subjectBefore(items: Item[], at: number): 'pool' | 'house' | 'other' | null {
  for (let left = at - 1; left >= Math.max(0, at - 7); left -= 1) {
    const item = items[left];
    if (
      !item ||
      item.kind === 'stop' ||
      item.kind === 'comma' ||
      item.kind === 'and' ||
      hasStance(item, 'break')
    )
      return null;
    if (hasStance(item, 'wish') && item.word !== 'should' && item.word !== 'would' && item.word !== 'has')
      return 'pool';
    if (HOUSE_NOUN.test(item.word)) return 'house';
    const owner = ownerOf(item);
    if (owner === 'pool' || owner === 'standin') return 'pool';
    if (owner === 'other') return 'other';
  }
  return null;
}

const predicate = (items: Item[], at: number): boolean => {
  for (let left = at - 1; left >= Math.max(0, at - 4); left -= 1) {
    const item = items[left];
    if (
      /^(is|are|be|being|was|its|looks|feels|look|feel|quite|pretty|very|fairly|kind|of|really|a|bit|rather|so|also|more|stay|keep|make|made|it|as|should|would|s|on|too|super)$/.test(
        item?.word ?? '',
      )
    ) {
      if (/^(is|are|be|its|was|looks|feels|look|feel|keep|make|made|should)$/.test(item?.word ?? ''))
        return true;
    } else return false;
  }
  return false;
};

// "we saw one at a resort" names a place; "like at a resort" names a wish.
function isPlaceSeen(items: Item[], at: number): boolean {
  if (!/^(resort|hotel|waterpark|vegas|beach)/.test(items[at]?.word ?? '') || headOf(items, at) !== 'none')
    return false;
  const [before, article] = [items[at - 2]?.word ?? '', items[at - 1]?.word ?? ''];
  return (
    /^(a|the|our|this|that)$/.test(article) &&
    /^(at|in|to|from|near|by)$/.test(before) &&
    !/^(like|as)$/.test(items[at - 3]?.word ?? '')
  );
}

export function readStyles(items: Item[]): { styles: StyleReading[]; houses: HouseReading[] } {
  const styles: StyleReading[] = [];
  const houses: HouseReading[] = [];
  for (const [at, item] of items.entries()) {
    for (const meaning of item.meanings) {
      if (meaning.field === 'house') houses.push({ house: meaning.value, at });
      if (meaning.field !== 'style') continue;
      const head = headOf(items, at);
      const ofHouse =
        head === 'house' || (head === 'none' && predicate(items, at) && subjectBefore(items, at) === 'house');
      if (ofHouse) {
        if (meaning.value === 'Modern') houses.push({ house: 'modern', at });
        if (meaning.value === 'Mediterranean') houses.push({ house: 'mediterranean', at });
        continue;
      }
      if (isPlaceSeen(items, at)) continue;
      // a measured lane is swum in, any other is a street
      if (item.word === 'lane' && !items.slice(Math.max(0, at - 3), at + 3).some((near) => near.measure))
        continue;
      const shapeWord =
        meaning.value === 'Rectangular' ||
        meaning.value === 'Freeform' ||
        meaning.value === 'Kidney' ||
        meaning.value === 'Lap';
      if (head === 'other' || (head === 'feature' && shapeWord)) continue;
      if (head === 'none' && predicate(items, at) && subjectBefore(items, at) === 'other') continue;
      // "we live in Hawaii" is an address; "like in Hawaii" is a wish, so it counts a little.
      const place = PLACE.test(item.word) && /^(in|from|to|near|at)$/.test(items[at - 1]?.word ?? '');
      // Laps are something one does; "a lap pool" is something one has.
      const strong =
        !/^(laps|long|narrow)$/.test(item.word) && head !== 'feature' && head !== 'green' && !place;
      styles.push({ style: meaning.value, wanted: !isRefused(items, at, 'other'), strong, at });
    }
  }
  return { styles, houses };
}

export function chooseStyle(items: Item[], readings: StyleReading[]): StyleReading | null {
  const refused = new Set(readings.filter((reading) => !reading.wanted).map((reading) => reading.style));
  const wanted = readings.filter((reading) => reading.wanted);
  let pool = wanted.filter((reading) => reading.strong);
  if (pool.length === 0) pool = wanted.filter((reading) => !refused.has(reading.style));
  // After "actually" only what follows counts, if anything does.
  for (let at = items.length - 1; at >= 0; at -= 1) {
    if (!hasStance(items[at], 'correction')) continue;
    const later = pool.filter((reading) => reading.at > at);
    const close = later.some((reading) => reading.at - at <= 6);
    if (later.length > 0 && close && later.length < pool.length) {
      pool = later;
      break;
    }
  }
  let best: StyleReading | null = null;
  for (const reading of pool) {
    if (!best || STYLE_RANK.indexOf(reading.style) < STYLE_RANK.indexOf(best.style)) best = reading;
  }
  return best;
}

export function readSizes(items: Item[]): SizeReading[] {
  const sizes: SizeReading[] = [];
  for (const [at, item] of items.entries()) {
    for (const meaning of item.meanings) {
      if (meaning.field !== 'size') continue;
      const ownPool = /^(plunge|cocktail|dipping|dip|spool|splash|dunk|soaking|olympic)/.test(item.word);
      const next = items[at + 1];
      if (/^(enough|er|than|budget|depth|price|kids|children)$/.test(next?.word ?? '')) continue;
      if (
        /^(larger|bigger|smaller|biggest|largest)$/.test(item.word) &&
        /^(than|part|problem)$/.test(next?.word ?? '')
      )
        continue;
      const head = headOf(items, at);
      const subject = subjectBefore(items, at);
      const about =
        ownPool ||
        head === 'pool' ||
        (head === 'likeness' && subject !== 'other' && subject !== 'house') ||
        (head === 'none' &&
          nothingFollows(items, at) &&
          (subject === 'pool' || (subject === null && leansOnNothing(items, at)))) ||
        (head === 'none' && styleFollows(items, at));
      if (about) sizes.push({ size: meaning.value, wanted: !isRefused(items, at, 'other'), at });
    }
  }
  return sizes;
}

// "a large lagoon", "small modern with a spa"
function styleFollows(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (item?.meanings.some((meaning) => meaning.field === 'style')) return true;
    if (item?.kind !== 'word' && item?.kind !== 'mark' && item?.kind !== 'comma' && item?.kind !== 'measure')
      return false;
    if (item.kind === 'word' && !LINK.test(item.word)) return false;
  }
  return false;
}

// "make it big", "something small and modern": the sentence ends or turns after the word.
function nothingFollows(items: Item[], at: number): boolean {
  const next = items[at + 1];
  if (
    !next ||
    next.kind === 'stop' ||
    next.kind === 'comma' ||
    next.kind === 'and' ||
    next.kind === 'or' ||
    next.kind === 'measure'
  )
    return true;
  return (
    hasStance(next, 'break', 'wish') ||
    /^(for|in|on|about|around|like|at|as|please|pls|that|to|one|lol|though|ok)$/.test(next.word) ||
    next.kind === 'mark'
  );
}

// A list of keywords: "large, lagoon, spa"
function leansOnNothing(items: Item[], at: number): boolean {
  const before = items[at - 1];
  return (
    before === undefined ||
    before.kind === 'stop' ||
    before.kind === 'comma' ||
    /^(size|:|a|very|pretty)$/.test(before.word)
  );
}
