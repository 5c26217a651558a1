import * as z from 'zod/mini';
import { assumptionsSchema } from '#domain/eco/assumptions.ts';
import { ecoFormSchema } from '#domain/eco/eco-form.ts';
import { safetyAssessmentSchema } from '#domain/safety/assessment.ts';
import { emailAddress } from '#domain/site/email-address.ts';
import { CHECK_ANSWERS } from '#domain/site/form-messages.ts';
import { optimizationFormSchema } from '#domain/yard/optimization-form.ts';
import { sitePlanSchema } from '#domain/yard/site-plan.ts';

// What travels to have a result mailed: the inputs, never the words. The server works the result out again.
export const assessmentSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('yard'), form: optimizationFormSchema, plan: sitePlanSchema }),
    z.object({ kind: z.literal('eco'), form: ecoFormSchema, assumptions: assumptionsSchema }),
    z.object({ kind: z.literal('safety'), answers: safetyAssessmentSchema }),
  ],
  CHECK_ANSWERS,
);

export type Assessment = z.infer<typeof assessmentSchema>;
export type AssessmentKind = Assessment['kind'];

export const resultMailSchema = z.object({ email: emailAddress, assessment: assessmentSchema });
