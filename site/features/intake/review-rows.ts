import { INTAKE_FORM } from '#content/intake.ts';
import { askedAnswers } from '#domain/intake/asked-answers.ts';
import type { IntakeInput } from '#domain/intake/intake-form.ts';
import { EQUIPMENT_BRANDS, SPA_SIZES } from '#domain/intake/options.ts';
import { longDate } from '#domain/words/long-date.ts';

// What the visitor is about to send, step by step; what was left empty is left out.

const WORDS = INTAKE_FORM.review;

export type ReviewRow = { label: string; words: string };

const labelOf = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label;

const spaWords = ({ spaSize, spaSpillover }: IntakeInput) =>
  [labelOf(SPA_SIZES, spaSize) ?? WORDS.spaIncluded, spaSpillover ? WORDS.spillover : ''].filter(Boolean);

const list = (chosen: readonly string[] = []) => chosen.join(', ');

export const reviewRows = (form: IntakeInput, fileNames: string[]): ReviewRow[][] => {
  const values = askedAnswers(form);
  const steps: [label: string, words: string | undefined][][] = [
    [
      [WORDS.contact, `${values.fullName}, ${values.email}`],
      [WORDS.phone, values.phone],
    ],
    [
      [WORDS.address, `${values.projectAddress}, ${values.city}, ${values.state} ${values.zipCode}`],
      [WORDS.county, values.county],
      [WORDS.hoa, values.hasHOA ? values.hoaGuidelines || WORDS.hoaYes : ''],
    ],
    [[WORDS.files, [String(fileNames.length), list(fileNames)].filter(Boolean).join(': ')]],
    [
      [WORDS.pool, WORDS.feet(values.poolLength, values.poolWidth)],
      [WORDS.depths, WORDS.depth(values.shallowDepth, values.deepDepth)],
      [WORDS.deck, WORDS.deckWords(values.deckMaterial, values.deckSquareFootage)],
    ],
    [
      [WORDS.water, list(values.waterFeatures) || WORDS.none],
      [WORDS.fire, list(values.fireFeatures)],
      [WORDS.spa, values.hasSpa ? spaWords(values).join(', ') : ''],
      [WORDS.brand, labelOf(EQUIPMENT_BRANDS, values.equipmentBrand)],
      [WORDS.safety, list(values.safetyFeatures)],
    ],
    [
      [WORDS.budget, values.budgetRange],
      [WORDS.start, values.targetStartDate && longDate(values.targetStartDate)],
      [WORDS.requests, values.specialRequests],
      [WORDS.sketchNotes, values.sketchNotes],
    ],
  ];
  return steps.map((rows) => rows.flatMap(([label, words]) => (words ? [{ label, words }] : [])));
};
