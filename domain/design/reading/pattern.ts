import { CLASSES } from './tables/classes.ts';
import type { Text } from './text.ts';

// The one syntax of all tables. A row is a pattern; rows stand on lines of their own or between commas.
//
//   hot tub            these words in a row; plurals and hyphens change nothing
//   hot|warm tub       either word
//   (hot|get rid of)   either run of words
//   the?  (in the)?    may be missing
//   very*              any number of times, up to six; very** up to twelve
//   landscap~          any word that begins so
//   _  _3              any word, up to three of them, within one clause
//   POOL               all words of an item that is this (text.ts), or one word of a class (tables/classes.ts)
//   #                  the item the question is about
//   !x  &x             x does not follow, x follows: neither takes a word
//   END                nothing follows
//
// The lexicon holds rows of words, choices and missing parts only: they are spelled out once, when it is built.

type Part = {
  test: ((text: Text, at: number) => number) | Run[];
  least: number;
  most: number;
  look: '' | '!' | '&';
  /** One word, no more and no less. */
  plain: boolean;
  /** For the lexicon. */
  said: string[];
};
export type Pattern = Part[];
/** One run of a choice, and the words it must begin with; null where more than words may stand first. */
type Run = { parts: Pattern; first: ReadonlySet<string> | null };

const MANY = 6;
const NO = -1;

const cache = new Map<string, Pattern>();

export function pattern(row: string): Pattern {
  const known = cache.get(row);
  if (known) return known;
  const parts = splitOutside(row.trim(), ' ').map(part);
  cache.set(row, parts);
  return parts;
}

export const rows = (table: string): string[] =>
  splitOutside(table, /[,\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

function splitOutside(text: string, separator: string | RegExp): string[] {
  const pieces: string[] = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    const apart =
      depth === 0 && (typeof separator === 'string' ? character === separator : separator.test(character));
    if (apart) pieces.push('');
    else pieces[pieces.length - 1] += character;
  }
  return pieces.filter((piece) => piece !== '');
}

function part(source: string): Part {
  const [, look = '', body = '', times = ''] = /^([!&]?)(.+?)(\?|\*{0,2})$/.exec(source) ?? [];
  const gap = /^_(\d)$/.exec(body);
  const most = gap ? Number(gap[1]) : times === '**' ? 2 * MANY : times === '*' ? MANY : 1;
  const least = gap || times !== '' ? 0 : 1;
  const group = /^\((.*)\)$/.exec(body)?.[1];
  const runs =
    group === undefined
      ? null
      : splitOutside(group, '|')
          .map(pattern)
          .map((parts): Run => ({ parts, first: firstWords(parts) }));
  return {
    test: runs ?? oneOf(body.split('|').flatMap(named)),
    least,
    most,
    look: look === '!' || look === '&' ? look : '',
    plain: runs === null && look === '' && least === 1 && most === 1,
    said: runs ? runs.flatMap(({ parts }) => spelledOut(parts)) : body.split('|'),
  };
}

// a row may hold the word "constructor", which every record answers to
const named = (name: string) => (Object.hasOwn(CLASSES, name) ? CLASSES[name]?.split(' ') : null) ?? [name];

function firstWords([first]: Pattern): Run['first'] {
  const words = first?.plain ? first.said.flatMap(named) : [];
  return words.length === 0 || words.some((word) => /[A-Z_#~]/.test(word)) ? null : new Set(words);
}

/** All the ways a row of the lexicon can be said. */
export function spelledOut(parts: Pattern): string[] {
  let said = [''];
  for (const { said: ways, least } of parts)
    said = said.flatMap((before) => [
      ...(least === 0 ? [before] : []),
      ...ways.map((way) => `${before} ${way}`.trim()),
    ]);
  return said;
}

function oneOf(names: string[]): (text: Text, at: number) => number {
  const words = new Set(names.filter((name) => !/[A-Z_#~]/.test(name)));
  const begins = names.filter((name) => name.endsWith('~')).map((name) => name.slice(0, -1));
  const kinds = names.filter((name) => /^[A-Z]{2,}$/.test(name));
  const [any, asked, end] = [
    names.some((name) => /^_\d?$/.test(name)),
    names.includes('#'),
    names.includes('END'),
  ];
  return (text, at) => {
    const token = text.tokens[at];
    if (!token) return end ? at : NO;
    if (words.has(token.word) || words.has(token.stem)) return at + 1;
    if (begins.some((start) => token.word.startsWith(start))) return at + 1;
    const item = text.itemAt(at);
    if (asked && item === text.asked) return item.to;
    if (any && item?.kind !== 'STOP' && item?.kind !== 'COMMA') return at + 1;
    return item && item.from === at && kinds.some((kind) => item.is.has(kind)) ? item.to : NO;
  };
}

// Hyphens inside a run do not matter: "swim-up bar" is "swim up bar".
const pastHyphen = ({ tokens }: Text, at: number): number => {
  const token = tokens[at];
  return token?.word === '-' && tokens[at - 1]?.end === token.start ? at + 1 : at;
};

/** What else must match after a part, and where that ends. */
type Rest = (end: number) => number;
const nothingElse: Rest = (end) => end;

function once({ test }: Part, text: Text, from: number, rest: Rest): number {
  const at = pastHyphen(text, from);
  if (typeof test === 'function') {
    const end = test(text, at);
    return end === NO ? NO : rest(end);
  }
  const token = text.tokens[at];
  for (const { parts, first } of test) {
    if (first && !(token && (first.has(token.word) || first.has(token.stem)))) continue;
    const end = follow(parts, 0, text, at, rest);
    if (end !== NO) return end;
  }
  return NO;
}

function follow(parts: Pattern, from: number, text: Text, start: number, rest: Rest): number {
  let index = from;
  let at = start;
  // Parts that can be in one way only need no trying.
  for (let part = parts[index]; part?.plain && typeof part.test === 'function'; part = parts[index]) {
    at = part.test(text, pastHyphen(text, at));
    if (at === NO) return NO;
    index += 1;
  }
  const next = parts[index];
  if (!next) return rest(at);
  if (next.look !== '') {
    const follows = once(next, text, at, nothingElse) !== NO;
    return follows === (next.look === '&') ? follow(parts, index + 1, text, at, rest) : NO;
  }
  const again = (times: number, here: number): number => {
    const more =
      times < next.most ? once(next, text, here, (end) => (end > here ? again(times + 1, end) : NO)) : NO;
    return more === NO && times >= next.least ? follow(parts, index + 1, text, here, rest) : more;
  };
  return again(0, at);
}

/** Where the pattern ends when it begins at this word, or -1. */
export const matchFrom = (text: Text, at: number, parts: Pattern): number =>
  follow(parts, 0, text, at, nothingElse);
