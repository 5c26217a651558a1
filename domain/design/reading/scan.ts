import { matchFrom, pattern } from './pattern.ts';
import { mayBegin } from './row-index.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

// Two ways of asking what stands around an item.

/** Go on to the next item. */
export const ON = Symbol('on');
/** Answer what was noted on the way. */
export const NOTED = Symbol('noted');

type Answer<Value> = Value | typeof ON | typeof NOTED | { note: Value } | { unlessNoted: Value };
/** The first row whose pattern begins at an item decides; a row may hold for the nearest items only. */
type ScanRow<Value> = readonly [row: string, answer: Answer<Value>, within?: number];

const isOf = <Key extends string>(answer: unknown, key: Key): answer is Record<Key, unknown> =>
  typeof answer === 'object' && answer !== null && key in answer;

/** Walks from an item to one side, at most so many items, until a row answers. */
export function scan<Value extends string | boolean | null>(
  side: 'left' | 'right',
  reach: number,
  otherwise: Value,
  table: readonly ScanRow<Value>[],
): (text: Text, at: number) => Value {
  const compiled = table.map(([row, answer, within = reach]) => {
    const parts = pattern(row);
    return { parts, begins: mayBegin(parts), answer, within };
  });
  const step = side === 'left' ? -1 : 1;
  return (text, at) => {
    let noted: Value | undefined;
    for (let away = 1; away <= reach; away += 1) {
      const item = text.items[at + step * away];
      if (!item) break;
      const token = text.tokens[item.from];
      const row = compiled.find(
        ({ parts, begins, within }) =>
          away <= within && canBegin(token, begins) && matchFrom(text, item.from, parts) !== -1,
      );
      if (!row || row.answer === ON) continue;
      if (row.answer === NOTED) break;
      if (isOf(row.answer, 'note')) noted = row.answer.note;
      else if (isOf(row.answer, 'unlessNoted')) return noted ?? row.answer.unlessNoted;
      else if (typeof row.answer !== 'symbol') return row.answer;
    }
    return noted ?? otherwise;
  };
}

// A hyphen stands for the word after it.
const canBegin = (token: Token | undefined, begins: (token: Token) => boolean): boolean =>
  !token || token.word === '-' || begins(token);

const APART = /^(STOP|COMMA|MEASURE)$/;

/** The first row that holds around an item. What stands before it in the pattern is in the same clause. */
export function around<Value>(
  text: Text,
  at: number,
  table: readonly (readonly [row: string, value: Value, ...rest: unknown[]])[],
  reach = 6,
  apart = APART,
): Value | null {
  const item = text.items[at];
  if (!item) return null;
  const asking = { ...text, asked: item };
  let first = at;
  while (first > 0 && first > at - reach && !apart.test(text.items[first - 1]?.kind ?? 'STOP')) first -= 1;
  const from = text.items[first]?.from ?? item.from;
  for (const [row, value] of table) {
    const parts = pattern(row);
    const begins = mayBegin(parts);
    for (let start = item.from; start >= from; start -= 1) {
      if (!canBegin(text.tokens[start], begins)) continue;
      if (matchFrom(asking, start, parts) !== -1) return value;
    }
  }
  return null;
}

export const isAround = (text: Text, at: number, row: string, reach?: number): boolean =>
  around(text, at, [[row, true]], reach) === true;
