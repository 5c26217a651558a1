import * as z from 'zod/mini';
import type { Control } from '../site/form-controls.ts';
import { type IntakeForm, intakeFormSchema, STEP_CONTROLS } from './intake-form.ts';

// POST /api/pool-intake: every field as text, lists as JSON text, files as file_0, file_1, …

export const INTAKE_URL = '/api/pool-intake';

export const fileField = (index: number) => `file_${index}`;

const NOT_SENT = 'structures';
const CONTROLS: Readonly<Record<string, Control | undefined>> = Object.assign({}, ...STEP_CONTROLS);

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

/** Text back to what the schema expects; anything odd is left for it to refuse. */
const parseValue = (name: string, value: string): unknown => {
  const kind = name === NOT_SENT ? 'list' : CONTROLS[name]?.kind;
  if (kind === 'list') return parseList(value);
  if (kind === 'tick') return value === 'true' || (value === 'false' ? false : value);
  if (kind === 'number') return value.trim() === '' ? undefined : Number(value);
  return value;
};

/** The other direction, for the server. */
const fromEntries = (entries: Iterable<readonly [string, string]>): Record<string, unknown> =>
  Object.fromEntries([...entries].map(([name, value]) => [name, parseValue(name, value)]));

// Greenwich's calendar and the visitor's are never more than a day apart.
const CALENDARS_APART_DAYS = 1;

export const readSubmission = (entries: Iterable<readonly [string, string]>, now: Date) =>
  z.safeParse(
    intakeFormSchema(() => now.toISOString().slice(0, 10), CALENDARS_APART_DAYS),
    fromEntries(entries),
  );

export const intakeResponseSchema = z.object({
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
