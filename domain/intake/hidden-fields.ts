import type { IntakeInput } from './intake-form.ts';

// Some questions are asked only while a box is ticked. Unticked again, their answers stay in the form and the draft, so
// that a second tick brings them back, but they are not shown, not sent and not stored.

export const SHOWN_WHILE = {
  hoaGuidelines: 'hasHOA',
  spaSize: 'hasSpa',
  spaSpillover: 'hasSpa',
} as const satisfies Partial<Record<keyof IntakeInput, keyof IntakeInput>>;

/** The answers to what is asked; of the others nothing is left. */
export const withoutHiddenFields = <Answers extends object>(answers: Answers): Answers => {
  const asked: Answers & Partial<Record<string, unknown>> = { ...answers };
  for (const [question, box] of Object.entries(SHOWN_WHILE)) if (asked[box] !== true) delete asked[question];
  return asked;
};
