// Some questions are asked only while a box is ticked. Unticked again, their answers stay in the form and the draft, so
// that a second tick brings them back, but they are not shown, not sent and not stored.

export const ASKED_WHILE = { hoaGuidelines: 'hasHOA', spaSize: 'hasSpa', spaSpillover: 'hasSpa' } as const;

/** The answers to what is asked; of the others nothing is left. */
export const askedAnswers = <Answers extends object>(answers: Answers): Answers => {
  const asked: Answers & Partial<Record<string, unknown>> = { ...answers };
  for (const [question, box] of Object.entries(ASKED_WHILE)) if (asked[box] !== true) delete asked[question];
  return asked;
};
