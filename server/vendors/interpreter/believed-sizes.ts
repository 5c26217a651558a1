import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import type { Assumption } from '#domain/design/interpret.ts';
import { type Dimension, readDimensions } from '#domain/design/reading/dimensions.ts';
import { roundOut } from '#domain/design/reading/shapes.ts';
import { readSizes } from '#domain/design/reading/styles.ts';
import { resolveDimensions } from '#domain/design/resolve-dimensions.ts';
import type { Evidence } from './evidence.ts';
import type { ModelClaims } from './model-claims.ts';
import { takeNumber } from './said-numbers.ts';
import { type Tally, weigh } from './tally.ts';

// A size is believed where its number is among those of the words. What follows from it is worked out anew.

export const SIDES = ['lengthFt', 'widthFt', 'shallowFt', 'deepFt'] as const;
export type Side = (typeof SIDES)[number];

const FIELD_OF = {
  lengthFt: 'length',
  widthFt: 'width',
  shallowFt: 'shallow',
  deepFt: 'deep',
} as const satisfies Record<Side, Dimension['field']>;

// For words in which not even a number was read: a pool as pools are.
const SANE: Record<Side, { min: number; max: number }> = {
  lengthFt: { min: 12, max: 60 },
  widthFt: { min: 8, max: 30 },
  shallowFt: { min: 2, max: 5 },
  deepFt: { min: 3, max: 9 },
};

const tenth = (feet: number) => Math.round(feet * 10) / 10;

export const isSide = (field: string): field is Side => SIDES.some((side) => side === field);

export type BelievedSizes = Partial<Record<Side, number>>;

export function believedSizes(evidence: Evidence, claims: ModelClaims, tally: Tally): BelievedSizes {
  const { read, numbers, strange, hasNumbers } = evidence;
  const sizes: BelievedSizes = {};
  const isAssumed = (side: Side) => read.assumptions.some(({ field }) => field === side);
  const isOurs = (side: Side) => claims[side] !== null && tenth(claims[side]) === read.design[side];
  const isAgreed = (side: Side) => isOurs(side) && !isAssumed(side);
  // What both readers found takes its number first.
  for (const side of SIDES.toSorted((a, b) => Number(isAgreed(b)) - Number(isAgreed(a)))) {
    const claim = claims[side];
    // An assumption that the model shares is an assumption still.
    if (claim === null || (isOurs(side) && isAssumed(side))) continue;
    const isSaid = takeNumber(numbers, claim) || isAgreed(side) || isSameDepth(side, claim, sizes);
    const isSane = strange && !hasNumbers && claim >= SANE[side].min && claim <= SANE[side].max;
    if (weigh(tally, isSaid || isSane)) sizes[side] = tenth(claim);
  }
  return sizes;
}

// One number may tell the depth everywhere; no other is told twice.
const isSameDepth = (side: Side, claim: number, { shallowFt, deepFt }: BelievedSizes) =>
  (side === 'deepFt' && shallowFt === tenth(claim)) || (side === 'shallowFt' && deepFt === tenth(claim));

type Settled = { sizes: Pick<Design, Side>; assumptions: Assumption[] };

/** The four sizes of the design as it now is, with what had to be assumed for them. */
export function settleSizes({ text }: Evidence, design: Design, sizes: BelievedSizes): Settled {
  const dimensions = readDimensions(text);
  const claimed = SIDES.flatMap((side): Dimension[] => {
    const feet = sizes[side];
    return feet === undefined ? [] : [{ field: FIELD_OF[side], feet, at: 0 }];
  });
  const kept = dimensions.found.filter(({ field }) => !claimed.some((claim) => claim.field === field));
  const assumptions: Assumption[] = [];
  const features = new Map(design.features.map((feature): [Feature, boolean] => [feature, true]));
  const plunge = readSizes(text).some((reading) => reading.wanted && reading.plunge);
  const { style, shape, size, childFriendly } = design;
  const found = [...claimed, ...kept];
  if (shape === 'Round') roundOut(found);
  const settled = resolveDimensions(
    { dimensions: { ...dimensions, found }, style, shape, size, childFriendly, features, plunge },
    assumptions,
  );
  return { sizes: settled, assumptions };
}
