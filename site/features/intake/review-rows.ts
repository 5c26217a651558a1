import { askedAnswers } from '#domain/intake/asked-answers.ts';
import type { IntakeInput } from '#domain/intake/intake-form.ts';
import { EQUIPMENT_BRANDS, SPA_SIZES } from '#domain/intake/options.ts';
import { fill } from '#domain/words/fill.ts';
import { longDate } from '#domain/words/long-date.ts';
import type { IntakeWords } from './words.ts';

// What the visitor is about to send, step by step; what was left empty is left out.

type Words = IntakeWords['FORM']['review'];
export type ReviewRow = { label: string; words: string };

const labelOf = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label;

const spaWords = (said: Words, { spaSize, spaSpillover }: IntakeInput) =>
  [labelOf(SPA_SIZES, spaSize) ?? said.spaIncluded, spaSpillover ? said.spillover : ''].filter(Boolean);

const list = (chosen: readonly string[] = []) => chosen.join(', ');

export const reviewRows = (said: Words, form: IntakeInput, fileNames: string[]): ReviewRow[][] => {
  const values = askedAnswers(form);
  const steps: [label: string, words: string | undefined][][] = [
    [
      [said.contact, `${values.fullName}, ${values.email}`],
      [said.phone, values.phone],
    ],
    [
      [said.address, `${values.projectAddress}, ${values.city}, ${values.state} ${values.zipCode}`],
      [said.county, values.county],
      [said.hoa, values.hasHOA ? values.hoaGuidelines || said.hoaYes : ''],
    ],
    [[said.files, [String(fileNames.length), list(fileNames)].filter(Boolean).join(': ')]],
    [
      [said.pool, fill(said.feet, { length: values.poolLength, width: values.poolWidth })],
      [said.depths, fill(said.depth, { shallow: values.shallowDepth, deep: values.deepDepth })],
      [
        said.deck,
        fill(said.deckWords, { material: values.deckMaterial, squareFeet: values.deckSquareFootage }),
      ],
    ],
    [
      [said.water, list(values.waterFeatures) || said.none],
      [said.fire, list(values.fireFeatures)],
      [said.spa, values.hasSpa ? spaWords(said, values).join(', ') : ''],
      [said.brand, labelOf(EQUIPMENT_BRANDS, values.equipmentBrand)],
      [said.safety, list(values.safetyFeatures)],
    ],
    [
      [said.budget, values.budgetRange],
      [said.start, values.targetStartDate && longDate(values.targetStartDate)],
      [said.requests, values.specialRequests],
      [said.sketchNotes, values.sketchNotes],
    ],
  ];
  return steps.map((rows) => rows.flatMap(([label, words]) => (words ? [{ label, words }] : [])));
};
