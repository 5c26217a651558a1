import { hasStance, type Item, ownerOf } from './items.ts';
import type { Measure, Part } from './measures.ts';
import { namesThePool, ownerOfMeasure } from './owners.ts';
import { readRelatives } from './relative.ts';

// The pool's own length, width and depths out of all the numbers in a text.

export type Dimension = { field: 'length' | 'width' | 'shallow' | 'deep'; feet: number; at: number };
export type Dimensions = {
  found: Dimension[];
  budget: { dollars: number; at: number } | null;
  areaSqFt: number | null;
  gallons: number | null;
  unused: number[];
};

const middle = (part: Part) => (part.low + part.high) / 2;
const DEEPEST = 14;
// Nobody tells a pool in more numbers: what comes after them is left unread.
const MOST_MEASURES = 200;
const STANDING = 5;

function wordsAround(items: Item[], at: number, before: number, after: number): string {
  const near: string[] = [];
  for (let left = at - 1; left >= Math.max(0, at - before); left -= 1) {
    const item = items[left];
    if (!item || item.kind === 'stop' || item.kind === 'comma' || item.kind === 'measure') break;
    near.unshift(item.said);
  }
  near.push('#');
  for (let next = at + 1; next <= Math.min(items.length - 1, at + after); next += 1) {
    const item = items[next];
    if (
      !item ||
      item.kind === 'stop' ||
      item.kind === 'comma' ||
      item.kind === 'measure' ||
      item.kind === 'and'
    )
      break;
    near.push(item.said);
  }
  return near.join(' ');
}

function correctedAt(items: Item[], at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 4); left -= 1) {
    const item = items[left];
    if (hasStance(item, 'correction') || /^(prefer|prefers)$/.test(item?.word ?? '')) return true;
    if (item?.word === 'no' && item.to === item.from + 1) return true;
    if (item?.kind === 'measure' || (item && ownerOf(item) === 'other')) break;
  }
  return preferredAfter(items, at);
}

// "eighteen by thirty six would be better", "34 it is"
function preferredAfter(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || item.kind === 'comma' || item.kind === 'measure') return false;
    if (/^(better|best)$/.test(item.word)) return true;
    if (item.word === 'it' && items[next + 1]?.word === 'is') return true;
  }
  return false;
}

const FORMER =
  /\b(originally|initially|at first|earlier|previously|used to|were thinking|was thinking|started with|started out)\b/;

// "earlier I said 16x36": holds only while nothing else is said
function isFormer(items: Item[], at: number): boolean {
  const before: string[] = [];
  for (let left = at - 1; left >= Math.max(0, at - 6); left -= 1) {
    const item = items[left];
    if (!item || item.kind === 'stop' || item.kind === 'measure') break;
    before.unshift(item.said);
  }
  return FORMER.test(before.join(' '));
}

// "not 40 but 32", "32 instead of 40"
function takenBack(items: Item[], at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 4); left -= 1) {
    const item = items[left];
    if (hasStance(item, 'exchange') && /^(instead|in|rather|as|other)$/.test(item?.word ?? '')) return true;
    if (item?.word === 'not' && hasStance(item, 'refusal')) return true;
    if (hasStance(item, 'refusing-verb') && !hasStance(item, 'neutral')) return true;
    if (!/^(a|an|the|about|around|full|like|want|be|have|it|to|need)$/.test(item?.word ?? '')) break;
  }
  // "What about 40 feet? No, that's too long."
  for (let next = at + 1; next <= at + 6; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'measure') return false;
    if (item.word === 'too') return true;
    if (
      item.kind === 'word' &&
      !/^(is|was|thats|that|would|be|way|a|bit|its|seems|no|probably)$/.test(item.word)
    )
      return false;
    if (item.kind === 'phrase' && !/^(no|would|maybe)$/.test(item.word)) return false;
  }
  return false;
}

function isDepth(items: Item[], at: number, measure: Measure): 'shallow' | 'deep' | 'both' | null {
  const around = wordsAround(items, at, 5, 5);
  const [before = '', after = ''] = around.split('#');
  const part = measure.parts[0];
  if (!part || part.high > DEEPEST + 6) return null;
  const range = part.high > part.low;
  const toldBefore =
    /\b(deep|deepest|diving|shallow)( end| side| part)?( is| at| of| about| around| should be| be| being| :| =|:)*\s*$/.exec(
      before,
    )?.[1];
  if (toldBefore && !range) return toldBefore === 'shallow' ? 'shallow' : 'deep';
  if (
    range &&
    part.high <= DEEPEST &&
    (part.label === 'depth' ||
      measure.unit ||
      /\b(depth|deep|shallow|from|goes|going)\b/.test(before) ||
      standsAlone(items, at, part))
  )
    return 'both';
  if (
    /^ ?(foot |feet |ft )?(at |in |on |for )?(the |a |its )?(deep|deepest|diving)( end| side| part)?\b/.test(
      after,
    ) &&
    !/\bshallow\b[^#]*$/.test(before)
  )
    return part.label === 'depth' && !/end|side|part|deepest/.test(after) ? single(before, part) : 'deep';
  if (/^ ?(foot |feet |ft )?(at |in |on |for )?(the |a |its )?shallow/.test(after)) return 'shallow';
  if (SLOPES_FROM.test(before) && part.high <= 6) return 'shallow';
  if (SLOPES_TO.test(before) && part.high <= DEEPEST) return 'deep';
  if (
    /\b(deep end|deepest|diving end|deep side|max depth|maximum depth|deep|deeper than|deeper then)\b[^#]*$/.test(
      before,
    )
  )
    return 'deep';
  if (/\b(shallow)\b[^#]*$/.test(before)) return 'shallow';
  if (
    /\b(all the way|throughout|flat|constant|uniform|all over|all around|all round|everywhere|end to end|even depth|the whole way|same depth)\b/.test(
      around,
    ) &&
    part.high <= DEEPEST
  )
    return 'both';
  if (part.label !== 'depth' && !/\b(depth|depths|profundidad)\b[^#]*$/.test(before)) return null;
  const end = single(before, part);
  // "depth 3 ft sloping to 7"
  return end === 'both' && /^ ?(then )?(slop|drop|taper|going|goes|getting)/.test(after) ? 'shallow' : end;
}

const SLOPES_FROM =
  /\b(start|starts|starting|begin|begins|beginning)( out| off)? (at|from|with)( about| around)? ?$/;
const SLOPES_TO =
  /\b(drop|drops|dropping|slope|slopes|sloping|goes|going|down|taper|tapers|tapering|deepening|deepens|getting)( off| down| out)? to( about| around)? ?$/;

// "3 and a half to 6", with nothing it counts: only depths come in such numbers
function standsAlone(items: Item[], at: number, part: Part): boolean {
  const next = items[at + 1];
  const aged = items
    .slice(Math.max(0, at - 5), at)
    .some((item) => item.meanings.some(({ field }) => field === 'people'));
  return part.low >= 2 && part.low <= 6 && !aged && (!next || next.kind === 'stop' || next.kind === 'comma');
}

// One depth, deep enough only to stand in, is the depth everywhere.
const single = (before: string, part: Part): 'both' | 'deep' | 'shallow' =>
  /shallow/.test(before)
    ? 'shallow'
    : part.high > STANDING || /\b(to|down|max|maximum|up|than|deepest|least|end)\b/.test(before)
      ? 'deep'
      : 'both';

export function readDimensions(items: Item[]): Dimensions {
  const found: Dimension[] = [];
  const unused: number[] = [];
  const result: Dimensions = { found, budget: null, areaSqFt: null, gallons: null, unused };
  const set = (field: Dimension['field'], feet: number, at: number) => {
    const known = found.findIndex((dimension) => dimension.field === field);
    if (known === -1) found.push({ field, feet, at });
    else if (outweighs(items, at, found[known]?.at ?? 0)) found[known] = { field, feet, at };
  };
  const has = (field: Dimension['field']) => found.some((dimension) => dimension.field === field);

  let read = 0;
  for (const [at, item] of items.entries()) {
    const measure = item.measure;
    const first = measure?.parts[0];
    if (!measure || !first) continue;
    read += 1;
    if (read > MOST_MEASURES) break;
    if (measure.kind === 'money' || isBudget(items, at, measure)) {
      if (result.budget === null || correctedAt(items, at))
        result.budget = { dollars: budgetOf(measure), at };
      continue;
    }
    const owner = ownerOfMeasure(items, at);
    if (measure.kind === 'area' || measure.kind === 'volume') {
      if (owner !== 'pool') unused.push(at);
      else if (measure.kind === 'area') result.areaSqFt = first.low;
      else result.gallons = first.low;
      continue;
    }
    if (owner === 'other' || owner === 'distance' || takenBack(items, at)) {
      if (owner === 'other' && isDeepEnd(items, at)) readDepth(items, at, measure, set);
      else unused.push(at);
      continue;
    }
    if (measure.parts.length > 1) {
      readPair(measure, at, set);
      continue;
    }
    if (first.label === 'height') {
      unused.push(at);
      continue;
    }
    if (
      isDepth(items, at, measure) &&
      first.label !== 'length' &&
      first.label !== 'width' &&
      readDepth(items, at, measure, set)
    )
      continue;
    const around = wordsAround(items, at, 4, 2);
    const [before = ''] = around.split('#');
    const round = first.label === 'width' && /\b(round|circular|circle)\b/.test(before);
    if (first.label === 'diameter' || round) {
      set('length', middle(first), at);
      set('width', middle(first), at);
      continue;
    }
    if (
      first.label === 'width' ||
      /\b(width|wide|wider than)( is| of| about| around| should| be| approx| :| =|:)*\s*$/.test(before)
    ) {
      if (plausible(measure, 4, 80)) set('width', middle(first), at);
      continue;
    }
    const lengthSaid =
      first.label === 'length' ||
      /\b(length|long|size)( is| of| about| around| should| be| approx| to| :| =|:|maybe|like)*\s*$/.test(
        before,
      );
    const corrects =
      measure.kind === 'bare' && correctedAt(items, at) && has('length') && nearLength(items, at);
    const bareLength = measure.kind === 'bare' && (lengthSaid || corrects || poolIs(items, at));
    if ((measure.unit || first.label === 'length' || bareLength) && plausible(measure, 8, 400))
      set('length', middle(first), at);
    else if (measure.unit) unused.push(at);
  }
  for (const { ratio, of, at, field } of readRelatives(items)) {
    const [a, b] = items[of]?.measure?.parts.map(middle) ?? [];
    if (a === undefined) continue;
    if (field === 'width') set('width', a * ratio, at);
    else if (!has('length')) {
      set('length', Math.max(a, b ?? 0) * ratio, at);
      if (b !== undefined) set('width', Math.min(a, b) * ratio, at);
    }
  }
  return result;
}

// A correction beats what stood; "a 16x36 pool" beats a number that nothing claimed; what was once thought beats nothing.
function outweighs(items: Item[], at: number, known: number): boolean {
  if (isFormer(items, at)) return false;
  if (isFormer(items, known) || correctedAt(items, at)) return true;
  return namesThePool(items, at) && !namesThePool(items, known) && ownerOfMeasure(items, known) === 'none';
}

const plausible = (measure: Measure, low: number, high: number) => {
  const part = measure.parts[0];
  return part !== undefined && middle(part) >= low && middle(part) <= high;
};

// "the pool should be 40", "make it 36": a bare number right after the pool and its verb
function poolIs(items: Item[], at: number): boolean {
  const next = items[at + 1];
  const ends =
    !next ||
    next.kind === 'stop' ||
    next.kind === 'comma' ||
    next.kind === 'and' ||
    hasStance(next, 'break', 'wish', 'correction', 'refusal') ||
    /^(or|if|for|x|total|max|tops|in|please)$/.test(next.word);
  const part = items[at]?.measure?.parts[0];
  if (!ends || !part || part.low < 12 || part.high > 100) return false;
  const before = wordsAround(items, at, 6, 0);
  return (
    /\b(pool|it|length)\b.{0,24}\b(be|is|to|about|around|at|it|maybe|like) #/.test(before) ||
    /\bmake it( about| around| maybe| like| more like)? #/.test(before)
  );
}

function nearLength(items: Item[], at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 6); left -= 1) {
    if (items[left]?.measure) return items[left]?.measure?.kind !== 'money';
  }
  return false;
}

function isBudget(items: Item[], at: number, measure: Measure): boolean {
  if (measure.kind !== 'bare') return false;
  const part = measure.parts[0];
  if (!part) return false;
  const [before = ''] = wordsAround(items, at, 6, 0).split('#');
  const said = /\b(budget|spend|spending|cost|price|afford|presupuesto|pay|invest)\b/.test(before);
  return part.low >= 5000
    ? !/\b(zip|code|phone|call)\b/.test(before) &&
        (said || /\b(under|around|about|for|max|than|to)\b/.test(before))
    : said && part.low >= 15;
}

const budgetOf = (measure: Measure): number => {
  const high = measure.parts[0]?.high ?? 0;
  return high < 1000 ? high * 1000 : high;
};

const isDeepEnd = (items: Item[], at: number) =>
  /# ?(foot |feet |ft )?(deep|shallow) end/.test(wordsAround(items, at, 0, 4));

type Set_ = (field: Dimension['field'], feet: number, at: number) => void;

function readDepth(items: Item[], at: number, measure: Measure, set: Set_): boolean {
  const kind = isDepth(items, at, measure);
  const part = measure.parts[0];
  if (!kind || !part || part.high > DEEPEST) return false;
  if (kind === 'both') {
    set('shallow', part.low, at);
    set('deep', part.high, at);
  } else set(kind, middle(part), at);
  return true;
}

function readPair(measure: Measure, at: number, set: Set_): void {
  const sides = measure.parts.filter((part) => part.label !== 'depth');
  const depth =
    measure.parts.find((part) => part.label === 'depth') ??
    (measure.parts.length === 3 ? measure.parts[2] : undefined);
  const [a, b] = sides;
  if (depth && depth.high <= DEEPEST) {
    if (depth.high > depth.low || depth.high <= STANDING) set('shallow', depth.low, at);
    set('deep', depth.high, at);
  }
  if (!a) return;
  if (!b || b === depth) {
    set('length', middle(a), at);
    return;
  }
  // Two numbers both shallow enough to stand in are a pair of depths, not a pool.
  if (middle(a) < 6 && middle(b) < 6) return;
  const labelled =
    a.label === 'length' || b.label === 'width'
      ? [a, b]
      : a.label === 'width' || b.label === 'length'
        ? [b, a]
        : null;
  const [length, width] = labelled ?? (middle(a) >= middle(b) ? [a, b] : [b, a]);
  if (length && width) {
    set('length', middle(length), at);
    set('width', middle(width), at);
  }
}
