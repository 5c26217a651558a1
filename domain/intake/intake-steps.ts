import type { IntakeField } from './intake-form.ts';

// Seven steps, and which fields Next checks. Steps 3 and 5 are not checked.
export const STEP_FIELDS = [
  ['fullName', 'email', 'phone'],
  ['projectAddress', 'city', 'state', 'zipCode', 'county'],
  [],
  ['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth', 'deckMaterial', 'deckSquareFootage'],
  [],
  ['budgetRange'],
  ['consentGiven'],
] as const satisfies readonly (readonly IntakeField[])[];

export const STEP_COUNT = STEP_FIELDS.length;

export const percentComplete = (step: number) => Math.round((step / STEP_COUNT) * 100);

/** The step (1 to 7) that holds a field, for going back to what the server refused. */
export const stepOf = (field: string): number => {
  const found = STEP_FIELDS.findIndex((fields) => fields.some((name) => name === field));
  return found === -1 ? STEP_COUNT : found + 1;
};
