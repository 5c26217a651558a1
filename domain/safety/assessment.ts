import * as z from 'zod/mini';
import { CHOOSE_ONE, TICK_OR_NOT } from '#domain/site/form-messages.ts';
import { tooLong } from '#domain/site/plain-text.ts';

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
const STATE_MAX_LENGTH = 60;

const SAFETY_MESSAGES = {
  choice: CHOOSE_ONE,
  tick: TICK_OR_NOT,
  fenceHeight: `Between ${FENCE_HEIGHT.min} and ${FENCE_HEIGHT.max} feet`,
} as const;

const ticked = z._default(z.boolean(SAFETY_MESSAGES.tick), false);
const short = (limit: number) => z.string(SAFETY_MESSAGES.choice).check(z.maxLength(limit, tooLong(limit)));

const fields = z.object({
  poolType: z.optional(z.enum(POOL_TYPES, SAFETY_MESSAGES.choice)),
  childrenAges: z._default(
    z
      .array(z.enum(CHILDREN_AGES, SAFETY_MESSAGES.choice), SAFETY_MESSAGES.choice)
      .check(z.maxLength(CHILDREN_AGES.length, SAFETY_MESSAGES.choice)),
    [],
  ),
  propertyType: z.optional(z.enum(PROPERTY_TYPES, SAFETY_MESSAGES.choice)),
  state: z._default(short(STATE_MAX_LENGTH), ''),
  hasExistingFence: ticked,
  fenceType: z.optional(z.enum(FENCE_TYPES, SAFETY_MESSAGES.choice)),
  fenceHeight: z.optional(z.number(SAFETY_MESSAGES.fenceHeight)),
  hasPerimeterFence: ticked,
  perimeterFenceType: z.optional(z.enum(PERIMETER_FENCE_TYPES, SAFETY_MESSAGES.choice)),
  hasPoolCover: ticked,
  hasElectricCover: ticked,
  hasScreenEnclosure: ticked,
  hasAlarm: ticked,
  // Exists but is unused.
  supervisionLevel: z.optional(short(60)),
});

// A fence that was unticked again leaves nothing behind: its fields are out of sight, so they may neither count nor refuse.
function withoutHiddenAnswers({
  fenceType,
  fenceHeight,
  perimeterFenceType,
  ...answers
}: z.infer<typeof fields>) {
  return {
    ...answers,
    ...(answers.hasExistingFence ? { fenceType, fenceHeight } : {}),
    ...(answers.hasPerimeterFence ? { perimeterFenceType } : {}),
  };
}

export const safetyAssessmentSchema = fields.check(
  z.overwrite(withoutHiddenAnswers),
  z.refine(
    ({ fenceHeight: feet }) => feet === undefined || (feet >= FENCE_HEIGHT.min && feet <= FENCE_HEIGHT.max),
    {
      error: SAFETY_MESSAGES.fenceHeight,
      path: ['fenceHeight'],
    },
  ),
);

export type SafetyAssessment = z.infer<typeof safetyAssessmentSchema>;
// What a form holds before the defaults are filled in.
export type SafetyAnswers = z.input<typeof safetyAssessmentSchema>;

// Every field has its default.
export const EMPTY_SAFETY_ASSESSMENT: SafetyAssessment = safetyAssessmentSchema.parse({});

// A fence whose height nobody measured cannot count as tall enough.
export function fenceIsTallEnough(assessment: SafetyAssessment): boolean {
  return (assessment.fenceHeight ?? 0) >= SAFE_FENCE_HEIGHT_FT;
}
