import type { Measure, Part } from './measures.ts';
import type { Owner } from './owners.ts';
import { matchFrom, pattern } from './pattern.ts';
import { around, isAround } from './scan.ts';
import * as says from './tables/dimensions.ts';
import { FEET_PER } from './tables/numbers.ts';
import type { Text } from './text.ts';

// Which end of the pool a depth is told of.

export const DEEPEST_FT = 14;
export const STANDING_FT = 5;
// Less is a shelf, or the water over a ledge.
const LEAST_FT = 2;

export const FEET_PER_METER = FEET_PER.get('m') ?? 1;

// `whole`: both ends at once, which outweighs what was said before
type Depth = { shallow: number | null; deep: number | null; whole: boolean };

const middle = (part: Part) => (part.low + part.high) / 2;

// "3 and a half to 6", with nothing it counts: only depths come in such numbers
function standsAlone({ items }: Text, at: number, part: Part): boolean {
  const next = items[at + 1];
  const aged = items
    .slice(Math.max(0, at - 5), at)
    .some(({ is }) => is.has('YOUNG') || is.has('AGED') || is.has('GROWN'));
  return part.low >= 2 && part.low <= 6 && !aged && (!next || next.kind === 'STOP' || next.kind === 'COMMA');
}

function isRange(text: Text, at: number, { unit, parts: [part] }: Measure): boolean {
  if (!part || part.high <= part.low) return false;
  return (
    part.label === 'depth' || unit || isAround(text, at, says.DEPTH_RANGE) || standsAlone(text, at, part)
  );
}

// "the spa 3 feet deep", "a 4 foot deep cold plunge": said of the thing itself
function isOfSomethingElse({ items }: Text, at: number): boolean {
  for (const near of [at - 1, at - 2, at - 3, at + 1]) {
    const item = items[near];
    if (!item || /^(STOP|COMMA|AND)$/.test(item.kind) || item.is.has('BREAK')) {
      if (near < at) continue;
      return false;
    }
    if (item.is.has('POOL')) return false;
    if (item.is.has('FEATURE') && !item.is.has('SIZELESS') && !/^(diving|board)$/.test(item.word))
      return true;
  }
  return false;
}

// "20 m by 8 m, deep 1,20 to 1,60": too little for feet, and meters were said
const METERS_AT_MOST = 3;
// Asked for every number of a text, answered once.
const metric = new WeakMap<Text['tokens'], boolean>();
export function isMetric({ tokens }: Text): boolean {
  const known = metric.get(tokens);
  if (known !== undefined) return known;
  const said =
    tokens.some(({ word }, at) => METER.test(word) && (word.length > 1 || tokens[at - 1]?.kind === 'number')) &&
    !tokens.some(({ word }) => /^(ft|feet|foot|pies)$/.test(word));
  metric.set(tokens, said);
  return said;
}
const METER = /^(m|meters?|metres?|metros?)$/;

function inFeet(text: Text, measure: Measure): Part | undefined {
  const [part] = measure.parts;
  if (!part || measure.unit || part.low >= LEAST_FT || part.high > METERS_AT_MOST) return part;
  return isMetric(text)
    ? { ...part, low: part.low * FEET_PER_METER, high: part.high * FEET_PER_METER }
    : part;
}

const overComma = ({ high }: Part) => says.DEPTH_ROWS_OVER_COMMA.filter(([, , atMost]) => high <= atMost);

/** The depth a number tells, or null when it tells none. */
export function depthOf(text: Text, at: number, measure: Measure, owner: Owner): Depth | null {
  const part = inFeet(text, measure);
  if (!part || part.high > DEEPEST_FT || part.label === 'length' || part.label === 'width') return null;
  const depth = part.label === 'depth';
  const rows = says.DEPTH_ROWS.filter(([, , atMost]) => part.high <= atMost);
  const told =
    around(text, at, rows) ??
    (measure.unit ? around(text, at, overComma(part), 12, /^(STOP|MEASURE)$/) : null);
  if (!measure.unit && part.low < LEAST_FT) return null;
  const others = owner === 'other' || owner === 'distance';
  const range = isRange(text, at, measure);
  // "board 3ft-9ft": no feature comes in such a range
  const free = range && measure.unit && part.low <= 6 && text.items[at - 1]?.is.has('FEATURE');
  if (others && told === null && !depth && !free) return null;
  if (range) return { shallow: part.low, deep: part.high, whole: true };
  const end = told ?? (depth ? 'one' : null);
  if (end === null || (others && isOfSomethingElse(text, at))) return null;
  if (end === 'shallow') return { shallow: middle(part), deep: null, whole: false };
  if (end === 'deep') return { shallow: null, deep: middle(part), whole: false };
  if (end === 'both') return { shallow: part.low, deep: part.high, whole: true };
  // One depth, deep enough only to stand in, is the depth everywhere.
  const deepest = part.high > STANDING_FT || isAround(text, at, says.DEEPEST);
  return { shallow: deepest ? null : part.low, deep: deepest ? middle(part) : part.high, whole: false };
}

const BETWEEN_ENDS = [pattern(says.BETWEEN_ENDS), pattern(says.BETWEEN_PLACES)];

/** Both ends told one after the other: "4 feet at one end and 6 at the other". */
export function readEnds(text: Text, at: number): { shallow: number; deep: number; to: number } | null {
  const { items } = text;
  const first = items[at];
  const isDepth = (part: Part | undefined) => part && part.high <= DEEPEST_FT && part.low >= LEAST_FT;
  if (first?.measure?.parts.length !== 1 || !isDepth(first.measure.parts[0])) return null;
  const end = BETWEEN_ENDS.map((row) => matchFrom(text, first.to, row)).find((found) => found !== -1);
  if (end === undefined) return null;
  const to = items.findIndex(({ from }) => from === end);
  const second = items[to]?.measure;
  const [a, b] = [first.measure.parts[0], second?.parts[0]];
  if (!a || !b || !second || second.parts.length !== 1 || !isDepth(b)) return null;
  return { shallow: Math.min(middle(a), middle(b)), deep: Math.max(middle(a), middle(b)), to };
}
