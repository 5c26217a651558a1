import { type NumberRun, numberAt, wordAt } from './numbers.ts';
import { BETWEEN, FEET_PER, isMeters, LABELS, type Label, TIMES } from './tables/numbers.ts';
import type { Token } from './tokens.ts';

// Numbers with what they count: feet, inches, meters, areas, gallons, money. Everything in feet.

export type Part = { low: number; high: number; label: Label | null };
export type Measure = {
  kind: 'length' | 'area' | 'volume' | 'money' | 'bare';
  // one part for "32 ft", two for "16 x 32", three for "16 x 32 x 6"
  parts: Part[];
  unit: boolean;
  to: number;
};
type Tokens = readonly Token[];
type Unit = { unit: string; to: number };
type Single = { value: number; unit: string | null; to: number };
type Loose = { low: Single; high: Single; label: Label | null; to: number };

const LONGEST_BRACKETS = 30;

const touches = (tokens: Tokens, at: number) => tokens[at]?.start === tokens[at - 1]?.end;
const isHyphen = (tokens: Tokens, at: number) => (wordAt(tokens, at) === '-' ? 1 : 0);

function unitAt(tokens: Tokens, at: number): Unit | null {
  const from = at + isHyphen(tokens, at);
  const name = wordAt(tokens, from);
  const next = wordAt(tokens, from + 1);
  // '' typed for inches
  if (name === "'" && next === "'") return { unit: '"', to: from + 2 };
  // "48in", "480 in x 216 in"; "30 in the yard" is not a measure
  const pair = TIMES.has(next) || (TIMES.has(wordAt(tokens, from - 2)) && wordAt(tokens, from - 3) === 'in');
  if (name === 'in' && (touches(tokens, from) || pair)) return { unit: 'inch', to: from + 1 };
  // "50 by 80 yard" is a yard; "25 yard lap pool" is a unit
  if (!FEET_PER.has(name) || (name === 'yard' && !/^(lap|swim|swimming|pool|long|wide|deep)$/.test(next)))
    return null;
  // "32 ft. long" goes on, "32 ft. We want" does not
  const after = wordAt(tokens, from + 2);
  const labels =
    LABELS.has(after) &&
    !(after === 'l' && /^(-|shape|shaped|pool|layout)$/.test(wordAt(tokens, from + 3))) &&
    !/^(width|length|depth|height)s?$/.test(after) &&
    !numberFollows(tokens, from + 3);
  const goesOn = TIMES.has(after) || labels || /^(pool|in)$/.test(after);
  return { unit: name, to: from + (next === '.' && goesOn ? 2 : 1) };
}

// 5' 6", 17'-6", "3 ft 6 in", "five feet and a half"
function inchesAfter(tokens: Tokens, { unit, to }: Unit): { feet: number; to: number } | null {
  if (/^and a half$/.test([0, 1, 2].map((ahead) => wordAt(tokens, to + ahead)).join(' ')))
    return { feet: 0.5, to: to + 3 };
  const from = to + (/^(and|-)$/.test(wordAt(tokens, to)) ? 1 : 0);
  const inches = numberAt(tokens, from);
  if (!inches || inches.value >= 12) return null;
  const after = wordAt(tokens, inches.to);
  const named =
    /^(inch|inches|")$/.test(after) ||
    (after === 'in' && !/^(the|a|our|my|front|back)$/.test(wordAt(tokens, inches.to + 1)));
  if (named) return { feet: inches.value / 12, to: inches.to + 1 };
  const bare = unit === "'" && from === to && after !== "'" && tokens[to]?.kind === 'number';
  // "four foot six", "27 foot 6 long"; not "three foot two bubblers", nor "16 ft 8 wide"
  const spoken =
    from === to &&
    inches.value >= 1 &&
    /^(|[.,;!?)]|long|deep|all|everywhere|throughout|the|at|and|in|x|by|end|max|maximum|tops|please|flat|from|is|for|so|but|heated)$/.test(
      after,
    );
  return bare || spoken ? { feet: inches.value / 12, to: inches.to } : null;
}

// "1 meter 50", "a metre fifty", "three meters and a half", "metro y medio"
function centimetersAfter(tokens: Tokens, { to }: Unit): { meters: number; to: number } | null {
  const half = /^(and|y)( a)? (half|medio|media)\b/.exec(
    [0, 1, 2].map((ahead) => wordAt(tokens, to + ahead)).join(' '),
  );
  if (half) return { meters: 0.5, to: to + half[0].split(' ').length };
  const run = numberAt(tokens, to);
  const after = run ? wordAt(tokens, run.to) : '';
  const fits = run && run.value >= 5 && run.value <= 95 && !FEET_PER.has(after) && !TIMES.has(after);
  const ends =
    /^(|[.,;!?)]|of|de|deep|depth|long|wide|in|at|and|y|to|a|everywhere|throughout|all|end|max|maximum|tops|please|flat|from|is|for|so|but|heated)$/.test(
      after,
    );
  return fits && ends ? { meters: run.value / 100, to: run.to } : null;
}

function singleAt(tokens: Tokens, from: number, run = numberAt(tokens, from)): Single | null {
  if (!run) return null;
  // "32ish", "32-ish feet"
  const ish = (at: number) =>
    wordAt(tokens, at + isHyphen(tokens, at)) === 'ish' ? at + isHyphen(tokens, at) + 1 : at;
  const to = ish(run.to);
  const unit = unitAt(tokens, to);
  if (!unit) return { value: run.value, unit: null, to };
  const more = FEET_PER.get(unit.unit) === 1 ? inchesAfter(tokens, unit) : null;
  if (more) return { value: run.value + more.feet, unit: 'feet', to: more.to };
  const parts = isMeters(unit.unit) ? centimetersAfter(tokens, unit) : null;
  if (parts) return { value: run.value + parts.meters, unit: unit.unit, to: parts.to };
  return { value: run.value, unit: unit.unit, to: ish(unit.to) };
}

const SETS = /^(is|of|:|=|about|around|approx|at)$/;

const numberFollows = (tokens: Tokens, at: number) =>
  numberAt(tokens, at) !== null || (SETS.test(wordAt(tokens, at)) && numberAt(tokens, at + 1) !== null);

// "length 36", "deep end 8 ft": the name came before the number.
function isNamedBefore(tokens: Tokens, from: number): boolean {
  let left = from - 1;
  while (SETS.test(wordAt(tokens, left))) left -= 1;
  return /^(length|width|depth|depths|end|size|largo|ancho|shallow|deep)$/.test(wordAt(tokens, left));
}

function labelAfter(tokens: Tokens, from: number, at: number): { label: Label; to: number } | null {
  let next = at;
  while (next < at + 2 && /^(in|of|the|at|de|-|\(|its)$/.test(wordAt(tokens, next))) next += 1;
  const name = wordAt(tokens, next);
  const after = wordAt(tokens, next + 1);
  // as the French say it: "10 meter long 4 meter large"
  const label =
    LABELS.get(name) ?? (name === 'large' && isMeters(wordAt(tokens, at - 1)) ? 'width' : undefined);
  // "one depth" counts depths
  if (!label || (wordAt(tokens, from) === 'one' && next === from + 1 && /^(depth|length|width)$/.test(name)))
    return null;
  // "deep end" says something else
  if (label === 'depth' && /^(end|ends|blue|water)$/.test(after)) return null;
  // "42 x 18 L-shape"
  const shaped = after === '-' ? wordAt(tokens, next + 2) : after;
  if (name === 'l' && /^(shape|shaped|pool|layout)$/.test(shaped)) return null;
  // "24 w/ a spa"
  if (name.length === 1 && (after === '/' || next > at + 1)) return null;
  // "length 36 width 18": the word belongs to the number after it
  const ahead = /^(length|width|depth|depths|deep)$/.test(name) && numberFollows(tokens, next + 1);
  if (ahead && isNamedBefore(tokens, from)) return null;
  return { label, to: next + (after === ')' ? 2 : 1) };
}

// "L = 11 m", "W: 4.2", "D3-8": a letter that is set to the number, or touches it
function letterBefore(tokens: Tokens, from: number): Label | null {
  const set = /^[=:]$/.test(wordAt(tokens, from - 1));
  const letter = wordAt(tokens, set ? from - 2 : from - 1);
  return /^[lwd]$/.test(letter) && (set || touches(tokens, from)) ? (LABELS.get(letter) ?? null) : null;
}

const feetIn = ({ value, unit }: Single) => value * (FEET_PER.get(unit ?? 'feet') ?? 1);
const sameUnit = (a: Single, b: Single) =>
  a.unit === null || b.unit === null || FEET_PER.get(a.unit) === FEET_PER.get(b.unit);

// "ten meters to four meters": a length and a width, not a range
const isSides = (a: Single, b: Single) =>
  a.unit !== null &&
  b.unit !== null &&
  sameUnit(a, b) &&
  b.value < a.value &&
  b.value * (FEET_PER.get(b.unit) ?? 1) >= 6;

/** The upper end of "30 to 35", "between 30 and 35", "30-35", "about 30 feet, maybe 35". */
function highEnd(tokens: Tokens, from: number, low: Single): Single | null {
  const joint = wordAt(tokens, low.to);
  const between = joint === 'and' && wordAt(tokens, from - 1) === 'between';
  const spanish = joint === 'a' && (numberAt(tokens, low.to + 1) ?? unsaidOne(tokens, low.to + 1)) !== null;
  // "three feet up to five"
  const upTo = /^(up|down)$/.test(joint) && wordAt(tokens, low.to + 1) === 'to' && low.unit !== null;
  if (upTo || joint === '-' || BETWEEN.has(joint) || between || spanish) {
    const next = low.to + (upTo || /^(maybe|>)$/.test(wordAt(tokens, low.to + 1)) ? 2 : 1);
    const second = singleAt(tokens, next, numberAt(tokens, next) ?? unsaidOne(tokens, next));
    const changes = !upTo && next > low.to + 1 && second !== null && second.value < low.value;
    if (!second || changes || isSides(low, second)) return null;
    if (second.value >= low.value * 0.4 && sameUnit(low, second)) return second;
    // "18 inches to 3 feet"
    return low.unit !== null && second.unit !== null && feetIn(low) < feetIn(second) && feetIn(low) >= 1
      ? second
      : null;
  }
  const maybe = low.to + (joint === ',' ? 1 : 0);
  const second = /^(maybe|possibly|perhaps)$/.test(wordAt(tokens, maybe))
    ? singleAt(tokens, maybe + 1)
    : null;
  if (!second || TIMES.has(wordAt(tokens, second.to)) || labelAfter(tokens, from, second.to)) return null;
  const grows = second.value > low.value && second.value <= low.value * 1.6;
  return grows && sameUnit(low, second) ? second : null;
}

function looseAt(tokens: Tokens, from: number, run = numberAt(tokens, from)): Loose | null {
  const low = singleAt(tokens, from, run);
  if (!low) return null;
  const high = highEnd(tokens, from, low) ?? low;
  const label = labelAfter(tokens, from, high.to);
  return { low, high, label: letterBefore(tokens, from) ?? label?.label ?? null, to: label?.to ?? high.to };
}

const one = (kind: Measure['kind'], value: number, to: number, high = value): Measure => ({
  kind,
  parts: [{ low: value, high, label: null }],
  unit: true,
  to,
});

const isThousands = (tokens: Tokens, at: number) => /^(k|grand)$/.test(wordAt(tokens, at));

// "$85k", "85 thousand", "75k to 100k"
function moneyAt(tokens: Tokens, from: number, run: NumberRun): Measure | null {
  const dollar = run.from > from;
  const joint = wordAt(tokens, run.to);
  if (/^(-|to)$/.test(joint) || (joint === 'and' && wordAt(tokens, from - 1) === 'between')) {
    const second = numberAt(tokens, run.to + (wordAt(tokens, run.to + 1) === '$' ? 2 : 1));
    const thousands = second !== null && isThousands(tokens, second.to);
    const scale = (value: number) => (thousands && value < 1000 ? value * 1000 : value);
    if (second && (dollar || thousands))
      return one('money', scale(run.value), second.to + (thousands ? 1 : 0), scale(second.value));
  }
  let [value, to, marked] = [run.value, run.to, dollar];
  const scale = wordAt(tokens, to);
  if ((scale === 'k' || (dollar && scale === 'm')) && touches(tokens, to)) {
    if (/^gal/.test(wordAt(tokens, to + 1))) return null;
    [value, to, marked] = [value * (scale === 'k' ? 1000 : 1_000_000), to + 1, true];
  }
  if (/^(dollar|dollars|bucks|usd|dolares)$/.test(wordAt(tokens, to))) [to, marked] = [to + 1, true];
  const thousand = tokens.slice(run.from, run.to).some(({ word }) => /^(grand|thousand)$/.test(word));
  const counts = /^(gal|gallon|gallons|square|sq|sf|feet|ft|foot)$/.test(wordAt(tokens, to));
  return marked || (thousand && !counts) ? one('money', value, to) : null;
}

function areaOrVolumeAt(tokens: Tokens, run: NumberRun): Measure | null {
  const thousands = wordAt(tokens, run.to) === 'k';
  const value = thousands ? run.value * 1000 : run.value;
  const at = run.to + (thousands ? 1 : isHyphen(tokens, run.to));
  const name = wordAt(tokens, at);
  if (/^gal(lon|lons|s)?$/.test(name)) return one('volume', value, at + 1);
  if (/^(sqft|sf|sqf)$/.test(name)) return one('area', value, at + 1);
  if (/^acres?$/.test(name)) return one('area', value * 43560, at + 1);
  if (!/^(square|sq)$/.test(name)) return null;
  const of = at + (wordAt(tokens, at + 1) === '.' ? 2 : 1);
  const feet = FEET_PER.get(wordAt(tokens, of));
  return feet === undefined ? null : one('area', value * feet * feet, of + 1);
}

// "40 by about 15"
const pastAbout = (tokens: Tokens, at: number) =>
  /^(about|around|roughly|maybe|like|approx)$/.test(wordAt(tokens, at)) ? at + 1 : at;

// "11 meters long, 4 wide": the second is in meters too. Feet need no lending.
function lentBefore(tokens: Tokens, from: number): string | null {
  let at = from - 1;
  while (/^(,|;|and|about|around|by)$/.test(wordAt(tokens, at))) at -= 1;
  if (LABELS.has(wordAt(tokens, at))) at -= 1;
  while (/^(de|of|in)$/.test(wordAt(tokens, at))) at -= 1;
  const unit = wordAt(tokens, at);
  return isMeters(unit) || /^(yards|yds)$/.test(unit) ? unit : null;
}

// "metro y medio" leaves its one unsaid
const unsaidOne = (tokens: Tokens, from: number): NumberRun | null =>
  /^(metro|metre|meter)$/.test(wordAt(tokens, from)) && centimetersAfter(tokens, { unit: 'm', to: from + 1 })
    ? { value: 1, from, to: from }
    : null;

function isInBrackets(tokens: Tokens, from: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - LONGEST_BRACKETS; at -= 1)
    if (/^[()]$/.test(wordAt(tokens, at))) return wordAt(tokens, at) === '(';
  return false;
}

export function measureAt(tokens: Tokens, from: number): Measure | null {
  const run = numberAt(tokens, wordAt(tokens, from) === '$' ? from + 1 : from) ?? unsaidOne(tokens, from);
  // "the 3rd one"
  const ordinal = run && /^(st|nd|rd|th)$/.test(wordAt(tokens, run.to)) && touches(tokens, run.to);
  // "2) automatic cover" is the second of a list
  const listed =
    run && wordAt(tokens, run.to) === ')' && touches(tokens, run.to) && !isInBrackets(tokens, from);
  if (!run || ordinal || listed) return null;
  const other = moneyAt(tokens, from, run) ?? areaOrVolumeAt(tokens, run);
  if (other) return other;
  const first = run.from > from ? null : looseAt(tokens, from, run);
  if (!first) return null;
  const found = [first];
  for (let last = first; found.length < 3; ) {
    // "16-by-36-foot"
    const times = last.to + isHyphen(tokens, last.to);
    const joint = wordAt(tokens, times);
    const next =
      TIMES.has(joint) || /^(to|on)$/.test(joint)
        ? looseAt(tokens, pastAbout(tokens, times + 1 + isHyphen(tokens, times + 1)))
        : null;
    if (!next || (joint === 'to' && !isSides(last.low, next.low))) break;
    // "10 on 5 meters", "9 meters on 4"
    if (joint === 'on' && ![last, next].some(({ low }) => isMeters(low.unit ?? ''))) break;
    found.push(next);
    last = next;
  }
  // A unit said once, at the end or the beginning, holds for all: "12 x 5 m", "16 by 32 feet".
  const named = found.map(({ low, high }) => high.unit ?? low.unit).filter((unit) => unit !== null);
  const shared = named.at(-1) ?? (first.label ? lentBefore(tokens, from) : null);
  const parts = found.map(({ low, high, label }): Part => {
    // the 48in of "8 x 12 x 48in" are its own
    const lent = shared !== null && (FEET_PER.get(shared) ?? 1) < 0.1 && high.value <= 60 ? null : shared;
    const inFeet = ({ value, unit }: Single) =>
      value * (FEET_PER.get(unit ?? high.unit ?? low.unit ?? lent ?? 'feet') ?? 1);
    const ends = [inFeet(low), inFeet(high)];
    return { low: Math.min(...ends), high: Math.max(...ends), label };
  });
  const kind = shared !== null || parts.length > 1 || parts[0]?.label ? 'length' : 'bare';
  return { kind, parts, unit: shared !== null, to: found.at(-1)?.to ?? first.to };
}
