import { withoutHiddenFields } from '#domain/intake/hidden-fields.ts';
import { type AskedField, INTAKE_CONTROLS, type IntakeInput } from '#domain/intake/intake-form.ts';
import { FILES_STEP, STEP_COUNT, stepOf } from '#domain/intake/intake-steps.ts';
import { type Control, inWords } from '#domain/site/form-controls.ts';
import { fill } from '#domain/words/fill.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { pageReader, tell } from '#site/language.ts';
import { metersBeside } from '#site/meters-beside.ts';
import type { IntakeWords } from './words.ts';

// What the visitor is about to send, step by step; what was left empty is left out.

type Words = Pick<IntakeWords, 'FORM' | 'LABELS'>;
export type ReviewRow = { label: string; words: string };
type Row = [label: string, words: string | undefined];

// What was chosen is said in the page's language, what was typed stays as it is.
const sayAnswer = (control: Control, value: unknown) => inWords(control, value, pageReader());

// Fields that are read together have one row, at the first of them.
const together = (
  { FORM: { review: said }, LABELS }: Words,
  values: IntakeInput,
): Partial<Record<AskedField, Row>> => ({
  fullName: [said.contact, `${values.fullName}, ${values.email}`],
  projectAddress: [
    said.address,
    `${values.projectAddress}, ${values.city}, ${values.state} ${values.zipCode}`,
  ],
  hasHOA: [said.hoa, values.hasHOA ? values.hoaGuidelines || said.hoaYes : ''],
  poolLength: [
    said.pool,
    metersBeside(
      fill(said.feet, { length: values.poolLength, width: values.poolWidth }),
      values.poolLength,
      values.poolWidth,
    ),
  ],
  shallowDepth: [said.depths, fill(said.depth, { shallow: values.shallowDepth, deep: values.deepDepth })],
  deckMaterial: [
    said.deck,
    fill(said.deckWords, { material: tell(values.deckMaterial), squareFeet: values.deckSquareFootage }),
  ],
  waterFeatures: [
    LABELS.waterFeatures,
    sayAnswer(INTAKE_CONTROLS.waterFeatures, values.waterFeatures) || said.none,
  ],
  hasSpa: [said.spa, values.hasSpa ? spaWords(said, values) : ''],
});

const TOLD_ABOVE: readonly AskedField[] = [
  'email',
  'city',
  'state',
  'zipCode',
  'hoaGuidelines',
  'poolWidth',
  'deepDepth',
  'deckSquareFootage',
  'spaSize',
  'spaSpillover',
];

const spaWords = (said: Words['FORM']['review'], { spaSize, spaSpillover }: IntakeInput) =>
  [sayAnswer(INTAKE_CONTROLS.spaSize, spaSize) || said.spaIncluded, spaSpillover ? said.spillover : '']
    .filter(Boolean)
    .join(', ');

export const reviewRows = (words: Words, form: IntakeInput, fileNames: string[]): ReviewRow[][] => {
  const said = words.FORM.review;
  const values = withoutHiddenFields(form);
  const composed = together(words, values);
  const fields = namesOf(INTAKE_CONTROLS).filter((name) => !TOLD_ABOVE.includes(name));
  const rowsOn = (step: number): Row[] =>
    step === FILES_STEP
      ? [[said.files, [String(fileNames.length), fileNames.join(', ')].filter(Boolean).join(': ')]]
      : fields
          .filter((name) => stepOf(name) === step)
          .map(
            (name) => composed[name] ?? [words.LABELS[name], sayAnswer(INTAKE_CONTROLS[name], values[name])],
          );
  return Array.from({ length: STEP_COUNT - 1 }, (_, before) =>
    rowsOn(before + 1).flatMap(([label, shown]) => (shown ? [{ label, words: shown }] : [])),
  );
};
