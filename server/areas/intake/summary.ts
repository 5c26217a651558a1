import type { Content } from '#content/content.ts';
import { type AskedField, INTAKE_CONTROLS } from '#domain/intake/intake-form.ts';
import { inWords, isTyped } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';

// What was submitted as label and words, in the form's order.

type Words = Pick<Content['intake'], 'INTAKE_LABELS'>;
type Submission = Readonly<Record<string, unknown>>;

const rowsOf = ({ INTAKE_LABELS }: Words, submission: Submission, names: AskedField[]) =>
  names.flatMap((name): [string, string][] => {
    const words = inWords(INTAKE_CONTROLS[name], submission[name]);
    return words === '' || words === 'No' ? [] : [[INTAKE_LABELS[name], words]];
  });

/** Of the property nothing is repeated, not even whether it has an association. */
const PRIVATE: readonly AskedField[] = ['hasHOA'];

/** Figures, dates and choices from our own lists: what may go to an unconfirmed address. */
export const summaryWithoutWords = (words: Words, submission: Submission) =>
  rowsOf(
    words,
    submission,
    namesOf(INTAKE_CONTROLS).filter((name) => !isTyped(INTAKE_CONTROLS[name]) && !PRIVATE.includes(name)),
  );

export const summaryOf = (words: Words, submission: Submission) =>
  rowsOf(words, submission, namesOf(INTAKE_CONTROLS));
