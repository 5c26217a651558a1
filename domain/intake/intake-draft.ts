import type { IntakeForm } from './intake-form.ts';

// The saved draft: all steps but the files and the consent. What is corrupt is ignored, field by field.

export const DRAFT_KEY = 'poolIntakeForm';

export type IntakeDraft = Partial<Omit<IntakeForm, 'consentGiven'>>;

const isText = (value: unknown) => typeof value === 'string' && value.length <= 5000;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isYesNo = (value: unknown) => typeof value === 'boolean';
const isList = (value: unknown) => Array.isArray(value) && value.length <= 50 && value.every(isText);

const SHAPES: Record<Exclude<keyof IntakeForm, 'consentGiven'>, (value: unknown) => boolean> = {
  fullName: isText,
  email: isText,
  phone: isText,
  projectAddress: isText,
  city: isText,
  state: isText,
  zipCode: isText,
  county: isText,
  hasHOA: isYesNo,
  hoaGuidelines: isText,
  poolLength: isNumber,
  poolWidth: isNumber,
  shallowDepth: isNumber,
  deepDepth: isNumber,
  deckMaterial: isText,
  deckSquareFootage: isNumber,
  waterFeatures: isList,
  fireFeatures: isList,
  structures: isList,
  hasSpa: isYesNo,
  spaSize: isText,
  spaSpillover: isYesNo,
  equipmentBrand: isText,
  safetyFeatures: isList,
  budgetRange: isText,
  targetStartDate: isText,
  specialRequests: isText,
  sketchNotes: isText,
};

// Yes and something is an answer; no, nothing and an empty list are what an untouched form says too.
const isTold = (entry: unknown) =>
  Array.isArray(entry) ? entry.length > 0 : entry !== '' && entry !== false;

/** Only what somebody filled in. */
export const toldIn = (draft: IntakeDraft): IntakeDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, entry]) => isTold(entry)));

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
  const fields: Record<string, unknown> = { ...value };
  const kept = Object.entries(SHAPES).flatMap(([name, fits]) =>
    fits(fields[name]) ? [[name, fields[name]] as const] : [],
  );
  return kept.some(([, entry]) => isTold(entry)) ? Object.fromEntries(kept) : undefined;
};

export const writeDraft = (values: Record<string, unknown>): string => {
  const kept = Object.entries(SHAPES).flatMap(([name, fits]) =>
    fits(values[name]) ? [[name, values[name]] as const] : [],
  );
  return JSON.stringify(Object.fromEntries(kept));
};
