import { expect, test } from 'vitest';
import { askedFor, countsSchema } from './counts.ts';
import { DEFAULT_DESIGN } from './default-design.ts';

test('what was asked for is told with its outline and its numbers, of what the design has', () => {
  expect(askedFor({ ...DEFAULT_DESIGN, features: ['Scuppers', 'Heating'] })).toEqual(['Scuppers', 'Heating']);
  expect(
    askedFor({
      ...DEFAULT_DESIGN,
      shape: 'L-shape',
      features: ['Scuppers', 'Heating'],
      counts: { Scuppers: 2, Bubblers: 4 },
    }),
  ).toEqual(['L-shape', 'Scuppers × 2', 'Heating']);
});

test('what is not counted has no number, and nothing stands in numbers no pool takes', () => {
  for (const counts of [{ Heating: 2 }, { Bubblers: 0 }, { Bubblers: 2.5 }, { Bubblers: 13 }])
    expect(countsSchema.safeParse(counts).success).toBe(false);
  expect(countsSchema.safeParse({ Bubblers: 12 }).success).toBe(true);
});
