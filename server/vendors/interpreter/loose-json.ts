// JSON as models write it: behind a fence or between sentences, with a comma too many, or cut off. What is whole is read.

type Place = { text: string; at: number };
// A value that the text broke off in, and what of it is whole all the same.
type Read = { value: unknown; whole: boolean };

const BROKEN: Read = { value: undefined, whole: false };
const MOST_TRIES = 20;
const DEEPEST = 8;
// A number that nothing follows may have had more digits.
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,}\]])/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const LITERALS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const LITERAL = /(?:true|false|null)\b/y;
const BLANK = /\s*/y;

/** The first object in the text that says anything. */
export function looseObject(text: string): Record<string, unknown> | null {
  let from = text.indexOf('{');
  for (let tries = 0; from !== -1 && tries < MOST_TRIES; tries += 1) {
    const { value } = readObject({ text, at: from }, 0);
    if (isRecord(value) && Object.keys(value).length > 0) return value;
    from = text.indexOf('{', from + 1);
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function take(place: Place, expression: RegExp): string | null {
  expression.lastIndex = place.at;
  const found = expression.exec(place.text)?.[0] ?? null;
  place.at += found?.length ?? 0;
  return found;
}

function skip(place: Place, mark: string): boolean {
  take(place, BLANK);
  if (place.text[place.at] !== mark) return false;
  place.at += 1;
  return true;
}

function readValue(place: Place, depth: number): Read {
  take(place, BLANK);
  const next = place.text[place.at];
  if (depth > DEEPEST) return BROKEN;
  if (next === '{') return readObject(place, depth);
  if (next === '[') return readList(place, depth);
  if (next === '"') return readString(place);
  const literal = take(place, LITERAL);
  if (literal !== null) return { value: LITERALS.get(literal), whole: true };
  const number = take(place, NUMBER);
  return number === null ? BROKEN : { value: Number(number), whole: true };
}

function readString(place: Place): Read {
  const quoted = take(place, STRING);
  try {
    return quoted === null ? BROKEN : { value: JSON.parse(quoted), whole: true };
  } catch {
    return BROKEN;
  }
}

function readObject(place: Place, depth: number): Read {
  const pairs: [string, unknown][] = [];
  const read = (whole: boolean): Read => ({ value: Object.fromEntries(pairs), whole });
  skip(place, '{');
  for (;;) {
    while (skip(place, ','));
    if (skip(place, '}')) return read(true);
    const { value: name } = readString(place);
    if (typeof name !== 'string' || !skip(place, ':')) return read(false);
    const { value, whole } = readValue(place, depth + 1);
    if (value !== undefined) pairs.push([name, value]);
    if (!whole) return read(false);
  }
}

function readList(place: Place, depth: number): Read {
  const value: unknown[] = [];
  skip(place, '[');
  for (;;) {
    while (skip(place, ','));
    if (skip(place, ']')) return { value, whole: true };
    const item = readValue(place, depth + 1);
    if (!item.whole) return { value, whole: false };
    value.push(item.value);
  }
}
