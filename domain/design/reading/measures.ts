import { type NumberRun, numberAt } from './numbers.ts';
import type { Token } from './tokens.ts';

// Numbers with what they count: feet, inches, metres, areas, gallons, money. Everything in feet.

export type Label = 'length' | 'width' | 'depth' | 'height' | 'diameter' | null;
export type Part = { low: number; high: number; label: Label };
export type Measure = {
  kind: 'length' | 'area' | 'volume' | 'money' | 'bare';
  // one part for "32 ft", two for "16 x 32", three for "16 x 32 x 6"
  parts: Part[];
  unit: boolean;
  from: number;
  to: number;
};

const FEET_PER: Record<string, number> = {
  ft: 1,
  foot: 1,
  feet: 1,
  fts: 1,
  feets: 1,
  footer: 1,
  footers: 1,
  foots: 1,
  foor: 1,
  fot: 1,
  feat: 1,
  fett: 1,
  pies: 1,
  pie: 1,
  "'": 1,
  inch: 1 / 12,
  inches: 1 / 12,
  '"': 1 / 12,
  m: 3.28084,
  meter: 3.28084,
  meters: 3.28084,
  metre: 3.28084,
  metres: 3.28084,
  mtr: 3.28084,
  mtrs: 3.28084,
  mt: 3.28084,
  mts: 3.28084,
  metros: 3.28084,
  metro: 3.28084,
  cm: 0.0328084,
  centimeters: 0.0328084,
  centimetres: 0.0328084,
  yd: 3,
  yds: 3,
  yard: 3,
  yards: 3,
};
const LABELS: Record<string, Label> = {
  long: 'length',
  length: 'length',
  lengthwise: 'length',
  l: 'length',
  largo: 'length',
  lenght: 'length',
  legnth: 'length',
  lngth: 'length',
  leng: 'length',
  longer: 'length',
  wide: 'width',
  width: 'width',
  across: 'width',
  w: 'width',
  ancho: 'width',
  widht: 'width',
  wid: 'width',
  wider: 'width',
  widthwise: 'width',
  deep: 'depth',
  depth: 'depth',
  d: 'depth',
  profundidad: 'depth',
  hondo: 'depth',
  deeper: 'depth',
  dep: 'depth',
  depths: 'depth',
  tall: 'height',
  high: 'height',
  height: 'height',
  higher: 'height',
  diameter: 'diameter',
};
const BETWEEN = new Set(['to', 'or', 'thru', 'through']);
const TIMES = new Set(['x', 'by', '*', 'por', 'times', 'buy', 'bye', 'par', 'mal', 'per']);

const word = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

type Single = { value: number; unit: string | null; from: number; to: number };

function unitAt(tokens: Token[], at: number): { unit: string; to: number } | null {
  const skip = word(tokens, at) === '-' ? 1 : 0;
  let name = word(tokens, at + skip);
  if (name === '"' && word(tokens, at + skip + 1) === '"') name = '"';
  // '' typed for inches
  if (name === "'" && word(tokens, at + skip + 1) === "'") return { unit: '"', to: at + skip + 2 };
  if (name === 'in' && isInches(tokens, at + skip)) return { unit: 'inch', to: at + skip + 1 };
  if (FEET_PER[name] === undefined) return null;
  // "50 by 80 yard" is a yard; "25 yard lap pool" is a unit
  if (name === 'yard' && !/^(lap|swim|swimming|pool|long|wide)$/.test(word(tokens, at + skip + 1)))
    return null;
  return {
    unit: name,
    to:
      at +
      skip +
      1 +
      (word(tokens, at + skip + 1) === '.' &&
      /^(ft|yd|m)$/.test(name) &&
      stopIsAbbreviation(tokens, at + skip + 1)
        ? 1
        : 0),
  };
}

// "48in", "480 in x 216 in"; "30 in the yard" is not a measure
function isInches(tokens: Token[], at: number): boolean {
  if (tokens[at]?.start === tokens[at - 1]?.end) return true;
  return (
    TIMES.has(word(tokens, at + 1)) || (TIMES.has(word(tokens, at - 2)) && word(tokens, at - 3) === 'in')
  );
}

// "32 ft. long" goes on, "32 ft. We want" does not; the next word's first letter is checked by the reader.
function stopIsAbbreviation(tokens: Token[], at: number): boolean {
  const next = word(tokens, at + 1);
  return TIMES.has(next) || LABELS[next] !== undefined || next === 'pool' || next === 'in';
}

function singleAt(tokens: Token[], from: number): Single | null {
  const run = numberAt(tokens, from);
  if (!run) return null;
  let to = run.to;
  // "32ish", "32-ish", "32 or so", "32 plus"
  const ish = word(tokens, to) === '-' ? 1 : 0;
  if (word(tokens, to + ish) === 'ish') to += ish + 1;
  const unit = unitAt(tokens, to);
  if (!unit) return { value: run.value, unit: null, from, to };
  to = unit.to;
  if (FEET_PER[unit.unit] === 1) {
    // 17'-6" as draughtsmen write it
    const skip = word(tokens, to) === 'and' || word(tokens, to) === '-' ? 1 : 0;
    const inches = numberAt(tokens, to + skip);
    const after = inches ? word(tokens, inches.to) : '';
    if (
      inches &&
      inches.value < 12 &&
      /^(in|inch|inches|")$/.test(after) &&
      (after !== 'in' ||
        LABELS[word(tokens, inches.to + 1)] !== undefined ||
        TIMES.has(word(tokens, inches.to + 1)) ||
        !/^(the|a|our|my|front|back)$/.test(word(tokens, inches.to + 1)))
    ) {
      return { value: run.value + inches.value / 12, unit: 'feet', from, to: inches.to + 1 };
    }
    if (
      inches &&
      unit.unit === "'" &&
      inches.value < 12 &&
      (after === "'" || !skip) &&
      word(tokens, inches.to) !== "'" &&
      !TIMES.has(word(tokens, to)) &&
      tokens[to]?.kind === 'number'
    ) {
      return { value: run.value + inches.value / 12, unit: 'feet', from, to: inches.to };
    }
    // "five and a half feet" is read above; "five feet and a half" here
    if (word(tokens, to) === 'and' && word(tokens, to + 1) === 'a' && word(tokens, to + 2) === 'half') {
      return { value: run.value + 0.5, unit: unit.unit, from, to: to + 3 };
    }
  }
  if (word(tokens, to) === 'ish') to += 1;
  return { value: run.value, unit: unit.unit, from, to };
}

type Loose = { low: Single; high: Single; label: Label; to: number };

const numberFollows = (tokens: Token[], at: number) =>
  [at, at + 1, at + 2].some(
    (next) =>
      numberAt(tokens, next) !== null &&
      tokens.slice(at, next).every((token) => /^(is|of|:|=|about|around|approx|,|and)$/.test(token.word)),
  );

// "length 36", "deep end 8 ft": the name came before the number.
function namedBefore(tokens: Token[], from: number): boolean {
  let left = from - 1;
  while (/^(is|of|:|=|about|around|approx|at)$/.test(word(tokens, left))) left -= 1;
  return /^(length|width|depth|depths|end|size|largo|ancho)$/.test(word(tokens, left));
}

function labelAt(tokens: Token[], at: number, prefixed: boolean): { label: Label; to: number } | null {
  let next = at;
  const filler = /^(in|of|the|at|de|-|\(|its)$/;
  while (filler.test(word(tokens, next)) && next < at + 2) next += 1;
  const label = LABELS[word(tokens, next)];
  if (label === undefined) return null;
  // "wide open", "deep end", "long side" say something else; "round" only as "24 foot round"
  if (label === 'depth' && /^(end|ends|blue|water)$/.test(word(tokens, next + 1))) return null;
  // a lone letter is a label only when it touches its number: "36L", "16' W" but not "24 w/ a spa"
  if (/^[lwd]$/.test(word(tokens, next)) && (word(tokens, next + 1) === '/' || next > at + 1)) return null;
  // "length 36 width 18": the word belongs to the number after it
  if (/^(length|width|depth|depths)$/.test(word(tokens, next)) && prefixed && numberFollows(tokens, next + 1))
    return null;
  return { label, to: next + 1 + (word(tokens, next + 1) === ')' ? 1 : 0) };
}

// "L = 11 m", "W: 4.2", "D3-8": a letter that is set to the number, or touches it
function letterBefore(tokens: Token[], from: number): Label {
  const set = /^[=:]$/.test(word(tokens, from - 1));
  const letter = tokens[set ? from - 2 : from - 1];
  if (!letter || !/^[lwd]$/.test(letter.word)) return null;
  return set || letter.end === tokens[from]?.start ? (LABELS[letter.word] ?? null) : null;
}

function looseAt(tokens: Token[], from: number): Loose | null {
  const low = singleAt(tokens, from);
  if (!low) return null;
  let high = low;
  const joint = word(tokens, low.to);
  const gap =
    joint === '-' && !adjacentWord(tokens, low.to)
      ? 1
      : BETWEEN.has(joint) || (joint === 'and' && word(tokens, from - 1) === 'between')
        ? 1
        : 0;
  if (gap) {
    const second = singleAt(tokens, low.to + (word(tokens, low.to + 1) === 'maybe' ? 2 : 1));
    if (second && second.value >= low.value * 0.4 && sameKind(low, second)) high = second;
  } else high = stretchedTo(tokens, low) ?? low;
  const label = labelAt(tokens, high.to, namedBefore(tokens, from));
  return { low, high, label: letterBefore(tokens, from) ?? label?.label ?? null, to: label?.to ?? high.to };
}

// "about 30 feet, maybe 35": the second number stretches the first
function stretchedTo(tokens: Token[], low: Single): Single | null {
  let at = low.to;
  if (word(tokens, at) === ',') at += 1;
  if (!/^(maybe|possibly|perhaps|tops)$/.test(word(tokens, at))) return null;
  const second = singleAt(tokens, at + 1);
  if (!second || TIMES.has(word(tokens, second.to)) || labelAt(tokens, second.to, false)) return null;
  const grows = second.value > low.value && second.value <= low.value * 1.6;
  return grows && sameKind(low, second) ? second : null;
}

const adjacentWord = (tokens: Token[], at: number) =>
  tokens[at + 1]?.kind === 'word' && numberAt(tokens, at + 1) === null;
const sameKind = (a: Single, b: Single) =>
  a.unit === null || b.unit === null || (FEET_PER[a.unit] ?? 0) === (FEET_PER[b.unit] ?? 0);

function toFeet(single: Single, unit: string | null): number {
  return single.value * (FEET_PER[single.unit ?? unit ?? 'feet'] ?? 1);
}

function money(tokens: Token[], from: number): Measure | null {
  const dollar = word(tokens, from) === '$';
  const run = numberAt(tokens, dollar ? from + 1 : from);
  if (!run) return null;
  let value = run.value;
  let to = run.to;
  let marked = dollar;
  const between = word(tokens, to) === 'and' && word(tokens, from - 1) === 'between';
  if (word(tokens, to) === '-' || word(tokens, to) === 'to' || between) {
    const second = numberAt(tokens, word(tokens, to + 1) === '$' ? to + 2 : to + 1);
    const thousand = second && /^(k|grand)$/.test(word(tokens, second.to));
    if (second && (dollar || thousand)) {
      value = thousand && value < 1000 ? value * 1000 : value;
      const high = thousand ? second.value * 1000 : second.value;
      return {
        kind: 'money',
        parts: [{ low: value, high, label: null }],
        unit: true,
        from,
        to: thousand ? second.to + 1 : second.to,
      };
    }
  }
  const scale = word(tokens, to);
  if (/^(k|m|mm)$/.test(scale) && (dollar || scale === 'k') && tokens[to]?.start === tokens[to - 1]?.end) {
    if (/^gal/.test(word(tokens, to + 1))) return null;
    value *= scale === 'k' ? 1000 : 1_000_000;
    to += 1;
    marked = true;
  }
  if (/^(dollar|dollars|bucks|usd|dolares)$/.test(word(tokens, to))) {
    to += 1;
    marked = true;
  }
  const said = tokens
    .slice(run.from, run.to)
    .some((token) => token.word === 'grand' || token.word === 'thousand');
  if (!marked && said && !/^(gal|gallon|gallons|square|sq|sf|feet|ft|foot)$/.test(word(tokens, to)))
    marked = true;
  return marked
    ? { kind: 'money', parts: [{ low: value, high: value, label: null }], unit: true, from, to }
    : null;
}

function areaOrVolume(tokens: Token[], run: NumberRun): Measure | null {
  let at = run.to + (word(tokens, run.to) === 'k' || word(tokens, run.to) === '-' ? 1 : 0);
  const value = word(tokens, run.to) === 'k' ? run.value * 1000 : run.value;
  const part = (amount: number): Part[] => [{ low: amount, high: amount, label: null }];
  if (/^gal(lon|lons|s)?$/.test(word(tokens, at))) {
    return { kind: 'volume', parts: part(value), unit: true, from: run.from, to: at + 1 };
  }
  if (/^(sqft|sf|sqf)$/.test(word(tokens, at)))
    return { kind: 'area', parts: part(value), unit: true, from: run.from, to: at + 1 };
  if (word(tokens, at) === 'acre' || word(tokens, at) === 'acres') {
    return { kind: 'area', parts: part(value * 43560), unit: true, from: run.from, to: at + 1 };
  }
  if (word(tokens, at) === 'square' || word(tokens, at) === 'sq') {
    at += word(tokens, at + 1) === '.' ? 2 : 1;
    const unit = FEET_PER[word(tokens, at)];
    if (unit !== undefined)
      return { kind: 'area', parts: part(value * unit * unit), unit: true, from: run.from, to: at + 1 };
  }
  return null;
}

// "11 meters long, 4 wide": the second is in meters too. Feet need no lending.
function lentBefore(tokens: Token[], from: number): string | null {
  let at = from - 1;
  while (/^(,|;|and|about|around|by)$/.test(word(tokens, at))) at -= 1;
  if (LABELS[word(tokens, at)] !== undefined) at -= 1;
  return /^(m|meters?|metres?)$/.test(word(tokens, at)) ? word(tokens, at) : null;
}

export function measureAt(tokens: Token[], from: number): Measure | null {
  const paid = money(tokens, from);
  if (paid) return paid;
  const run = numberAt(tokens, from);
  if (!run) return null;
  const other = areaOrVolume(tokens, run);
  if (other) return other;

  const first = looseAt(tokens, from);
  if (!first) return null;
  const found = [first];
  for (;;) {
    const last = found[found.length - 1];
    if (!last || found.length === 3) break;
    // "16-by-36-foot"
    const times = last.to + (word(tokens, last.to) === '-' ? 1 : 0);
    if (!TIMES.has(word(tokens, times))) break;
    const next = looseAt(tokens, times + (word(tokens, times + 1) === '-' ? 2 : 1));
    if (!next) break;
    found.push(next);
  }
  // A unit said once, at the end or the beginning, holds for all: "12 x 5 m", "16 by 32 feet".
  const named = found.map((loose) => loose.high.unit ?? loose.low.unit).filter((unit) => unit !== null);
  const shared = named[named.length - 1] ?? (first.label ? lentBefore(tokens, from) : null);
  const parts = found.map((loose): Part => {
    // the 48in of "8 x 12 x 48in" are its own
    const lent = shared !== null && (FEET_PER[shared] ?? 1) < 0.1 && loose.high.value <= 60 ? null : shared;
    const unit = loose.high.unit ?? loose.low.unit ?? lent;
    const a = toFeet(loose.low, unit);
    const b = toFeet(loose.high, unit);
    return { low: Math.min(a, b), high: Math.max(a, b), label: loose.label };
  });
  const last = found[found.length - 1] ?? first;
  const kind = shared !== null || parts.length > 1 || parts[0]?.label ? 'length' : 'bare';
  return { kind, parts, unit: shared !== null, from, to: last.to };
}
