import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { resultMailSchema } from '#domain/assessment/result-mail.ts';
import { designMailSchema } from '#domain/design/design-answer.ts';
import { transcriptSchema } from '#domain/design/transcript.ts';
import { assumptionsSchema, startingAssumptions } from '#domain/eco/assumptions.ts';
import { ecoFormSchema } from '#domain/eco/eco-form.ts';
import { costCalculationSchema } from '#domain/estimate/cost-calculation.ts';
import { estimateFormSchema } from '#domain/estimate/estimate-form.ts';
import { estimatePdfQuery } from '#domain/estimate/estimate-pdf.ts';
import { contactFormSchema, EMPTY_CONTACT_FORM } from '#domain/inquiry/contact-form.ts';
import { contactSubmissionSchema } from '#domain/inquiry/contact-submission.ts';
import { intakeFormSchema } from '#domain/intake/intake-form.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { EMPTY_SAFETY_ASSESSMENT, safetyAssessmentSchema } from '#domain/safety/assessment.ts';
import { optimizationFormSchema } from '#domain/yard/optimization-form.ts';
import { DEFAULT_SITE_PLAN, sitePlanSchema } from '#domain/yard/site-plan.ts';

type Sample = Record<string, unknown>;

const contact: Sample = {
  ...EMPTY_CONTACT_FORM,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
};
const estimate: Sample = {
  email: 'ann@example.com',
  size: 'small',
  type: 'lap',
  material: 'vinyl',
  location: 'texas',
  timeline: 'planning',
};
const eco = {
  poolSize: 'medium',
  location: 'west',
  energyPriority: 'high',
  features: ['saltwater'],
} as const;
const safety: Sample = {
  ...EMPTY_SAFETY_ASSESSMENT,
  poolType: 'spa',
  propertyType: 'condo',
  hasExistingFence: true,
  fenceType: 'mesh',
  fenceHeight: 5,
  hasPerimeterFence: true,
  perimeterFenceType: 'vinyl',
  supervisionLevel: '',
};
const { structures: _onlyInDrafts, ...asked } = SAMPLE_INTAKE;
const intake: Sample = {
  ...asked,
  hasHOA: true,
  hoaGuidelines: '',
  fireFeatures: ['Fireplace'],
  equipmentBrand: 'pentair',
  specialRequests: '',
  sketchNotes: '',
};

// Every schema that answers a form on the site, with a good answer to each of its fields.
const FORMS: [string, z.core.$ZodType, Sample][] = [
  ['contact form', contactFormSchema, contact],
  ['contact call', contactSubmissionSchema, { ...contact, poolStyle: '', poolLength: '', features: '' }],
  ['calculator form', estimateFormSchema, { ...estimate, features: ['spa'] }],
  ['calculator call', costCalculationSchema, { ...estimate, features: '["spa"]', estimatedCost: 60_000 }],
  ['estimate on paper', estimatePdfQuery, { ...estimate, features: '["spa"]' }],
  [
    'optimization',
    optimizationFormSchema,
    { yardLength: 50, yardWidth: 30, budget: 75_000, priority: 'family' },
  ],
  ['plot', sitePlanSchema, { ...DEFAULT_SITE_PLAN }],
  ['eco', ecoFormSchema, { ...eco }],
  ['eco assumptions', assumptionsSchema, startingAssumptions({ ...eco, features: [...eco.features] })],
  ['child safety', safetyAssessmentSchema, safety],
  ['intake', intakeFormSchema(() => '2026-11-15'), { ...intake, targetStartDate: '2027-03-01' }],
  ['design words', transcriptSchema, { transcript: 'a pool' }],
  ['design by mail', designMailSchema, { email: 'ann@example.com', website: '' }],
  [
    'result by mail',
    resultMailSchema,
    { email: 'ann@example.com', assessment: { kind: 'safety', answers: safety } },
  ],
];

// What a text, a number, a tick or a list may come to hold, on our page or on an altered one.
const ODD: Record<string, unknown[]> = {
  string: [undefined, null, '', '  ', '\u0000', 'x', 'x'.repeat(20_000), 7, true, [], {}],
  number: [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1e9, 1e9, 0.001, '5', true, {}],
  boolean: [null, 'on', 1, []],
  object: [null, 'x', 7, ['x'], ['x'.repeat(20_000)], [7], Array.from({ length: 500 }, () => 'spa'), {}],
};
const LIBRARY_WORDS = /^(Invalid|Too (big|small)|Expected|Required$|Unrecognized)|expected/i;

test.each(FORMS)('%s: whatever is wrong is said in a sentence of ours', (_name, schema, good) => {
  const messagesFor = (value: Sample) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
  expect(messagesFor(good)).toEqual([]);
  for (const [field, sample] of Object.entries(good))
    for (const odd of ODD[typeof sample] ?? [])
      for (const message of messagesFor({ ...good, [field]: odd }))
        expect(message, `${field}: ${String(odd).slice(0, 20)}`).not.toMatch(LIBRARY_WORDS);
});
