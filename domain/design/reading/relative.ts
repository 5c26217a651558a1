import { matchFrom, pattern } from './pattern.ts';
import type { Item, Text } from './text.ts';

// A length told by another: "about half that", "twice as long as the deck", "20 percent smaller than my neighbor's 40 footer".

export type Relative = { ratio: number; of: number; at: number; field: 'length' | 'width' };

const JOIN = 'that|the|as|of|size|length|long|big|wide|its|it|those|this|my|our';
const RATIOS: readonly [row: string, ratio: (amount: number) => number | null][] = [
  [`half ${JOIN}`, () => 0.5],
  [`twice|double ${JOIN}`, () => 2],
  [`third ${JOIN}`, () => 1 / 3],
  [`quarter ${JOIN}`, () => 0.25],
  ['same length|size as', () => 1],
  ['MEASURE that|of|the', (amount) => (amount > 0 && amount < 1 ? amount : null)],
  ['MEASURE percent|% smaller|shorter|less|narrower', (amount) => 1 - amount / 100],
  ['MEASURE percent|% bigger|larger|longer|more', (amount) => 1 + amount / 100],
];
// How any of them begins: most items need no trying.
const STARTS = new Set(['half', 'twice', 'double', 'third', 'quarter', 'same']);
const AFTER_AMOUNT = new Set(['percent', '%', 'that', 'of', 'the']);
// "the steps take up half of it"
const TAKES =
  /^(up|take|takes|took|eat|eats|ate|lose|loses|lost|other|uses|used|kept|only|first|second|top|bottom)$/;
// "half that long" leans on what was said
const SAID_BEFORE = pattern('half|twice|double|third|quarter that|this|those');
// "half my bookings", "half the house": it is named, or of no length
const NAMES_IT = pattern('_ of? my|our|the !size|length');
const NOT_A_LENGTH = pattern('_4 depth|deep|price|cost|budget|acre|year|time');
const WIDTH = pattern('_3 wide');

const isLength = (item: Item | undefined) =>
  item?.measure?.kind === 'length' && (item.measure.parts[0]?.high ?? 0) >= 8;

// The measure it leans on: one just after ("our 42 foot house"), else the last one before.
function leansOn({ items }: Text, at: number, before: number): number {
  for (let next = at + 1; next <= at + 8 && items[next] && items[next]?.kind !== 'STOP'; next += 1)
    if (isLength(items[next])) return next;
  return before;
}

export function readRelatives(text: Text): Relative[] {
  const relatives: Relative[] = [];
  let before = -1;
  for (const [at, item] of text.items.entries()) {
    if (isLength(text.items[at - 1])) before = at - 1;
    const next = text.tokens[item.to]?.word ?? '';
    if (item.measure ? !AFTER_AMOUNT.has(next) : !STARTS.has(item.word)) continue;
    const found = RATIOS.find(([row]) => matchFrom(text, item.from, pattern(row)) !== -1);
    const ratio = found?.[1](item.measure?.parts[0]?.low ?? 0);
    if (
      !ratio ||
      TAKES.test(text.items[at - 1]?.word ?? '') ||
      matchFrom(text, item.from, NOT_A_LENGTH) !== -1
    )
      continue;
    const said = before !== -1 && matchFrom(text, item.from, SAID_BEFORE) !== -1;
    const of = said ? before : leansOn(text, at, matchFrom(text, item.from, NAMES_IT) === -1 ? before : -1);
    const field = matchFrom(text, item.from, WIDTH) === -1 ? 'length' : 'width';
    if (of !== -1) relatives.push({ ratio, of, at, field });
  }
  return relatives;
}
