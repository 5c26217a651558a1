import * as z from 'zod/mini';
import { emailAddress } from '#domain/site/email-address.ts';
import { CHOOSE_ONE } from '#domain/site/form-messages.ts';
import {
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  type PoolFeature,
  TIMELINES,
} from './options.ts';

// Word for word as specified.
export const ESTIMATE_MESSAGES = {
  size: 'Please select a pool size',
  type: 'Please select a pool type',
  material: 'Please select a material',
  location: 'Please select your location',
  timeline: 'Please select a timeline',
} as const;

const oneOf = <Value extends string>(options: readonly { value: Value }[], message: string) =>
  z.enum(
    options.map((option) => option.value),
    message,
  );

export const estimateFields = {
  email: emailAddress,
  size: oneOf(POOL_SIZES, ESTIMATE_MESSAGES.size),
  type: oneOf(POOL_TYPES, ESTIMATE_MESSAGES.type),
  material: oneOf(POOL_MATERIALS, ESTIMATE_MESSAGES.material),
  location: oneOf(LOCATIONS, ESTIMATE_MESSAGES.location),
  timeline: oneOf(TIMELINES, ESTIMATE_MESSAGES.timeline),
};

export const featureList = z
  .array(oneOf(POOL_FEATURES, CHOOSE_ONE), CHOOSE_ONE)
  .check(z.overwrite((features) => [...new Set(features)]));

export const estimateFormSchema = z.object({ ...estimateFields, features: featureList });
export type EstimateForm = z.infer<typeof estimateFormSchema>;
export type EstimateChoices = Omit<EstimateForm, 'email'>;

// What the controls hold: a select that nobody has touched is an empty text.
export type EstimateFormValues = {
  [Field in keyof EstimateForm]: Field extends 'features'
    ? PoolFeature[]
    : Field extends 'email'
      ? string
      : EstimateForm[Field] | '';
};

export const EMPTY_ESTIMATE_FORM: EstimateFormValues = {
  email: '',
  size: '',
  type: '',
  material: '',
  features: [],
  location: '',
  timeline: '',
};
