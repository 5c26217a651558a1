import * as z from 'zod/mini';
import type { Controls } from '#domain/site/form-controls.ts';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';

// Word for word as specified.
export const ECO_POOL_SIZES = [
  { value: 'small', label: 'Small (12x24 feet)', lengthFt: 24, widthFt: 12 },
  { value: 'medium', label: 'Medium (16x32 feet)', lengthFt: 32, widthFt: 16 },
  { value: 'large', label: 'Large (20x40 feet)', lengthFt: 40, widthFt: 20 },
  { value: 'xl', label: 'Extra large (24x48 feet)', lengthFt: 48, widthFt: 24 },
] as const;

export const ECO_LOCATIONS = [
  { value: 'southwest', label: 'Southwest' },
  { value: 'southeast', label: 'Southeast' },
  { value: 'west', label: 'West' },
  { value: 'northeast', label: 'Northeast' },
  { value: 'midwest', label: 'Midwest' },
  { value: 'mountain', label: 'Mountain' },
] as const;

export const ENERGY_PRIORITIES = [
  { value: 'maximum', label: 'Maximum efficiency' },
  { value: 'high', label: 'High efficiency' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'basic', label: 'Basic' },
] as const;

export type EcoPoolSize = (typeof ECO_POOL_SIZES)[number]['value'];
export type EcoLocation = (typeof ECO_LOCATIONS)[number]['value'];
export type EnergyPriority = (typeof ENERGY_PRIORITIES)[number]['value'];

// Extra cost in dollars and points towards the score, as specified.
export const ECO_FEATURES = [
  { id: 'solar-heating', cost: 4_500, points: 25 },
  { id: 'led-lighting', cost: 1_200, points: 8 },
  { id: 'variable-pump', cost: 800, points: 15 },
  { id: 'pool-cover', cost: 3_200, points: 12 },
  { id: 'saltwater', cost: 1_500, points: 10 },
  { id: 'natural-filter', cost: 2_800, points: 15 },
] as const;

export type EcoFeature = (typeof ECO_FEATURES)[number]['id'];

const ECO_MESSAGES = {
  poolSize: 'Please select a pool size',
  location: 'Please select your location',
  energyPriority: 'Please select energy priority',
} as const;

const oneOf = <Value extends string>(options: readonly { value: Value }[], message: string) =>
  z.enum(
    options.map((option) => option.value),
    message,
  );

export const ecoFormSchema = z.object({
  poolSize: oneOf(ECO_POOL_SIZES, ECO_MESSAGES.poolSize),
  location: oneOf(ECO_LOCATIONS, ECO_MESSAGES.location),
  energyPriority: oneOf(ENERGY_PRIORITIES, ECO_MESSAGES.energyPriority),
  features: z
    .array(
      z.enum(
        ECO_FEATURES.map((feature) => feature.id),
        CHOOSE_ONE,
      ),
      CHOOSE_ONE,
    )
    .check(z.overwrite((chosen) => [...new Set(chosen)])),
});

export type EcoForm = z.infer<typeof ecoFormSchema>;

/** Features are chosen on cards of their own. */
export const ECO_CONTROLS: Controls<Exclude<keyof EcoForm, 'features'>> = {
  poolSize: { kind: 'choice', required: true, options: ECO_POOL_SIZES },
  location: { kind: 'choice', required: true, options: ECO_LOCATIONS },
  energyPriority: { kind: 'choice', required: true, options: ENERGY_PRIORITIES },
};

export const ECO_ANALYSIS_MS = 3500;

export function poolOf(size: EcoPoolSize): { lengthFt: number; widthFt: number } {
  const pool = ECO_POOL_SIZES.find((option) => option.value === size);
  if (!pool) throw new RangeError(`no pool of size ${size}`);
  return pool;
}

export function extraCost(features: readonly EcoFeature[]): number {
  return ECO_FEATURES.reduce((sum, { id, cost }) => sum + (features.includes(id) ? cost : 0), 0);
}
