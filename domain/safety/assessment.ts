import * as z from 'zod/mini';

// Nothing is required; an empty form is a pool without any protection.

export const POOL_TYPES = ['inground', 'aboveground', 'spa', 'natural'] as const;
export const CHILDREN_AGES = ['0-2', '3-5', '6-8', '9-12', '13+'] as const;
export const PROPERTY_TYPES = ['single-family', 'condo', 'apartment', 'commercial'] as const;
export const FENCE_TYPES = [
  'black-aluminum',
  'stockade',
  'chain-link',
  'vinyl',
  'glass',
  'wrought-iron',
  'mesh',
] as const;
export const PERIMETER_FENCE_TYPES = [
  'black-aluminum',
  'stockade',
  'chain-link',
  'vinyl',
  'privacy-wood',
  'composite',
] as const;

export const SAFE_FENCE_HEIGHT_FT = 4.5;
export const LATCH_HEIGHT_IN = 54;
export const FENCE_HEIGHT = { min: 0, max: 20, step: 0.5 } as const;
export const STATE_MAX_LENGTH = 60;

export const safetyAssessmentSchema = z.object({
  poolType: z.optional(z.enum(POOL_TYPES)),
  childrenAges: z._default(z.array(z.enum(CHILDREN_AGES)).check(z.maxLength(CHILDREN_AGES.length)), []),
  propertyType: z.optional(z.enum(PROPERTY_TYPES)),
  state: z._default(z.string().check(z.maxLength(STATE_MAX_LENGTH)), ''),
  hasExistingFence: z._default(z.boolean(), false),
  fenceType: z.optional(z.enum(FENCE_TYPES)),
  fenceHeight: z.optional(z.number().check(z.gte(FENCE_HEIGHT.min), z.lte(FENCE_HEIGHT.max))),
  hasPerimeterFence: z._default(z.boolean(), false),
  perimeterFenceType: z.optional(z.enum(PERIMETER_FENCE_TYPES)),
  hasPoolCover: z._default(z.boolean(), false),
  hasElectricCover: z._default(z.boolean(), false),
  hasScreenEnclosure: z._default(z.boolean(), false),
  hasAlarm: z._default(z.boolean(), false),
  // Exists but is unused.
  supervisionLevel: z.optional(z.string().check(z.maxLength(60))),
});

export type SafetyAssessment = z.infer<typeof safetyAssessmentSchema>;
// What a form holds before the defaults are filled in.
export type SafetyAnswers = z.input<typeof safetyAssessmentSchema>;

export const EMPTY_SAFETY_ASSESSMENT: SafetyAssessment = {
  childrenAges: [],
  state: '',
  hasExistingFence: false,
  hasPerimeterFence: false,
  hasPoolCover: false,
  hasElectricCover: false,
  hasScreenEnclosure: false,
  hasAlarm: false,
};

// A fence whose height nobody measured cannot count as tall enough.
export function fenceIsTallEnough(assessment: SafetyAssessment): boolean {
  return (assessment.fenceHeight ?? 0) >= SAFE_FENCE_HEIGHT_FT;
}
