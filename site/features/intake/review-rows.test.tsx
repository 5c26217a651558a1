import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONTENT } from '#content/content.ts';
import { SHOWN_WHILE } from '#domain/intake/hidden-fields.ts';
import {
  type IntakeForm,
  type IntakeInput,
  intakeFormSchema,
  STEP_CONTROLS,
} from '#domain/intake/intake-form.ts';
import { toEntries } from '#domain/intake/intake-submission.ts';
import { EQUIPMENT_BRANDS, SPA_SIZES } from '#domain/intake/options.ts';
import { SAMPLE_INTAKE } from '#domain/intake/sample-intake.ts';
import { longDate } from '#domain/words/long-date.ts';
import { reviewRows } from './review-rows.ts';
import { StepFields } from './step-fields.tsx';
import { intakeWords, WordsProvider } from './words.ts';

const FILLED: IntakeInput = {
  ...SAMPLE_INTAKE,
  hasHOA: true,
  hoaGuidelines: 'Black fences only',
  poolLength: 31,
  fireFeatures: ['Fireplace'],
  equipmentBrand: 'pentair',
  targetStartDate: '2027-03-01',
  specialRequests: 'A quiet pump',
  sketchNotes: 'L-shaped',
};

const wordsOf = (values: IntakeInput) =>
  reviewRows(intakeWords(CONTENT), values, [])
    .flat()
    .map(({ words }) => words)
    .join('\n');

// A value as the review would word it.
const inReview = (name: string, value: string) => {
  const labels = [...SPA_SIZES, ...EQUIPMENT_BRANDS];
  if (name === 'targetStartDate') return longDate(value);
  if (name === 'spaSpillover') return 'spilling over';
  const list = value.startsWith('[') ? z.parse(z.array(z.string()), JSON.parse(value)).join(', ') : value;
  return labels.find((label) => label.value === list)?.label ?? list;
};

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('what the review shows is what is sent (HOA %s, spa %s)', (hasHOA, hasSpa) => {
  const values = { ...FILLED, hasHOA, hasSpa };
  const shown = wordsOf(values);
  const sent = toEntries(
    z.parse(
      intakeFormSchema(() => '2026-11-15'),
      values,
    ),
  );
  for (const [name, value] of sent) {
    const boxes = value === 'false' || ['hasHOA', 'hasSpa', 'consentGiven'].includes(name);
    if (!boxes) expect(shown).toContain(inReview(name, value));
  }
  const names = sent.filter(([, value]) => value !== 'false').map(([name]) => name);
  expect(names.includes('hoaGuidelines')).toBe(shown.includes('Black fences only'));
  expect(names.includes('spaSize')).toBe(shown.includes('8-10 people'));
  expect(names.includes('spaSpillover')).toBe(shown.includes('spilling over'));
});

test('every field that comes and goes with a box follows the rule', () => {
  function Steps({ values }: { values: IntakeInput }) {
    const form = useForm<IntakeInput, unknown, IntakeForm>({ defaultValues: values });
    return (
      <WordsProvider words={intakeWords(CONTENT)}>
        {STEP_CONTROLS.map((controls, before) => (
          <StepFields key={Object.keys(controls).join()} form={form} step={before + 1} />
        ))}
      </WordsProvider>
    );
  }
  const namesOf = (values: IntakeInput) =>
    new Set(
      [...renderToStaticMarkup(<Steps values={values} />).matchAll(/ name="(\w+)"/g)].map(([, name]) => name),
    );
  const unticked = namesOf({ ...FILLED, hasHOA: false, hasSpa: false });
  const hidden = [...namesOf(FILLED)].filter((name) => !unticked.has(name));
  expect(hidden.toSorted()).toEqual(Object.keys(SHOWN_WHILE).toSorted());
});
