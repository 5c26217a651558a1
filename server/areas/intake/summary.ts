import { INTAKE_LABELS, type IntakeLabel } from '#content/intake.ts';

// What was submitted as label and words, in the form's order; used in mails, the status page and the console.

const LABELS = Object.entries(INTAKE_LABELS).map(([name, label]) => ({ name, label }));

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === null ? '' : String(value);
};

export const summaryOf = (submission: Record<string, unknown>, without: IntakeLabel[] = []) =>
  LABELS.flatMap(({ name, label }): [string, string][] => {
    if (without.some((hidden) => hidden === name)) return [];
    const words = inWords(submission[name]);
    return words === '' || words === 'No' ? [] : [[label, words]];
  });
