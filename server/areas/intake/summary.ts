import type { Content } from '#content/content.ts';
import { type AskedField, INTAKE_CONTROLS } from '#domain/intake/intake-form.ts';
import { inWords, isTyped } from '#domain/site/form-controls.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { voiceOf } from '#server/voice.ts';

// What was submitted as label and words, in the form's order.

/** Their labels name the unit. */
const IN_FEET = new Set<AskedField>(['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth']);

type Submission = Readonly<Record<string, unknown>>;

const rowsOf = (content: Content, submission: Submission, names: AskedField[]) => {
  const voice = voiceOf(content);
  const { INTAKE_LABELS } = content.intake;
  return names.flatMap((name): [string, string][] => {
    const words = inWords(INTAKE_CONTROLS[name], submission[name], voice);
    if (words === '' || words === voice.say('No')) return [];
    const beside = IN_FEET.has(name) ? voice.metric('m', Number(words)) : '';
    return [[INTAKE_LABELS[name], `${words}${beside}`]];
  });
};

/** Of the property nothing is repeated, not even whether it has an association. */
const PRIVATE: readonly AskedField[] = ['hasHOA'];

/** Figures, dates and choices from our own lists: what may go to an unconfirmed address. */
export const summaryWithoutWords = (content: Content, submission: Submission) =>
  rowsOf(
    content,
    submission,
    namesOf(INTAKE_CONTROLS).filter((name) => !isTyped(INTAKE_CONTROLS[name]) && !PRIVATE.includes(name)),
  );

export const summaryOf = (content: Content, submission: Submission) =>
  rowsOf(content, submission, namesOf(INTAKE_CONTROLS));
