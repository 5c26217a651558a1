// Editorial rule: what is counted in a design, as it reads after its number.
import type { Feature } from '#domain/design/features.ts';
import type { Counted } from '#domain/words/fill.ts';

/** Everything a design counts: COUNTED in domain/design/counts.ts. */
export const COUNTED_THINGS: Readonly<Partial<Record<Feature, Counted>>> = {
  Waterfall: { one: '{count} waterfall', other: '{count} waterfalls' },
  Scuppers: { one: '{count} scupper', other: '{count} scuppers' },
  Bubblers: { one: '{count} bubbler', other: '{count} bubblers' },
  'Deck Jets': { one: '{count} deck jet', other: '{count} deck jets' },
  'Fire Feature': { one: '{count} fire feature', other: '{count} fire features' },
  'LED Lighting': { one: '{count} pool light', other: '{count} pool lights' },
};

/** Where somebody says how many, in the configurator and in the design tool. */
export const COUNT_CHOICE = {
  label: 'How many {things}',
  asManyAsFit: 'As many as fit',
  things: COUNTED_THINGS,
} as const;

/** And which kind of fire. */
export const FIRE_CHOICE = {
  label: 'Kind of fire',
  own: 'Whichever suits',
  bowls: 'Fire bowls',
  pit: 'Fire pit with seats',
  counted: {
    bowls: { one: '{count} fire bowl', other: '{count} fire bowls' },
    pit: { one: '{count} fire pit', other: '{count} fire pits' },
  },
} as const;
