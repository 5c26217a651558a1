import { COUNTED, mostOf } from '../counts.ts';
import type { Feature } from '../features.ts';
import type { FeatureReading } from './features.ts';
import { matchFrom, type Pattern, pattern, rows } from './pattern.ts';
import { around, isAround } from './scan.ts';
import * as says from './tables/counts.ts';
import type { Item, Text } from './text.ts';

// How many of a thing: "two scuppers", "bubblers (4)", "a pair of fire bowls", "one on each side". A size is no count.

export type CountReading = { feature: Feature; count: number; at: number; to: number };
type Figure = { count: number; at: number };

const THOSE = pattern(says.THOSE);
const BOTH = pattern(says.BOTH);
const [EACH_OF_TWO, FOUR, ANOTHER] = [
  says.EACH_OF_TWO.map(pattern),
  says.FOUR.map(pattern),
  pattern(says.ANOTHER),
];
const OF_THE_LAST = says.OF_THE_LAST.map((row): [string, true] => [row, true]);
const isCounted = (feature: string) => COUNTED.some((counted) => counted === feature);
const MOST = 100;
// As far as a thing's number, or what stands for the thing, may be from its name.
const NEAR = 4;
const BACK = 25;
const PLACE = 7;
const CHANGES = 9;
// A larger number alone is a length.
const FEW = 12;
const ORDINALS = /^(another|second|third|fourth)$/;
const CHANGED_TO = /^(to|now|then|so|>|→)$/;
const ENOUGH = rows(says.ENOUGH).map(pattern);

/** A whole number of nothing in particular. */
function wholeIn(item: Item | undefined): number | null {
  const part =
    item?.measure?.kind === 'bare' && item.measure.parts.length === 1 ? item.measure.parts[0] : null;
  if (!part || part.low !== part.high || part.label !== null || item?.measure?.unit) return null;
  return Number.isInteger(part.low) && part.low >= 1 && part.low <= MOST ? part.low : null;
}

const isOneLong = ({ measure }: Item) =>
  measure?.unit === false &&
  measure.parts.length === 1 &&
  measure.parts[0]?.high === 1 &&
  measure.parts[0].label !== null;

function namedIn(text: Text, at: number): number | null {
  const word = text.items[at]?.word ?? '';
  const count = says.NAMED_NUMBERS.get(word) ?? null;
  const half = [1, 2].some((away) => text.items[at - away]?.word === 'half');
  return word === 'dozen' && half ? 6 : count;
}

const isPlural = ({ tokens }: Text, item: Item | undefined) =>
  tokens.slice(item?.from, item?.to).some(({ word }) => /[^s]s$/.test(word));

// "the kids are 5 and 8 waterfall lights"
const isAge = ({ items }: Text, at: number) =>
  items.slice(Math.max(0, at - 6), at).some(({ is }) => is.has('YOUNG') || is.has('AGED') || is.has('GROWN'));

/** "(4) scuppers, (5) lights" is a list; "(4) scuppers" alone, or after "(3) bubblers", counts them */
const isNumbered = ({ items }: Text, count: number, before: number) =>
  items.some(
    (item, at) =>
      at < before &&
      wholeIn(item) === count - 1 &&
      items[at - 1]?.word === '(' &&
      items[at + 1]?.word === ')' &&
      !items[at + 2]?.meanings.some(({ value }) => isCounted(value)),
  );

/** "four small bubblers", "a pair of fire bowls" */
function figureBefore(text: Text, at: number): Figure | null {
  let joined = false;
  for (let left = at - 1; left >= at - NEAR; left -= 1) {
    const item = text.items[left];
    if (!item) return null;
    const name = namedIn(text, left);
    if (name !== null) return { count: name, at: left };
    // "eight (8) lights"
    const repeated =
      item.word === ')' && text.items[left - 2]?.word === '(' ? wholeIn(text.items[left - 1]) : null;
    if (repeated !== null && repeated === wholeIn(text.items[left - 3]))
      return { count: repeated, at: left - 1 };
    // "(4) deck jets"; in "lights (8) deck jets" it tells the lights
    if (
      repeated !== null &&
      left === at - 1 &&
      !text.items[left - 3]?.is.has('FEATURE') &&
      !isNumbered(text, repeated, left)
    )
      return { count: repeated, at: left - 1 };
    // "8 nos. lights"
    if (item.word === '.' && /^(nos|pcs|qty)$/.test(text.items[left - 1]?.word ?? '')) continue;
    // "one long water wall"
    if (left === at - 1 && isOneLong(item)) return { count: 1, at: left };
    if (joined) return null;
    const count = wholeIn(item);
    if (count !== null) {
      const counts = count === 1 || isPlural(text, text.items[at]) || !isAge(text, left);
      return counts && !says.ORDERS.test(text.items[left - 1]?.word ?? '') ? { count, at: left } : null;
    }
    // "four of those arcs"; "one of those" counts nothing
    if (/^(those|these|the)$/.test(item.word) && text.items[left - 1]?.word === 'of') {
      const several = wholeIn(text.items[left - 2]) ?? namedIn(text, left - 2);
      return several !== null && several > 1 ? { count: several, at: left - 2 } : null;
    }
    if (/^(of|de)$/.test(item.word)) joined = true;
    else if (
      item.kind === 'WORD' ? says.COUNTS_ELSE.has(item.word) : item.kind !== 'PHRASE' && item.word !== '-'
    )
      return null;
    else if (
      item.kind === 'PHRASE' &&
      !['STYLE', 'SIZE', 'OTHER', 'DECK', 'FINISH', 'HOUR'].some((kind) => item.is.has(kind))
    )
      return null;
  }
  return null;
}

const isEnd = (item: Item | undefined) => !item || item.kind === 'STOP' || item.kind === 'COMMA';
const ends = (item: Item | undefined) =>
  !item || ['STOP', 'COMMA', 'AND', 'BREAK', 'WISH'].some((kind) => item.is.has(kind));

/** What stands between a thing and its number may tell its place: "on the ledge:", "in the wall,". */
function pastPlace({ items }: Text, to: number): number {
  if (!says.PLACES.test(items[to + 1]?.word ?? '')) return to;
  for (let next = to + 2; next <= to + PLACE; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'STOP' || item.kind === 'AND' || item.measure) return to;
    if (item.kind === 'COMMA' || item.word === ':') return next - 1;
    // "on the shelf so three of those"
    if (items[next + 1]?.measure || items[next + 1]?.word === 'so') return next;
  }
  return to;
}

/** "bubblers (4)", "jets, six of them", "lights x4", "fire bowls, four", "jets, a pair" */
function figureAfter(text: Text, reading: FeatureReading): Figure | null {
  const to = pastPlace(text, reading.to);
  const placed = to !== reading.to;
  let [apart, marked, stopped] = [false, false, false];
  for (let next = to + 1; next <= to + NEAR + 2; next += 1) {
    const item = text.items[next];
    if (!item) return null;
    const count = wholeIn(item);
    const after = text.items[next + 1];
    if (count !== null) {
      if (matchFrom(text, item.to, THOSE) !== -1) return count > 1 ? { count, at: next } : null;
      // "lights 4."
      if (next === reading.to + 1 && count <= FEW && isPlural(text, text.items[reading.to]) && isEnd(after))
        return { count, at: next };
      if (apart && ENOUGH.some((row) => matchFrom(text, item.to, row) !== -1)) return { count, at: next };
      const told = marked || says.PIECES.test(after?.word ?? '') || (apart && ends(after));
      return told && !stopped && !(placed && isAge(text, next)) ? { count, at: next } : null;
    }
    const name = apart || marked ? namedIn(text, next) : null;
    if (name !== null && ends(after) && !stopped) return { count: name, at: next };
    if (item.word === '(' || says.MARKS_FIGURE.test(item.word)) marked = true;
    else if (item.kind === 'COMMA') apart = true;
    else if (item.word === '?') marked = true;
    else if (item.kind === 'STOP') stopped = true;
    else if (item.word === 'so') apart = true;
    else if (item.word !== 'a' && !says.BEFORE_FIGURE.test(item.word) && item.word !== '-') return null;
  }
  return null;
}

/** "bubblers from 2 to 3", "scuppers (was five, then none, now two)": the last one said counts. */
function changedAfter(text: Text, { to }: FeatureReading): Figure | null {
  const from = /^[(:]$/.test(text.items[to + 1]?.word ?? '') ? to + 2 : to + 1;
  if (!/^(from|was|were)$/.test(text.items[from]?.word ?? '') && !text.items[from]?.measure) return null;
  let last: Figure | null = null;
  for (let next = from; next <= from + CHANGES; next += 1) {
    const item = text.items[next];
    if (!item || (item.kind === 'STOP' && item.word !== '>') || item.is.has('FEATURE')) break;
    const [part] = item.measure?.kind === 'bare' ? item.measure.parts : [];
    const count = wholeIn(item) ?? (part && Number.isInteger(part.high) ? part.high : null);
    const ranged = part !== undefined && part.low < part.high;
    if (count !== null && (ranged || CHANGED_TO.test(text.items[next - 1]?.word ?? '')))
      last = { count, at: next };
  }
  return last;
}

const follows = (text: Text, at: number, rows: readonly Pattern[]) => {
  const from = text.items[at]?.to ?? 0;
  return rows.some((row) => matchFrom(text, from, row) !== -1);
};

/** "and another at the deep end" */
function hasAnother(text: Text, { to }: FeatureReading): boolean {
  for (let next = to + 1; next <= to + 14; next += 1) {
    const item = text.items[next];
    if (!item || item.kind === 'STOP' || item.is.has('FEATURE')) return false;
    const more = item.word === 'one' && text.items[next + 1]?.word === 'more';
    if (more || ORDINALS.test(item.word)) return matchFrom(text, item.from, ANOTHER) !== -1;
  }
  return false;
}

/** "so 4 total", "that makes four", within the same sentence */
function totalAfter(text: Text, { to }: FeatureReading): Figure | null {
  for (let next = to + 1; next <= to + 12; next += 1) {
    const item = text.items[next];
    if (!item || (item.kind === 'STOP' && item.word !== '(')) return null;
    if (item.meanings.some(({ field, value }) => field === 'feature' && isCounted(value))) return null;
    const count = wholeIn(item);
    if (count === null) continue;
    const totals = /^(total|altogether)$/.test(text.items[next + 1]?.word ?? '');
    if (totals || (count > 1 && count <= FEW && isAround(text, next, says.IN_ALL)))
      return { count, at: next };
  }
  return null;
}

/** "a second waterfall" */
const ordinalBefore = ({ items }: Text, { at }: FeatureReading): number | null =>
  says.ORDINAL_NUMBERS.get(items[at - 1]?.word ?? '') ?? null;

/** "laminars shooting across, three on each side" */
function asideOf(text: Text, to: number): Figure | null {
  for (let next = to + 1; next <= to + PLACE; next += 1) {
    const item = text.items[next];
    if (!item || item.kind === 'STOP' || item.is.has('FEATURE')) return null;
    const count = wholeIn(item);
    if (count !== null) return follows(text, next, EACH_OF_TWO) ? { count: count * 2, at: next } : null;
  }
  return null;
}

function countOf(text: Text, reading: FeatureReading): (Figure & { to: number }) | null {
  const at = reading.to;
  const total = totalAfter(text, reading);
  if (total) return { ...total, to: total.at };
  const changed = changedAfter(text, reading);
  if (changed) return { ...changed, to: changed.at };
  const before = figureBefore(text, reading.at) ?? figureBefore(text, reading.to);
  const after = before ? null : figureAfter(text, reading);
  const figure = before ?? after;
  if (figure) {
    const each = follows(text, before ? at : figure.at, EACH_OF_TWO);
    const another = hasAnother(text, reading);
    return { ...figure, count: figure.count * (each ? 2 : 1) + (another ? 1 : 0), to: figure.at };
  }
  const aside = asideOf(text, at);
  if (aside) return { ...aside, to: aside.at };
  const ordinal = ordinalBefore(text, reading);
  if (ordinal !== null) return { count: ordinal, at: reading.at, to: at };
  if (isAround(text, reading.at, says.BOTH_BEFORE)) return { count: 2, at: reading.at, to: at };
  if (isAround(text, reading.at, says.JUST_ONE)) return { count: 1, at: reading.at, to: at };
  const placed = follows(text, at, FOUR)
    ? 4
    : follows(text, at, [BOTH, ...EACH_OF_TWO])
      ? 2
      : hasAnother(text, reading)
        ? 2
        : 0;
  return placed > 0 ? { count: placed, at: reading.at, to: at } : null;
}

// "and lit up purple": no thing of which there could be six
const isNoThing = ({ items }: Text, { at }: FeatureReading) =>
  /^(lit|glow|glowing|light|illuminated|illumination|led)$/.test(items[at]?.word ?? '');

/** What "six of those", or a corrected number, is about: the thing named last, if it is counted. */
function spokenOf(text: Text, readings: readonly FeatureReading[], at: number): FeatureReading | null {
  const reading = readings.findLast(({ to }) => to < at);
  const about =
    reading && isNoThing(text, reading) ? readings.findLast(({ to }) => to < reading.at) : reading;
  if (!about || !COUNTED.includes(about.feature) || !about.wanted || about.at < at - BACK) return null;
  // "... for the grandbabies, we got seven of them"
  const people = text.items.slice(about.to, at).some(({ is }) => is.has('YOUNG'));
  return people ? null : about;
}

export function readCounts(text: Text, readings: readonly FeatureReading[]): CountReading[] {
  const counted = readings.filter(({ feature, wanted }) => wanted && COUNTED.includes(feature));
  const found: CountReading[] = [];
  if (counted.length === 0) return found;
  for (const reading of counted) {
    const figure = countOf(text, reading);
    if (figure) found.push({ feature: reading.feature, ...figure });
  }
  const taken = new Set(found.map(({ at }) => at));
  for (const [at, item] of text.items.entries()) {
    const count = taken.has(at) ? null : wholeIn(item);
    if (count === null) continue;
    const reading = spokenOf(text, readings, at);
    if (!reading) continue;
    const known = found.findLast(({ feature, at: other }) => feature === reading.feature && other < at);
    const those = !known && count > 1 && matchFrom(text, item.to, THOSE) !== -1;
    const ofTheLast = count <= FEW && !isAge(text, at) && isOfTheLast(text, at);
    const corrected =
      known !== undefined &&
      lastFigure(text, at) === known.at &&
      around(text, at, [[says.CORRECTED, true]], 8, /^(STOP|MEASURE)$/) === true;
    if (those || corrected || ofTheLast) found.push({ feature: reading.feature, count, at, to: at });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map((reading) => ({ ...reading, count: Math.min(reading.count, mostOf(reading.feature)) }));
}

/** "he has two, I want four", "Two is enough for me" */
const isOfTheLast = (text: Text, at: number) =>
  around(text, at, OF_THE_LAST, 6) === true || (isEnd(text.items[at - 1]) && follows(text, at, ENOUGH));

/** The number said last before this one. */
function lastFigure({ items }: Text, at: number): number {
  for (let left = at - 1; left >= 0 && left >= at - BACK; left -= 1) if (items[left]?.measure) return left;
  return -1;
}
