import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';

// What four measures of a rectangular pool with an even floor come to.

export type PoolMeasures = { length: number; width: number; shallow: number; deep: number };

const LARGEST_FT = 500;

const within = (feet: unknown): feet is number =>
  typeof feet === 'number' && Number.isFinite(feet) && feet > 0 && feet <= LARGEST_FT;

/** All four, or nothing to draw yet. */
export const poolMeasures = (
  length: unknown,
  width: unknown,
  shallow: unknown,
  deep: unknown,
): PoolMeasures | undefined =>
  within(length) && within(width) && within(shallow) && within(deep)
    ? { length, width, shallow, deep }
    : undefined;

/** To the nearest hundred: more would pretend to know the shape. */
export const gallonsOf = ({ length, width, shallow, deep }: PoolMeasures): number =>
  Math.round((length * width * ((shallow + deep) / 2) * GALLONS_PER_CUBIC_FOOT) / 100) * 100;
