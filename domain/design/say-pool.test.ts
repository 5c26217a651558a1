import { expect, test } from 'vitest';
import { SHARED_DESIGN } from '#content/shared-design.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import type { Design } from './design.ts';
import { sayPool } from './say-pool.ts';

const pool = (change: Partial<Design>): Design => ({
  ...DEFAULT_DESIGN,
  style: 'Freeform',
  lengthFt: 30,
  widthFt: 15,
  features: [],
  ...change,
});
const titleOf = (change: Partial<Design>) => sayPool(SHARED_DESIGN, pool(change)).title;

test('a pool is told by its size, its kind and what stands out', () => {
  expect(titleOf({})).toBe('A 30 × 15 ft freeform pool');
  expect(titleOf({ features: ['Raised Spa', 'Fire Feature'] })).toBe(
    'A 30 × 15 ft freeform pool with a spa and a fire pit',
  );
  expect(titleOf({ style: 'Modern', shape: 'L-shape', features: ['Fire Feature'] })).toBe(
    'A 30 × 15 ft L-shaped modern pool with fire bowls',
  );
  expect(titleOf({ style: 'Rectangular', shape: 'Round', lengthFt: 24, widthFt: 24 })).toBe(
    'A 24 ft round pool',
  );
});

test('numbers that begin with a vowel get their article, and an infinity pool names its edge once', () => {
  expect(titleOf({ lengthFt: 18, widthFt: 9 })).toBe('An 18 × 9 ft freeform pool');
  expect(titleOf({ lengthFt: 80 })).toMatch(/^An 80 /);
  expect(titleOf({ lengthFt: 110 })).toMatch(/^A 110 /);
  expect(titleOf({ style: 'Infinity', features: ['Infinity Edge', 'Heating'] })).toBe(
    'A 30 × 15 ft infinity pool',
  );
});

test('what does not fit in the title follows in the description, without the words that somebody typed', () => {
  const { title, description } = sayPool(
    SHARED_DESIGN,
    pool({
      features: ['Raised Spa', 'Swim-Up Bar', 'Sunshelf', 'Waterfall', 'Heating'],
      shallowFt: 3.5,
      deepFt: 8,
      finish: 'pebble',
      deck: 'wood',
      words: 'For Grandma Ruth in Tulsa',
    }),
  );
  expect(title).toBe('A 30 × 15 ft freeform pool with a spa, a swim-up bar, and a sun shelf');
  expect(description).toMatch(
    /^3\.5 to 8 ft deep, pebble finish, wood deck\. Also a waterfall and heating\./,
  );
  expect(title + description).not.toMatch(/Ruth|Tulsa/);
});
