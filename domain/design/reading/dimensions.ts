import { isPassedOver } from './choices.ts';
import { DEEPEST_FT, isMetric, readDepths, STANDING_FT } from './depths.ts';
import type { Measure, Part } from './measures.ts';
import { isBesideFeature, namesThePool, ownerOfMeasure } from './owners.ts';
import { readRelatives } from './relative.ts';
import { around, isAround, ON, scan } from './scan.ts';
import * as says from './tables/dimensions.ts';
import { FEET_PER_METER } from './tables/numbers.ts';
import { REACH, type Text } from './text.ts';

// The pool's own length, width and depths out of all the numbers in a text.

export type Dimension = { field: 'length' | 'width' | 'shallow' | 'deep'; feet: number; at: number };
export type Dimensions = {
  found: Dimension[];
  budget: { dollars: number; at: number } | null;
  areaSqFt: number | null;
  gallons: number | null;
};

// Nobody tells a pool in more numbers: what comes after them is left unread.
const MOST_MEASURES = 50;

const middle = (part: Part) => (part.low + part.high) / 2;
const isAnyAround = (text: Text, at: number, rows: readonly string[], reach?: number) =>
  rows.some((row) => isAround(text, at, row, reach));

// "we prefer 16x32", "40 ft, no, 36"
const correctedBefore = scan<boolean>('left', 4, false, [
  ['CORRECTION|prefer|prefers', true],
  ['NEUTRAL', ON],
  ['no', true],
  ['MEASURE|OTHER', false],
]);
const isCorrected = (text: Text, at: number) =>
  correctedBefore(text, at) ||
  isAnyAround(text, at, says.PREFERRED) ||
  around(text, at, [[says.CHANGED, true]], 6, /^(STOP|COMMA)$/) === true;
// "earlier I said 16x36": holds only while nothing else is said
const isFormer = (text: Text, at: number) => isAround(text, at, says.FORMER);

const isWished = (text: Text, at: number) => isAround(text, at, says.WISHED);

// A correction beats what stood, a later pair an earlier one; "a 16x36 pool" beats a number that nothing claimed; what
// was once thought beats nothing.
function outweighs(text: Text, at: number, known: number): boolean {
  if (isFormer(text, at)) return false;
  if (isFormer(text, known) || isCorrected(text, at) || isCorrectedSince(text, known, at)) return true;
  if (isWholePool(text, at) && !isBesideFeature(text, at) && !isAround(text, at, 'or a|an|maybe|even* #'))
    return true;
  if (isLabelled(text, at) && !isLabelled(text, known) && !namesThePool(text, known)) return true;
  return namesThePool(text, at) && !namesThePool(text, known) && ownerOfMeasure(text, known) === 'none';
}

// "45 long" against a mere "10 foot"
const isLabelled = (text: Text, at: number) => {
  const parts = text.items[at]?.measure?.parts ?? [];
  return parts.length > 1 || parts[0]?.label === 'length' || isAnyAround(text, at, says.LONG_LIMB);
};

// A pair that no shelf or spa would have.
function isWholePool(text: Text, at: number): boolean {
  const parts = text.items[at]?.measure?.parts ?? [];
  return parts.length > 1 && parts.some((part) => part.high > 10);
}

// "16 by 30, no wait, my wife is shaking her head, 36": nothing else is named since the correction
function isCorrectedSince({ items }: Text, known: number, at: number): boolean {
  for (let left = at - 1; left > known && left > at - REACH; left -= 1) {
    const item = items[left];
    if (item?.is.has('CORRECTION') || item?.is.has('TAKEBACK')) return true;
    if (!item || item.measure || item.is.has('FEATURE') || item.is.has('OTHER')) return false;
  }
  return false;
}

function budgetOf(text: Text, at: number, { kind, parts: [part] }: Measure): number | null {
  if (!part || isAround(text, at, says.PAID)) return null;
  const dollars = part.high < 1000 ? part.high * 1000 : part.high;
  if (kind === 'money') return dollars;
  if (kind !== 'bare') return null;
  const said = isAround(text, at, says.BUDGET);
  if (part.low < 5000) return said && part.low >= 15 ? dollars : null;
  const likely = said || isAround(text, at, says.LARGE_BUDGET);
  return likely && !isAround(text, at, says.NO_BUDGET) ? dollars : null;
}

/** Length and width out of "16 x 32", and the depth of "16 x 32 x 6". */
function readPair({ parts }: Measure, set: (field: Dimension['field'], feet: number) => void): void {
  const depth = parts.find((part) => part.label === 'depth') ?? parts[2];
  const [a, b] = parts.filter((part) => part !== depth);
  if (depth && depth.high <= DEEPEST_FT) {
    if (depth.high > depth.low || depth.high <= STANDING_FT) set('shallow', depth.low);
    set('deep', depth.high);
  }
  if (a && !b) set('length', middle(a));
  // Two numbers both shallow enough to stand in are a pair of depths, not a pool.
  if (!a || !b || (middle(a) < 6 && middle(b) < 6)) return;
  const inOrder =
    a.label === 'length' ||
    b.label === 'width' ||
    (a.label !== 'width' && b.label !== 'length' && middle(a) >= middle(b));
  set('length', middle(inOrder ? a : b));
  set('width', middle(inOrder ? b : a));
}

export function readDimensions(text: Text): Dimensions {
  const found: Dimension[] = [];
  const result: Dimensions = { found, budget: null, areaSqFt: null, gallons: null };
  const set = (field: Dimension['field'], feet: number, at: number) => {
    const known = found.findIndex((dimension) => dimension.field === field);
    if (known === -1) found.push({ field, feet, at });
    else if (isWished(text, at)) {
      // neither side of what was no pool's stays
      const former = found[known]?.at;
      found.splice(0, found.length, ...found.filter((other) => other.at !== former), { field, feet, at });
    } else if (outweighs(text, at, found[known]?.at ?? 0)) found[known] = { field, feet, at };
  };
  const hasLength = () => found.some(({ field }) => field === 'length');
  const depths = readDepths(text, (at) => isCorrected(text, at));
  let read = 0;
  for (const [at, { measure }] of text.items.entries()) {
    if (!measure) continue;
    read += 1;
    if (read > MOST_MEASURES) break;
    if (!depths.items.has(at) && !isPassedOver(text, at))
      readMeasure(text, at, measure, result, hasLength(), (field, feet) => set(field, feet, at));
  }
  for (const depth of depths.found) {
    const known = found.findIndex(({ field }) => field === depth.field);
    if (known === -1) found.push(depth);
    else if ((found[known]?.at ?? 0) < depth.at) found[known] = depth;
  }
  for (const { ratio, of, at, field } of readRelatives(text)) {
    const sides = text.items[of]?.measure?.parts.map(middle) ?? [];
    if (field === 'width') set('width', (sides[0] ?? 0) * ratio, at);
    else if (!hasLength()) {
      set('length', Math.max(...sides) * ratio, at);
      if (sides.length > 1) set('width', Math.min(...sides) * ratio, at);
    }
  }
  swapSides(found);
  return result;
}

// The longer side is the length, whatever it was called.
function swapSides(found: Dimension[]): void {
  const length = found.find(({ field }) => field === 'length');
  const width = found.find(({ field }) => field === 'width');
  if (length && width && width.feet > length.feet) [length.feet, width.feet] = [width.feet, length.feet];
}

function readMeasure(
  text: Text,
  at: number,
  measure: Measure,
  result: Dimensions,
  hasLength: boolean,
  set: (field: Dimension['field'], feet: number) => void,
): void {
  const [first] = measure.parts;
  const dollars = text.others[at] ? null : budgetOf(text, at, measure);
  if (dollars !== null && (result.budget === null || isCorrected(text, at))) result.budget = { dollars, at };
  if (!first || dollars !== null || measure.kind === 'money') return;
  if (text.others[at]) return;
  const owner = ownerOfMeasure(text, at);
  if (measure.kind === 'area' || measure.kind === 'volume') {
    if (owner === 'pool') result[measure.kind === 'area' ? 'areaSqFt' : 'gallons'] = first.low;
    return;
  }
  const limb = limbOf(text, at, inMeters(text, measure), hasLength);
  if (limb) {
    // "36 feet wide along the edge and 14 the other way"
    const wide = result.found.find(({ field }) => field === 'width');
    if (limb.field === 'width' && wide && !hasLength) wide.field = 'length';
    set(limb.field, limb.feet);
    return;
  }
  if (owner === 'other' || owner === 'distance' || isAnyAround(text, at, says.TAKEN_BACK)) return;
  if (measure.parts.length > 1) readPair(inMeters(text, measure), set);
  else readSide(text, at, measure, hasLength, set);
}

// "The lot is 30 by 40 meters, the pool could be 15 by 8": meters are spoken throughout.
const LONGEST_IN_METERS = 25;
function inMeters(text: Text, measure: Measure): Measure {
  const fits = measure.parts.every((part) => part.high <= LONGEST_IN_METERS);
  if (measure.unit || !fits || !isMetric(text)) return measure;
  const parts = measure.parts.map((part) => ({
    ...part,
    low: part.low * FEET_PER_METER,
    high: part.high * FEET_PER_METER,
  }));
  return { ...measure, parts };
}

function limbOf(
  text: Text,
  at: number,
  { parts }: Measure,
  hasLength: boolean,
): { field: 'length' | 'width'; feet: number } | null {
  const [side] = parts;
  if (!side || parts.length > 1 || middle(side) < 8) return null;
  const feet = middle(side);
  if (isAnyAround(text, at, says.LONG_LIMB)) return { field: 'length', feet };
  if (isAnyAround(text, at, says.SHORT_LIMB)) return { field: 'width', feet };
  return isAnyAround(text, at, says.LIMB) ? { field: hasLength ? 'width' : 'length', feet } : null;
}

// "just modern. 30"
const isWholeSentence = ({ items }: Text, at: number) =>
  at > 0 && items[at - 1]?.kind === 'STOP' && (items[at + 1]?.kind ?? 'STOP') === 'STOP';

function readSide(
  text: Text,
  at: number,
  { kind, unit, parts: [part] }: Measure,
  hasLength: boolean,
  set: (field: Dimension['field'], feet: number) => void,
): void {
  if (!part || part.label === 'height') return;
  const feet = isAround(text, at, says.GROWS)
    ? part.high
    : isAround(text, at, says.SHRINKS)
      ? part.low
      : middle(part);
  if (part.label === 'diameter' || (part.label === 'width' && isAround(text, at, says.ROUND, 4))) {
    set('length', feet);
    set('width', feet);
  } else if (
    part.label === 'width' ||
    isAround(text, at, says.WIDTH, 4) ||
    says.WIDE_ENOUGH.some((row) => around(text, at, [[row, true]], 14, /^(STOP|MEASURE)$/)) ||
    (hasLength && kind === 'bare' && isAround(text, at, says.BY) && isAround(text, at, says.ENDED))
  ) {
    if (feet >= 4 && feet <= 80) set('width', feet);
  } else if (feet >= 8 && feet <= 400) {
    const isLength =
      unit ||
      part.label === 'length' ||
      (kind === 'bare' &&
        (isAround(text, at, says.LENGTH, 4) ||
          (hasLength && isCorrected(text, at)) ||
          (part.low >= 12 && part.high <= 100 && isAround(text, at, says.ENDED) && isCorrected(text, at)) ||
          (part.low >= 12 &&
            part.high <= 100 &&
            (isAnyAround(text, at, says.POOL_IS) ||
              around(text, at, [[says.NEW_ONE, true]], 6, /^(STOP|COMMA)$/) ||
              (!hasLength && isWholeSentence(text, at))))));
    if (isLength) set('length', feet);
  }
}
