import * as z from 'zod/mini';
import { emailAddress } from '../site/email-address.ts';
import { lineOf, textOf } from '../site/plain-text.ts';
import {
  BUDGET_RANGES,
  DECK_MATERIALS,
  EQUIPMENT_BRANDS,
  FIRE_FEATURES,
  SAFETY_FEATURES,
  SPA_SIZES,
  WATER_FEATURES,
} from './options.ts';

// The intake's fields with the specification's rules and messages. The form, the draft and the server share them.

const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;

const line = (min: number, message: string) => lineOf(LONGEST_LINE, message).check(z.minLength(min, message));
const text = textOf(LONGEST_TEXT);
const feet = (min: number, message: string, max: number) =>
  z.number(message).check(z.gte(min, message), z.lte(max, `At most ${max}`));
const values = <T extends string>(list: readonly { value: T }[]) => list.map(({ value }) => value);
const chosen = <const T extends readonly [string, ...string[]]>(list: T) =>
  z._default(z.array(z.enum(list)), []);
const orEmpty = <T extends z.core.$ZodType>(schema: T) => z.optional(z.union([z.literal(''), schema]));

export const intakeFormSchema = z.object({
  fullName: line(2, 'Full name is required'),
  email: emailAddress,
  phone: line(10, 'Please enter a valid phone number'),

  projectAddress: line(5, 'Project address is required'),
  city: line(2, 'City is required'),
  state: line(2, 'State is required'),
  zipCode: line(5, 'ZIP code is required'),
  county: line(2, 'County/Authority is required'),
  hasHOA: z._default(z.boolean(), false),
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
  hasSpa: z._default(z.boolean(), false),
  spaSize: orEmpty(z.enum(values(SPA_SIZES))),
  spaSpillover: z._default(z.boolean(), false),
  equipmentBrand: orEmpty(z.enum(values(EQUIPMENT_BRANDS))),
  safetyFeatures: chosen(SAFETY_FEATURES),

  budgetRange: z.enum(BUDGET_RANGES, 'Budget range is required'),
  targetStartDate: orEmpty(z.iso.date('Please enter a valid date')),
  specialRequests: z.optional(text),
  sketchNotes: z.optional(text),

  consentGiven: z.literal(true, 'You must consent to proceed'),
});

export type IntakeForm = z.infer<typeof intakeFormSchema>;
/** The same before defaults are filled in: what a form holds while it is being written. */
export type IntakeInput = z.input<typeof intakeFormSchema>;
export type IntakeField = keyof IntakeForm;
export const isIntakeField = (name: string | undefined): name is IntakeField =>
  name !== undefined && Object.hasOwn(intakeFormSchema.shape, name);
