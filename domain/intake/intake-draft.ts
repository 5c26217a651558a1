import { holds } from '../site/empty-form.ts';
import { namesOf } from '../words/names-of.ts';
import { type IntakeForm, intakeFields } from './intake-form.ts';

// The saved draft: all steps but the files and the consent. What is corrupt is ignored, field by field.

export const DRAFT_KEY = 'poolIntakeForm';

export type IntakeDraft = Partial<Omit<IntakeForm, 'consentGiven'>>;

const { consentGiven: _never, ...SHAPES } = intakeFields.shape;

const fieldsIn = (values: Readonly<Record<string, unknown>>): IntakeDraft =>
  Object.fromEntries(
    namesOf(SHAPES).flatMap((name) =>
      values[name] !== undefined && holds(SHAPES[name], values[name]) ? [[name, values[name]]] : [],
    ),
  );

// Yes and something is an answer; no, nothing and an empty list are what an untouched form says too.
const isFilledIn = (entry: unknown) =>
  Array.isArray(entry) ? entry.length > 0 : entry !== '' && entry !== false;

/** Only what somebody filled in. */
export const filledInDraft = (draft: IntakeDraft): IntakeDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, entry]) => isFilledIn(entry)));

export const readDraft = (
  saved: string | null,
  onCorrupt: (reason: unknown) => void = () => {},
): IntakeDraft | undefined => {
  if (!saved) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(saved);
  } catch (error) {
    onCorrupt(error);
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    onCorrupt('not a set of fields');
    return undefined;
  }
  const kept = fieldsIn({ ...value });
  return Object.values(kept).some(isFilledIn) ? kept : undefined;
};

export const writeDraft = (values: Record<string, unknown>): string => JSON.stringify(fieldsIn(values));
