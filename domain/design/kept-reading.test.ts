import { expect, test } from 'vitest';
import { interpret } from './interpret.ts';
import { keptReading } from './kept-reading.ts';
import { pieceNow } from './piece-now.ts';

const read = interpret('A lagoon 16 by 36, 3 to 6 ft deep, with a hot tub, no slide, budget 90k, kids');
const piece = (value: string) => {
  const found = read.understood.find((one) => one.value === value);
  if (!found) throw new Error(`nothing was read as ${value}`);
  return found;
};

test('an untouched phrase stands for what it was read as', () => {
  for (const one of read.understood)
    expect(pieceNow(one, read.design, read.design, read.budget)).toEqual({
      label: one.label,
      wanted: one.wanted,
    });
});

test('a corrected phrase tells the correction', () => {
  const now = {
    ...read.design,
    features: [],
    lengthFt: 40,
    deepFt: 5,
    style: 'Modern',
    childFriendly: false,
  } as const;
  const told = (value: string) => pieceNow(piece(value), read.design, { ...now, features: [] }, null);
  expect(told('Raised Spa')).toEqual({ label: 'No Raised Spa', wanted: false });
  expect(told('36')).toEqual({ label: '40 ft long, 16 ft wide', wanted: true });
  expect(told('3')).toEqual({ label: 'Depth 3 to 5 ft', wanted: true });
  expect(told('Lagoon')).toEqual({ label: 'Modern', wanted: true });
  expect(told('true')).toEqual({ label: 'No small children', wanted: false });
  expect(told('90000')).toEqual({ label: 'Not a budget', wanted: false });
});

test('a link that is opened again shows the words with what they have become since', () => {
  const kept = keptReading({ ...read.design, features: ['Slide'], deepFt: 7 });
  const label = (text: string) => kept.understood.find((one) => one.text === text)?.label;
  expect(label('hot tub')).toBe('No Raised Spa');
  expect(label('slide')).toBe('Slide');
  expect(kept.negated).toEqual([]);
  expect(kept.budget).toBe(90_000);
  expect(label('3 to 6 ft deep')).toBe('Depth 3 to 7 ft');
});

test('what was assumed and then said is assumed no longer', () => {
  const plain = interpret('a pool');
  const fields = (design: typeof plain.design) => keptReading(design).assumptions.map(({ field }) => field);
  expect(fields(plain.design)).toContain('deepFt');
  expect(fields({ ...plain.design, deepFt: 7 })).not.toContain('deepFt');
});

test('a design without words has nothing to mark', () => {
  expect(keptReading({ ...read.design, words: '' })).toMatchObject({ understood: [], assumptions: [] });
});
