// What the cost calculator asks: the values are stored and sent, the labels are read.

// A size begins where the pool is longer than this. Every tool that knows a length names the size by it.
export const SIZE_OVER_FT = { medium: 35, large: 45, custom: 55 } as const;

export const POOL_SIZES = [
  { value: 'small', label: `Small (up to ${SIZE_OVER_FT.medium} ft long)` },
  { value: 'medium', label: `Medium (up to ${SIZE_OVER_FT.large} ft)` },
  { value: 'large', label: `Large (up to ${SIZE_OVER_FT.custom} ft)` },
  { value: 'custom', label: 'Custom (longer or unusual)' },
] as const;

/** For who has not settled it: priced from the first to the last of these. */
export const UNSURE_SIZE = { value: 'unsure', label: 'Not sure yet (small to large)' } as const;
export const UNSURE_FROM_TO = { from: 'small', to: 'large' } as const;
export const SIZE_CHOICES = [...POOL_SIZES, UNSURE_SIZE] as const;

export const POOL_TYPES = [
  { value: 'rectangular', label: 'Rectangular' },
  { value: 'freeform', label: 'Freeform' },
  { value: 'kidney', label: 'Kidney' },
  { value: 'lap', label: 'Lap' },
  { value: 'infinity', label: 'Infinity edge' },
] as const;

export const POOL_MATERIALS = [
  { value: 'vinyl', label: 'Vinyl liner' },
  { value: 'fiberglass', label: 'Fiberglass' },
  { value: 'concrete', label: 'Concrete (gunite)' },
  { value: 'natural-stone', label: 'Natural stone' },
] as const;

export const POOL_FEATURES = [
  { value: 'heating', label: 'Heating' },
  { value: 'lighting', label: 'Lighting' },
  { value: 'waterfall', label: 'Waterfall' },
  { value: 'spa', label: 'Spa' },
] as const;

export const LOCATIONS = [
  { value: 'california', label: 'California' },
  { value: 'florida', label: 'Florida' },
  { value: 'texas', label: 'Texas' },
  { value: 'arizona', label: 'Arizona' },
  { value: 'nevada', label: 'Nevada' },
  { value: 'other', label: 'Another state or country' },
] as const;

export const TIMELINES = [
  { value: 'immediate', label: 'As soon as possible' },
  { value: '3months', label: 'Within 3 months' },
  { value: '6months', label: 'Within 6 months' },
  { value: 'planning', label: 'Just planning' },
] as const;

export type PoolSize = (typeof POOL_SIZES)[number]['value'];
export type SizeChoice = (typeof SIZE_CHOICES)[number]['value'];
export type PoolType = (typeof POOL_TYPES)[number]['value'];
export type PoolMaterial = (typeof POOL_MATERIALS)[number]['value'];
export type PoolFeature = (typeof POOL_FEATURES)[number]['value'];
export type PoolLocation = (typeof LOCATIONS)[number]['value'];
export type Timeline = (typeof TIMELINES)[number]['value'];

type Option<Value extends string> = { readonly value: Value; readonly label: string };

export function isOption<Value extends string>(
  options: readonly Option<Value>[],
  candidate: unknown,
): candidate is Value {
  return options.some((option) => option.value === candidate);
}

export function labelOf<Value extends string>(options: readonly Option<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
