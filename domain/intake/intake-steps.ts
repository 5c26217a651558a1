import type { IntakeField } from './intake-form.ts';

// Seven steps, and which fields Next checks. Steps 3 and 5 are not checked.
export const STEP_FIELDS = [
  ['fullName', 'email', 'phone'],
  ['projectAddress', 'city', 'state', 'zipCode', 'county'],
  [],
  ['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth', 'deckMaterial', 'deckSquareFootage'],
  [],
  ['budgetRange', 'targetStartDate'],
  ['consentGiven'],
] as const satisfies readonly (readonly IntakeField[])[];

export const STEP_COUNT = STEP_FIELDS.length;

export const percentComplete = (step: number) => Math.round((step / STEP_COUNT) * 100);

// What Next does not check stands on a step all the same.
const UNCHECKED: Partial<Record<IntakeField, number>> = {
  hasHOA: 2,
  hoaGuidelines: 2,
  waterFeatures: 5,
  fireFeatures: 5,
  hasSpa: 5,
  spaSize: 5,
  spaSpillover: 5,
  equipmentBrand: 5,
  safetyFeatures: 5,
  specialRequests: 6,
  sketchNotes: 6,
};
export const FILES_STEP = 3;

/** The step (1 to 7) that holds a field, for going back to what was refused. */
export const stepOf = (field: IntakeField): number => {
  const found = STEP_FIELDS.findIndex((fields) => fields.some((name) => name === field));
  return found === -1 ? (UNCHECKED[field] ?? STEP_COUNT) : found + 1;
};

/** Of several refused fields, the one a reader of the form meets first. */
export const firstOf = (fields: IntakeField[]): IntakeField | undefined =>
  fields.toSorted((one, other) => stepOf(one) - stepOf(other))[0];
