import { DESIGN_LIMITS } from '../design.ts';
import { isElses, isTakenBack } from './depth-owners.ts';
import type { Measure } from './measures.ts';
import { numberAt } from './numbers.ts';
import { matchFrom, pattern } from './pattern.ts';
import { mayBegin } from './row-index.ts';
import { isAround } from './scan.ts';
import * as says from './tables/depths.ts';
import { LONG_LIMB } from './tables/dimensions.ts';
import { FEET_PER_METER, isMeters } from './tables/numbers.ts';
import type { Item, Text } from './text.ts';

// How deep the pool is at its ends: numbers, and the words around them that make them depths.

export type Depth = { field: 'shallow' | 'deep'; feet: number; at: number };
export type Depths = {
  found: Depth[];
  /** The items that are depths: they are no lengths. */
  items: ReadonlySet<number>;
};

export const DEEPEST_FT = DESIGN_LIMITS.deepFt.max;
export const STANDING_FT = 5;
// Less is a shelf, or counts something.
const LEAST_BARE = 2;
const LEAST_DEEP = 3;
// A pool is told in fewer numbers: what comes after them is left unread.
const MOST_MEASURES = 60;
const REACH_LEFT = 14;
// Farther apart two depths are not said in one breath.
const ONE_BREATH = 16;

type Role = says.DepthRole;
type Figure = {
  at: number;
  low: number;
  high: number;
  role: Role | 'range';
  /** Told by a word that stands farther off. */
  far: boolean;
};

const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2;
const endsSentence = (item: Item | undefined) => item?.kind === 'STOP' && /^[.!?;]$/.test(item.word);

/** Where the row ends that holds around the item, within its sentence, or -1; nothing is read that the number before has taken. */
function endOf(text: Text, at: number, row: string, since = 0): number {
  const item = text.items[at];
  if (!item) return -1;
  const parts = pattern(row);
  const asking = { ...text, asked: item };
  if (row.startsWith('#')) return matchFrom(asking, item.from, parts);
  let first = at;
  while (first > 0 && first > at - REACH_LEFT && !endsSentence(text.items[first - 1])) first -= 1;
  const from = Math.max(since, text.items[first]?.from ?? item.from);
  const begins = mayBegin(parts);
  for (let start = item.from - 1; start >= from; start -= 1) {
    const token = text.tokens[start];
    const end = token && begins(token) ? matchFrom(asking, start, parts) : -1;
    if (end !== -1) return end;
  }
  return -1;
}
const holds = (text: Text, at: number, row: string, since?: number) => endOf(text, at, row, since) !== -1;

// Asked for every number of a text, answered once.
const metric = new WeakMap<Text['tokens'], boolean>();
export function isMetric({ tokens }: Text): boolean {
  const known = metric.get(tokens);
  if (known !== undefined) return known;
  const said =
    tokens.some(({ word }, at) => isMeters(word) && (word.length > 1 || tokens[at - 1]?.kind === 'number')) &&
    !tokens.some(({ word }) => /^(ft|feet|foot|pies)$/.test(word));
  metric.set(tokens, said);
  return said;
}

/** The number as a depth in feet, if it can be one. */
function feetOf(text: Text, measure: Measure): { low: number; high: number } | null {
  const [part] = measure.parts;
  if (!part || measure.parts.length > 1 || !/^(length|bare)$/.test(measure.kind)) return null;
  if (part.label && part.label !== 'depth') return null;
  // "20 m by 8 m, deep 1.2 to 1.6": too little for feet, and meters were said
  const meters = !measure.unit && part.high <= 3 && part.high % 1 !== 0 && isMetric(text);
  const [low, high] = meters
    ? [part.low * FEET_PER_METER, part.high * FEET_PER_METER]
    : [part.low, part.high];
  return high <= DEEPEST_FT && high > 0 ? { low, high } : null;
}

const isAged = ({ items }: Text, at: number) =>
  items
    .slice(Math.max(0, at - 5), at)
    .some(({ is, kind }) => kind !== 'STOP' && (is.has('YOUNG') || is.has('AGED') || is.has('GROWN')));

type Told = { role: Figure['role']; far: boolean; feet?: number; to: number };

/** The first row that holds, and where it ends. */
function firstOf(
  text: Text,
  at: number,
  rows: readonly says.Row[],
  since: number,
  bare = false,
): Told | null {
  for (const [row, role, needsUnit] of rows) {
    const to = needsUnit && bare ? -1 : endOf(text, at, row, since);
    if (to !== -1) return { role, far: false, to };
  }
  return null;
}

// "5 or 6 feet deep" is one depth, about
const isEither = ({ tokens, items }: Text, at: number) =>
  tokens.slice(items[at]?.from, items[at]?.to).some(({ word }) => word === 'or');

function roleOfRange(
  text: Text,
  at: number,
  measure: Measure,
  low: number,
  high: number,
  since: number,
): Told | null {
  const range: Told = { role: 'range', far: false, to: text.items[at]?.to ?? 0 };
  const labelled = measure.parts[0]?.label === 'depth';
  const named = high < low * 1.7 ? firstOf(text, at, says.NAMED_ROWS, since) : null;
  // "the deep end goes from 8 to 5 and a half"
  if (named)
    return firstSaid(text, at) > low + 0.1 && measure.parts[0]?.low === low ? { ...named, feet: low } : named;
  if (labelled || (measure.unit && low <= 6)) return range;
  if (low > 6 || isAged(text, at)) return null;
  const wide = high - low >= 2 && text.items[at + 1]?.is.has('FEATURE') === true;
  // "Fence: yes. 3.5 to 6."
  const alone =
    high - low >= 1 &&
    low >= LEAST_DEEP &&
    [-1, 1].every((away) => !text.items[at + away] || endsSentence(text.items[at + away]));
  return wide || alone || holds(text, at, says.DEPTH_RANGE) || holds(text, at, says.AFTER_BARE)
    ? range
    : null;
}

/** What the words around a number make of it. */
function roleOf(
  text: Text,
  at: number,
  measure: Measure,
  low: number,
  high: number,
  since: number,
): Told | null {
  const labelled = measure.parts[0]?.label === 'depth';
  const bare = !measure.unit && !labelled;
  if (bare && high < LEAST_BARE) return null;
  if (bare && holds(text, at, says.COUNTED)) return null;
  if (high > low && !isEither(text, at)) return roleOfRange(text, at, measure, low, high, since);
  if (bare && !holds(text, at, says.AFTER_BARE) && !holds(text, at, says.END_AFTER))
    return firstOf(text, at, says.TIGHT_ROWS, since);
  const near = firstOf(text, at, says.DEPTH_ROWS, since, bare);
  // "from four fire bowls down to two"
  if (near) return bare && high < LEAST_DEEP && /^(deep|most|ends|place)$/.test(near.role) ? null : near;
  const to = text.items[at]?.to ?? 0;
  if (labelled) return { role: holds(text, at, says.DEEPEST) ? 'most' : 'one', far: false, to };
  const far =
    (bare && isAged(text, at)) || high < LEAST_BARE ? null : firstOf(text, at, says.FAR_ROWS, since);
  return far && { ...far, far: true };
}

function firstSaid({ tokens, items }: Text, at: number): number {
  return numberAt(tokens, items[at]?.from ?? 0)?.value ?? 0;
}

export function readDepths(text: Text, isCorrection: (at: number) => boolean): Depths {
  const found = new Map<Depth['field'], Depth & { far: boolean }>();
  const items = new Set<number>();
  const set = (field: Depth['field'], feet: number, { at, far }: { at: number; far: boolean }) => {
    const known = found.get(field);
    if (known && far && !known.far && !isCorrection(at)) return;
    found.set(field, { field, feet, at, far });
  };
  const pair = (a: number, b: number, of: { at: number; far: boolean }) => {
    set('shallow', Math.min(a, b), of);
    set('deep', Math.max(a, b), of);
  };
  const apply = (figure: Figure) => {
    const { role, low, high } = figure;
    const feet = middle(figure);
    if (role === 'range') pair(low, high, figure);
    else if (role === 'even' || role === 'ends') pair(feet, feet, figure);
    else if (role === 'shallow') set('shallow', feet, figure);
    else if (role === 'deep' || role === 'most') set('deep', feet, figure);
    // One depth, deep enough only to stand in, is the depth everywhere.
    else if (role === 'one') feet > STANDING_FT ? set('deep', feet, figure) : pair(feet, feet, figure);
    else set(feet > STANDING_FT ? 'deep' : 'shallow', feet, figure);
  };
  let last: Figure | null = null;
  let before = -1;
  let since = 0;
  let read = 0;
  for (const [at, { measure }] of text.items.entries()) {
    if (!measure) continue;
    read += 1;
    if (read > MOST_MEASURES) break;
    const feet = feetOf(text, measure);
    const previous = before;
    // "4 feet at one end and 6 at the other"
    if (measure.unit || (measure.parts[0]?.high ?? 0) >= LEAST_BARE) before = at;
    if (!feet) continue;
    const near: Figure | null = last && last.at === previous && at - last.at <= ONE_BREATH ? last : null;
    const said = roleOf(text, at, measure, feet.low, feet.high, since);
    // "three feet at the steps and six in the lane": the second needs no name
    const beside = near !== null && !said && feet.low === feet.high && joins(text, near.at, at);
    const mends = near !== null && !said && isCorrection(at) && holds(text, at, says.AFTER_BARE);
    // "ten meters on the long side, six on the other"
    const isSide =
      said?.role === 'place' && near === null && LONG_LIMB.some((row) => isAround(text, previous, row));
    const capped =
      near !== null && !said && holds(text, at, says.AT_MOST) && holds(text, at, says.AFTER_BARE);
    const role = isSide
      ? null
      : (said?.role ?? (capped ? 'most' : beside ? 'place' : mends ? near.role : null));
    if (
      role === null ||
      isElses(text, at, feet.high - feet.low >= 2) ||
      (role !== 'most' && isTakenBack(text, at))
    )
      continue;
    const figure: Figure = {
      at,
      ...(said?.feet ? { low: said.feet, high: said.feet } : feet),
      role,
      far: said?.far ?? false,
    };
    items.add(at);
    since = said?.to ?? since;
    const apart =
      near !== null && middle(near) !== middle(figure) && near.role !== 'range' && !isCorrection(at);
    // "4 feet at the turns and 6 in the middle": the first needs no name either
    const earlier = near === null && role === 'place' ? besideBefore(text, previous, at) : null;
    if (earlier) pair(earlier.low, middle(figure), figure);
    else if (role === 'place' && apart) pair(middle(near), middle(figure), figure);
    else if (
      near !== null &&
      /^(place|ends)$/.test(near.role) &&
      apart &&
      role !== 'range' &&
      role !== 'even'
    )
      pair(middle(near), middle(figure), figure);
    else apply(figure);
    last = figure;
  }
  const deep = found.get('deep');
  if (deep && !found.has('shallow') && startsAtNothing(text, deep.at)) set('shallow', 0, deep);
  return { found: [...found.values()].map(({ field, feet, at }) => ({ field, feet, at })), items };
}

// "starts at nothing and goes to five feet", "zero entry, then out to five"
const startsAtNothing = (text: Text, at: number) => says.FROM_NOTHING.some((row) => holds(text, at, row));

function besideBefore(text: Text, previous: number, at: number): { low: number; high: number } | null {
  const measure = text.items[previous]?.measure;
  const feet = measure?.unit ? feetOf(text, measure) : null;
  return feet &&
    at - previous <= ONE_BREATH &&
    holds(text, previous, says.IN_PLACE) &&
    joins(text, previous, at)
    ? feet
    : null;
}

function joins(text: Text, from: number, at: number): boolean {
  const between = text.items.slice(from + 1, at);
  const one =
    between.every(({ kind }) => kind !== 'STOP') &&
    between.some(({ kind, word }) => kind === 'AND' || kind === 'COMMA' || /^(to|then|with)$/.test(word));
  return one && holds(text, at, says.IN_PLACE);
}
