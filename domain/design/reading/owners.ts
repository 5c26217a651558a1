import { hasStance, type Item, ownerOf, REACH } from './items.ts';

// Whose number is it? First the noun it leans on, then the subject before it.

export type Owner = 'pool' | 'other' | 'distance' | 'none';

const WALKED_OVER =
  /^(long|wide|deep|tall|high|in|length|width|depth|size|sized|x|of|a|the|or|so|total|overall|foot|ft|feet|style|shaped|shape|inground|ground|backyard|family|custom|new|beautiful|nice|type|big|max|maximum|ish|across|approximately|plus|by|from)$/;
const AWAY = /^(away|from|off|apart|setback|behind|between|clearance|closer|back)$/;
const SOMEONE_ELSES =
  /^(neighbou?rs?|sisters?|brothers?|parents?|friends?|moms?|dads?|cousins?|their|his|her|old|previous|last|current|existing|public|community|gym|hotels?)$/;

const isFeature = (item: Item) => item.meanings.some((meaning) => meaning.field === 'feature');
// Things a pool is, not things that have a length of their own.
const isProperty = (item: Item) =>
  item.meanings.some(
    (meaning) =>
      meaning.field === 'feature' &&
      ['Heating', 'Solar Heating', 'LED Lighting', 'Saltwater System', 'Infinity Edge'].includes(
        meaning.value,
      ),
  );
const isStyle = (item: Item) =>
  item.meanings.some((meaning) => meaning.field === 'style' || meaning.field === 'size');

function ownerAfter(items: Item[], at: number): Owner {
  let style = false;
  for (let next = at + 1; next < Math.min(items.length, at + 7); next += 1) {
    const item = items[next];
    if (!item) break;
    if (item.kind === 'stop' || item.kind === 'comma' || item.kind === 'and' || item.kind === 'measure')
      break;
    if (next <= at + 2 && AWAY.test(item.word)) return 'distance';
    const owner = ownerOf(item);
    // "10 ft of pool deck" is the deck's
    if (owner === 'pool') return ownerOf(items[next + 1]) === 'other' ? 'other' : 'pool';
    // "30 foot long backyard" is the yard's; "a 30 foot long backyard pool" is not
    if (owner === 'other') {
      const after = items[next + 1];
      if (after && ownerOf(after) === 'pool') continue;
      return 'other';
    }
    if (isStyle(item)) {
      style = true;
      continue;
    }
    if (isFeature(item)) {
      if (isProperty(item)) break;
      return style ? 'pool' : 'other';
    }
    if (item.kind === 'mark') continue;
    // "in the yard" tells where, not whose; "in length" is walked over
    if (item.kind !== 'word' || !WALKED_OVER.test(item.word)) break;
    if (
      item.word === 'in' &&
      !/^(length|width|depth|size|total|diameter|ground)$/.test(items[next + 1]?.word ?? '')
    )
      break;
    if (item.word === 'of' && items[next + 1]?.word === 'the') break;
    if (item.word === 'by' && ownerOf(items[next + 1]) === 'other') return 'distance';
  }
  return style ? 'pool' : 'none';
}

const PREPOSITION =
  /^(in|for|behind|beside|near|at|on|to|from|off|by|around|into|inside|along|across|outside|within|with|of|against|through|facing|under|toward|towards)$/;
const DETERMINER =
  /^(a|an|the|my|our|your|this|that|small|big|large|narrow|back|existing|new|tiny|huge|little|long|their|her|his)$/;
const COPULA =
  /^(is|are|was|measure|measures|measuring|about|around|approximately|approx|roughly|its|which|that|only|like|maybe|of|at|total|s|just|be|dimensions|dimension|size|runs|to|up|a|nearly|almost|width|length|wide|long|usable|probably|some|says|shows|spans|say|being|comes|out)$/;

// "a pool in my backyard, 16 x 32": the yard is only the place, unless the number hangs on it directly.
function onlyThePlace(items: Item[], owner: number, at: number): boolean {
  let left = owner - 1;
  const leans = (item: Item | undefined) =>
    item?.kind === 'word'
      ? !PREPOSITION.test(item.word) && !COPULA.test(item.word)
      : item?.kind === 'phrase' && isStyle(item);
  while (left >= owner - 4 && (DETERMINER.test(items[left]?.word ?? '') || leans(items[left]))) left -= 1;
  if (!PREPOSITION.test(items[left]?.word ?? '')) return false;
  for (let next = owner + 1; next < at; next += 1) {
    const item = items[next];
    if (!item) continue;
    if (item.word === ':') return true;
    const which = item.kind === 'comma' && /^(which|that|its|and)$/.test(items[next + 1]?.word ?? '');
    if (which || item.kind === 'mark' || COPULA.test(item.word) || hasStance(item, 'neutral')) continue;
    return true;
  }
  return /^(for|into)$/.test(items[left]?.word ?? '') && owner + 1 === at;
}

// What "it" stands for: the thing the sentence before was about.
function antecedent(items: Item[], at: number): Owner {
  if (
    /^(make|made|want|like|love|have|keep|get|need|be|see|put|build|wants)$/.test(items[at - 1]?.word ?? '')
  )
    return 'pool';
  for (let left = at - 1; left >= at - REACH; left -= 1) {
    const item = items[left];
    if (!item) break;
    const owner = ownerOf(item);
    if (owner === 'pool') return 'pool';
    if (hasStance(item, 'wish') && /^(want|id|wed|would|need|build|looking|make)$/.test(item.word))
      return 'pool';
    if (owner === 'other' && !onlyThePlace(items, left, left)) return 'other';
  }
  return 'pool';
}

// No spa or shelf is longer; a larger number after one is the pool's again.
const FEATURE_AT_MOST = 13;
const longest = (item: Item | undefined) =>
  Math.max(0, ...(item?.measure?.parts ?? []).map((part) => part.high));

// What stands between a noun and the number after it, counted on the way from the number to the noun.
type Between = { commas: number; lastComma: number; feature: boolean };

function pass(between: Between, item: Item, at: number): void {
  if (item.kind === 'comma') {
    if (between.commas === 0) between.lastComma = at;
    between.commas += 1;
  }
  between.feature ||= isFeature(item);
}

// "a big yard, 60 by 80" holds together; "steps and handrails, warm water, 12x20" does not.
const setApart = ({ commas, lastComma, feature }: Between, owner: number): boolean =>
  commas > 1 || (commas === 1 && (feature || lastComma > owner + 3));

function ownerBefore(items: Item[], at: number): Owner {
  // "The yard? 80 by 50."
  if (items[at - 1]?.word === '?') {
    const asked = ownerOf(items[at - 2]);
    if (asked) return asked === 'other' ? 'other' : 'pool';
  }
  const between: Between = { commas: 0, lastComma: 0, feature: false };
  for (let left = at - 1; left >= at - REACH; left -= 1) {
    const [item, passed] = [items[left], items[left + 1]];
    if (!item || item.kind === 'stop') break;
    if (passed && left + 1 < at) pass(between, passed, left + 1);
    if (item.kind !== 'word' && item.kind !== 'phrase' && item.word !== ':') continue;
    // "she swims, he lounges: 20 by 3" starts afresh; "yard: 60 by 80" does not
    if (item.word === ':' && left < at - 1 && ownerOf(items[left - 1]) === null) break;
    if (item.word === ':' && left === at - 1 && items[left - 2]?.word === 'a') break;
    const owner = ownerOf(item);
    if (owner === 'pool' || owner === 'standin') return 'pool';
    if (/^(it|its|itll)$/.test(item.word)) return antecedent(items, left);
    if (
      hasStance(item, 'wish') &&
      /^(want|wanted|wants|wanna|id|wed|would|need|build|building|looking|make|lets|thinking|prefer|put|give|hoping|go|going|do|keep|ideally)$/.test(
        item.word,
      )
    )
      return 'pool';
    if (/^(be|build|do|fit|put|go|maybe)$/.test(item.word) && item.kind === 'word') return 'pool';
    if (isStyle(item) && !isFeature(item) && ownerOf(items[left + 1]) !== 'other') return 'pool';
    if (owner === 'other') {
      const compound = items[left + 1];
      if ((compound && isFeature(compound)) || onlyThePlace(items, left, at) || setApart(between, left))
        continue;
      return 'other';
    }
    if (
      isFeature(item) &&
      !isProperty(item) &&
      longest(items[at]) <= FEATURE_AT_MOST &&
      left >= at - 4 &&
      !items
        .slice(left + 1, at)
        .some((between) => between.kind === 'comma' || between.kind === 'and' || hasStance(between, 'wish'))
    )
      return 'other';
  }
  return 'none';
}

export const namesThePool = (items: Item[], at: number): boolean => ownerAfter(items, at) === 'pool';

export function ownerOfMeasure(items: Item[], at: number): Owner {
  // "my neighbor's 40 footer"
  if (SOMEONE_ELSES.test(items[at - 1]?.word ?? '')) return 'other';
  const after = ownerAfter(items, at);
  if (after !== 'none') return after;
  return ownerBefore(items, at);
}
