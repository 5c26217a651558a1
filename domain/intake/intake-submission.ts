import * as z from 'zod/mini';
import { type IntakeForm, intakeFormSchema } from './intake-form.ts';

// POST /api/pool-intake: every field as text, lists as JSON text, files as file_0, file_1, …

export const INTAKE_URL = '/api/pool-intake';

export const fileField = (index: number) => `file_${index}`;

const LISTS = ['waterFeatures', 'fireFeatures', 'safetyFeatures', 'structures'] as const;
const BOOLEANS = ['hasHOA', 'hasSpa', 'spaSpillover', 'consentGiven'] as const;
const NUMBERS = ['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth', 'deckSquareFootage'] as const;
const NOT_SENT = 'structures';

const isOneOf = <T extends string>(list: readonly T[], name: string): name is T =>
  list.some((known) => known === name);

export type FieldEntries = [name: string, value: string][];

/** Null and undefined fields are left out, and so are optional ones that were not filled in. */
export const toEntries = (form: IntakeForm): FieldEntries =>
  Object.entries(form).flatMap(([name, value]): FieldEntries => {
    if (name === NOT_SENT || value === undefined || value === null || value === '') return [];
    return [[name, Array.isArray(value) ? JSON.stringify(value) : String(value)]];
  });

const parseList = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** The other direction, for the server: text back to what the schema expects; anything odd is left for it to refuse. */
export const fromEntries = (entries: Iterable<readonly [string, string]>): Record<string, unknown> => {
  const raw: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    if (isOneOf(LISTS, name)) raw[name] = parseList(value);
    else if (isOneOf(BOOLEANS, name)) raw[name] = value === 'true' ? true : value === 'false' ? false : value;
    else if (isOneOf(NUMBERS, name)) raw[name] = value.trim() === '' ? undefined : Number(value);
    else raw[name] = value;
  }
  return { ...raw };
};

// Greenwich's calendar and the visitor's are never more than a day apart.
const CALENDARS_APART_DAYS = 1;

export const readSubmission = (entries: Iterable<readonly [string, string]>, now: Date) =>
  z.safeParse(
    intakeFormSchema(() => now.toISOString().slice(0, 10), CALENDARS_APART_DAYS),
    fromEntries(entries),
  );

export const intakeAnswerSchema = z.object({
  ticketNumber: z.string(),
  message: z.optional(z.string()),
  statusUrl: z.optional(z.string()),
});

export const INTAKE_TOASTS = {
  failed: {
    title: 'Submission Failed',
    description: 'Please try again or contact us directly.',
    variant: 'destructive',
  },
  succeeded: (ticketNumber: string) => ({
    title: 'Submission Successful!',
    description: `Your ticket number is ${ticketNumber}. Check your email for confirmation.`,
  }),
} as const;
