import * as z from 'zod/mini';
import { emailAddress } from '../site/email-address.ts';
import { emptyForm } from '../site/empty-form.ts';
import { asOptions, type Controls, EMAIL, PHONE } from '../site/form-controls.ts';
import { CHOOSE_ONE, TICK_OR_NOT, WRITE_TEXT } from '../site/form-messages.ts';
import { lineOf, textOf } from '../site/plain-text.ts';
import { withoutHiddenFields } from './hidden-fields.ts';
import { intakePlot } from './intake-plot.ts';
import {
  BUDGET_RANGES,
  DECK_MATERIALS,
  DEPTH_STEP_FT,
  EQUIPMENT_BRANDS,
  FIRE_FEATURES,
  SAFETY_FEATURES,
  SPA_SIZES,
  WATER_FEATURES,
} from './options.ts';
import { startDate, startDates } from './start-date.ts';

// The intake's fields with the specification's rules and messages. The form, the draft, the server and the mails share them.

const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;

const line = (min: number, message: string) => lineOf(LONGEST_LINE, message).check(z.minLength(min, message));
const text = textOf(LONGEST_TEXT, WRITE_TEXT);
const feet = (min: number, message: string, max: number) =>
  z.number(message).check(z.gte(min, message), z.lte(max, `At most ${max}`));
const values = <T extends string>(list: readonly { value: T }[]) => list.map(({ value }) => value);
const chosen = <const T extends readonly [string, ...string[]]>(list: T) =>
  z._default(z.array(z.enum(list, CHOOSE_ONE), CHOOSE_ONE), []);
const orEmpty = <T extends z.core.$ZodType>(schema: T, message: string) =>
  z.optional(z.union([z.literal(''), schema], message));

export const intakeFields = z.object({
  fullName: line(2, 'Full name is required'),
  email: emailAddress,
  phone: line(10, 'Please enter a valid phone number'),

  projectAddress: line(5, 'Project address is required'),
  city: line(2, 'City is required'),
  state: line(2, 'State is required'),
  zipCode: line(5, 'ZIP code is required'),
  county: line(2, 'County/Authority is required'),
  hasHOA: z._default(z.boolean(TICK_OR_NOT), false),
  hoaGuidelines: z.optional(text),

  poolLength: feet(10, 'Pool length must be at least 10 feet', 500),
  poolWidth: feet(8, 'Pool width must be at least 8 feet', 500),
  shallowDepth: feet(3, 'Shallow depth must be at least 3 feet', 50),
  deepDepth: feet(4, 'Deep depth must be at least 4 feet', 50),
  deckMaterial: z.enum(DECK_MATERIALS, 'Deck material is required'),
  deckSquareFootage: feet(50, 'Deck square footage is required', 100_000),

  waterFeatures: chosen(WATER_FEATURES),
  fireFeatures: chosen(FIRE_FEATURES),
  // In the schema and the saved draft only; no field on screen, not sent.
  structures: z._default(z.array(z.string().check(z.maxLength(LONGEST_LINE))), []),
  hasSpa: z._default(z.boolean(TICK_OR_NOT), false),
  spaSize: orEmpty(z.enum(values(SPA_SIZES)), 'Please choose a size from the list'),
  spaSpillover: z._default(z.boolean(TICK_OR_NOT), false),
  equipmentBrand: orEmpty(z.enum(values(EQUIPMENT_BRANDS)), 'Please choose a brand from the list'),
  safetyFeatures: chosen(SAFETY_FEATURES),

  budgetRange: z.enum(BUDGET_RANGES, 'Budget range is required'),
  targetStartDate: z.optional(z.string()),
  specialRequests: z.optional(text),
  sketchNotes: z.optional(text),
  // Drawn on a page of its own, not asked for here.
  plot: intakePlot,

  consentGiven: z.literal(true, 'You must consent to proceed'),
});

export type IntakeForm = z.infer<typeof intakeFields>;
/** The same before defaults are filled in: what a form holds while it is being written. */
export type IntakeInput = z.input<typeof intakeFields>;
export type IntakeField = keyof IntakeForm;
export const isIntakeField = (name: string | undefined): name is IntakeField =>
  name !== undefined && Object.hasOwn(intakeFields.shape, name);

export const EMPTY_INTAKE = emptyForm(intakeFields);

const words = { autoCapitalize: 'words', enterKeyHint: 'next' } as const;
const required = { kind: 'line', required: true } as const;
const number = {
  kind: 'number',
  required: true,
  step: 'any',
  input: { inputMode: 'decimal', enterKeyHint: 'next' },
} as const;

const contact = {
  fullName: { ...required, input: { ...words, autoComplete: 'name', spellCheck: false } },
  email: EMAIL,
  phone: { ...PHONE, required: true, input: { ...PHONE.input, enterKeyHint: 'go' } },
} as const;

const property = {
  projectAddress: {
    ...required,
    span: 12,
    input: { ...words, autoComplete: 'address-line1', spellCheck: false },
  },
  city: { ...required, span: 5, input: { ...words, autoComplete: 'address-level2' } },
  state: {
    ...required,
    span: 3,
    input: { autoComplete: 'address-level1', autoCapitalize: 'characters', enterKeyHint: 'next' },
  },
  zipCode: {
    ...required,
    span: 4,
    input: { inputMode: 'numeric', autoComplete: 'postal-code', enterKeyHint: 'next' },
  },
  county: { ...required, span: 12, input: { autoCapitalize: 'words', enterKeyHint: 'go' } },
  hasHOA: { kind: 'tick', span: 12 },
  hoaGuidelines: { kind: 'text', rows: 4 },
} as const;

const pool = {
  poolLength: number,
  poolWidth: number,
  shallowDepth: { ...number, step: DEPTH_STEP_FT },
  deepDepth: { ...number, step: DEPTH_STEP_FT },
  deckMaterial: { kind: 'choice', required: true, options: asOptions(DECK_MATERIALS) },
  deckSquareFootage: { ...number, input: { inputMode: 'numeric', enterKeyHint: 'go' } },
} as const;

const features = {
  waterFeatures: { kind: 'list', options: asOptions(WATER_FEATURES) },
  fireFeatures: { kind: 'list', options: asOptions(FIRE_FEATURES) },
  hasSpa: { kind: 'tick' },
  spaSize: { kind: 'choice', options: SPA_SIZES },
  spaSpillover: { kind: 'tick' },
  equipmentBrand: { kind: 'choice', options: EQUIPMENT_BRANDS },
  safetyFeatures: { kind: 'list', options: asOptions(SAFETY_FEATURES) },
} as const;

const details = {
  budgetRange: { kind: 'choice', required: true, options: asOptions(BUDGET_RANGES) },
  targetStartDate: { kind: 'day' },
  specialRequests: { kind: 'text', span: 2 },
  sketchNotes: { kind: 'text', rows: 3, span: 2 },
} as const;

const consent = { consentGiven: { kind: 'tick', required: true } } as const;

/** What each of the seven steps asks, in its order; files have a step of their own. */
export const STEP_CONTROLS = [contact, property, {}, pool, features, details, consent] as const;

/** Everything that has a label; what is agreed to has sentences of its own. */
export type AskedField = Exclude<IntakeField, 'structures' | 'plot' | 'consentGiven'>;
export const INTAKE_CONTROLS: Controls<AskedField> = {
  ...contact,
  ...property,
  ...pool,
  ...features,
  ...details,
};

export const DEPTHS_MESSAGE = 'The deep end must be at least as deep as the shallow end';
/** Fields whose rule looks at another field too: a change of the other may mend them. */
export const JUDGED_WITH: Partial<Record<IntakeField, IntakeField>> = { shallowDepth: 'deepDepth' };

// Told even while other steps are still empty.
const depthsInOrder = z.refine<IntakeForm>(({ shallowDepth, deepDepth }) => !(deepDepth < shallowDepth), {
  error: DEPTHS_MESSAGE,
  path: ['deepDepth'],
  when: () => true,
});

/** The whole form as it is judged today; hidden answers are left out before anything looks at them. */
export const intakeFormSchema = (today: () => string, leewayDays = 0) =>
  z.pipe(
    z.transform((given: IntakeInput) => withoutHiddenFields(given)),
    z
      .extend(intakeFields, { targetStartDate: startDate(() => startDates(today(), leewayDays)) })
      .check(depthsInOrder),
  );
