import type { Measure, Part } from './measures.ts';
import { namesThePool, ownerOfMeasure } from './owners.ts';
import { readRelatives } from './relative.ts';
import { around, isAround, ON, scan } from './scan.ts';
import * as says from './tables/dimensions.ts';
import type { Text } from './text.ts';

// The pool's own length, width and depths out of all the numbers in a text.

export type Dimension = { field: 'length' | 'width' | 'shallow' | 'deep'; feet: number; at: number };
export type Dimensions = {
  found: Dimension[];
  budget: { dollars: number; at: number } | null;
  areaSqFt: number | null;
  gallons: number | null;
};

const DEEPEST_FT = 14;
const STANDING_FT = 5;
// Nobody tells a pool in more numbers: what comes after them is left unread.
const MOST_MEASURES = 100;

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
  correctedBefore(text, at) || isAnyAround(text, at, says.PREFERRED);
// "earlier I said 16x36": holds only while nothing else is said
const isFormer = (text: Text, at: number) => isAround(text, at, says.FORMER);

// A correction beats what stood; "a 16x36 pool" beats a number that nothing claimed; what was once thought beats nothing.
function outweighs(text: Text, at: number, known: number): boolean {
  if (isFormer(text, at)) return false;
  if (isFormer(text, known) || isCorrected(text, at)) return true;
  return namesThePool(text, at) && !namesThePool(text, known) && ownerOfMeasure(text, known) === 'none';
}

// "3 and a half to 6", with nothing it counts: only depths come in such numbers
function standsAlone({ items }: Text, at: number, part: Part): boolean {
  const next = items[at + 1];
  const aged = items
    .slice(Math.max(0, at - 5), at)
    .some(({ is }) => is.has('YOUNG') || is.has('AGED') || is.has('GROWN'));
  return part.low >= 2 && part.low <= 6 && !aged && (!next || next.kind === 'STOP' || next.kind === 'COMMA');
}

function depthOf(
  text: Text,
  at: number,
  { unit, parts: [part] }: Measure,
): 'shallow' | 'deep' | 'both' | null {
  if (!part || part.high > DEEPEST_FT || part.label === 'length' || part.label === 'width') return null;
  const depth = part.label === 'depth';
  if (
    part.high > part.low &&
    (depth || unit || isAround(text, at, says.DEPTH_RANGE) || standsAlone(text, at, part))
  )
    return 'both';
  const rows = says.DEPTH_ROWS.filter(([, , atMost]) => part.high <= atMost);
  const told = around(text, at, rows) ?? (depth ? 'one' : null);
  if (told !== 'one') return told;
  // One depth, deep enough only to stand in, is the depth everywhere.
  return part.high > STANDING_FT || isAround(text, at, says.DEEPEST) ? 'deep' : 'both';
}

function budgetOf(text: Text, at: number, { kind, parts: [part] }: Measure): number | null {
  if (!part) return null;
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
    else if (outweighs(text, at, found[known]?.at ?? 0)) found[known] = { field, feet, at };
  };
  const hasLength = () => found.some(({ field }) => field === 'length');
  let read = 0;
  for (const [at, { measure }] of text.items.entries()) {
    if (!measure) continue;
    read += 1;
    if (read > MOST_MEASURES) break;
    readMeasure(text, at, measure, result, hasLength(), (field, feet) => set(field, feet, at));
  }
  for (const { ratio, of, at, field } of readRelatives(text)) {
    const sides = text.items[of]?.measure?.parts.map(middle) ?? [];
    if (field === 'width') set('width', (sides[0] ?? 0) * ratio, at);
    else if (!hasLength()) {
      set('length', Math.max(...sides) * ratio, at);
      if (sides.length > 1) set('width', Math.min(...sides) * ratio, at);
    }
  }
  return result;
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
  const dollars = budgetOf(text, at, measure);
  if (dollars !== null && (result.budget === null || isCorrected(text, at))) result.budget = { dollars, at };
  if (!first || dollars !== null) return;
  if (text.others[at]) return;
  const owner = ownerOfMeasure(text, at);
  if (measure.kind === 'area' || measure.kind === 'volume') {
    if (owner === 'pool') result[measure.kind === 'area' ? 'areaSqFt' : 'gallons'] = first.low;
    return;
  }
  const ofPool = owner !== 'other' && owner !== 'distance' && !isAnyAround(text, at, says.TAKEN_BACK);
  if (!ofPool && !isAround(text, at, '# foot|feet|ft? deep|shallow end')) return;
  if (measure.parts.length > 1) {
    readPair(measure, set);
    return;
  }
  const depth = depthOf(text, at, measure);
  if (depth === 'both') {
    set('shallow', first.low);
    set('deep', first.high);
  } else if (depth) set(depth, middle(first));
  else if (ofPool) readSide(text, at, measure, hasLength, set);
}

function readSide(
  text: Text,
  at: number,
  { kind, unit, parts: [part] }: Measure,
  hasLength: boolean,
  set: (field: Dimension['field'], feet: number) => void,
): void {
  if (!part || part.label === 'height') return;
  const feet = middle(part);
  if (part.label === 'diameter' || (part.label === 'width' && isAround(text, at, says.ROUND, 4))) {
    set('length', feet);
    set('width', feet);
  } else if (part.label === 'width' || isAround(text, at, says.WIDTH, 4)) {
    if (feet >= 4 && feet <= 80) set('width', feet);
  } else if (feet >= 8 && feet <= 400) {
    const isLength =
      unit ||
      part.label === 'length' ||
      (kind === 'bare' &&
        (isAround(text, at, says.LENGTH, 4) ||
          (hasLength && isCorrected(text, at)) ||
          (part.low >= 12 && part.high <= 100 && isAnyAround(text, at, says.POOL_IS))));
    if (isLength) set('length', feet);
  }
}
