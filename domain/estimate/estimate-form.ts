import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { type Controls, LAST_EMAIL, type Option } from '#domain/site/form-controls.ts';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';
import { LOCATIONS, POOL_FEATURES, POOL_MATERIALS, POOL_TYPES, SIZE_CHOICES, TIMELINES } from './options.ts';

const oneOf = <Value extends string>(options: readonly { value: Value }[], message: string) =>
  z.enum(
    options.map((option) => option.value),
    message,
  );

// Messages word for word as specified. The paper and the figures need what the price needs; the rest may be missing there.
export const pricedFields = {
  size: oneOf(SIZE_CHOICES, 'Please select a pool size'),
  type: oneOf(POOL_TYPES, 'Please select a pool type'),
  material: oneOf(POOL_MATERIALS, 'Please select a material'),
};
export const unpricedFields = {
  location: oneOf(LOCATIONS, 'Please select your location'),
  timeline: oneOf(TIMELINES, 'Please select a timeline'),
};
export const estimateFields = { email: emailAddress, ...pricedFields, ...unpricedFields };

export const featureList = z
  .array(oneOf(POOL_FEATURES, CHOOSE_ONE), CHOOSE_ONE)
  .check(z.overwrite((features) => [...new Set(features)]));

export const estimateFormSchema = z.object({ ...estimateFields, features: featureList });
export type EstimateForm = z.infer<typeof estimateFormSchema>;
export type EstimateChoices = Omit<EstimateForm, 'email'>;

const choice = (options: readonly Option[]) => ({ kind: 'choice', required: true, options }) as const;

export const ESTIMATE_CONTROLS: Controls<keyof EstimateForm> = {
  size: choice(SIZE_CHOICES),
  type: choice(POOL_TYPES),
  material: choice(POOL_MATERIALS),
  location: choice(LOCATIONS),
  features: { kind: 'list', options: POOL_FEATURES, columns: 4, span: 2 },
  timeline: choice(TIMELINES),
  email: LAST_EMAIL,
};
