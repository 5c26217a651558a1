import { fill } from './fill.ts';

export type NumberRange = { min: number; max: number };

const METERS_PER_FOOT = 0.3048;
export const meters = (feet: number) => Math.round(feet * METERS_PER_FOOT * 10) / 10;
export const squareMeters = (squareFeet: number) => Math.round(squareFeet * METERS_PER_FOOT ** 2);

/** Which feet a field takes, in both units where the sentence names both, and what stands in it instead of what was typed. */
export function saidRange(
  words: { readonly wrong: string; readonly kept: string },
  { min, max }: NumberRange,
  kept: number | null,
): string {
  const range = fill(words.wrong, { min, max, minMeters: meters(min), maxMeters: meters(max) });
  return kept === null ? range : `${range}. ${fill(words.kept, { value: kept })}`;
}
