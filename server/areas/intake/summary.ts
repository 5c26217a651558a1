import { DEFAULT_CONTENT } from '#content/default-content.ts';
import type { IntakeLabel } from '#content/intake.ts';
import { EQUIPMENT_BRANDS, SPA_SIZES } from '#domain/intake/options.ts';
import { longDate } from '#domain/words/long-date.ts';

const { INTAKE_LABELS } = DEFAULT_CONTENT.intake;

// What was submitted as label and words, in the form's order; used in mails, the status page and the console.

const LABELS = Object.entries(INTAKE_LABELS).map(([name, label]) => ({ name, label }));

const CHOSEN: Record<string, readonly { value: string; label: string }[]> = {
  spaSize: SPA_SIZES,
  equipmentBrand: EQUIPMENT_BRANDS,
};

const inWords = (name: string, value: unknown): string => {
  const choice = CHOSEN[name]?.find((option) => option.value === value);
  if (choice) return choice.label;
  if (name === 'targetStartDate' && typeof value === 'string' && value) return longDate(value);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === null ? '' : String(value);
};

// Figures, dates and choices from our own lists: what may go to an address that nobody has confirmed.
const NOT_TYPED = new Set<string>([
  'poolLength',
  'poolWidth',
  'shallowDepth',
  'deepDepth',
  'deckMaterial',
  'deckSquareFootage',
  'waterFeatures',
  'fireFeatures',
  'hasSpa',
  'spaSize',
  'spaSpillover',
  'equipmentBrand',
  'safetyFeatures',
  'budgetRange',
  'targetStartDate',
] satisfies IntakeLabel[]);

export const summaryWithoutWords = (submission: Record<string, unknown>) =>
  summaryOf(Object.fromEntries(Object.entries(submission).filter(([name]) => NOT_TYPED.has(name))));

export const summaryOf = (submission: Record<string, unknown>) =>
  LABELS.flatMap(({ name, label }): [string, string][] => {
    const words = inWords(name, submission[name]);
    return words === '' || words === 'No' ? [] : [[label, words]];
  });
