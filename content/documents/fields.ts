import * as z from 'zod';
import { ALT_LENGTH } from '#domain/picture/own-picture.ts';
import { plainLine, plainText } from '#domain/site/plain-text.ts';
import { grouped } from '#domain/words/grouped.ts';

// What a form of the desk is made of. `title` is the label, `description` the hint; the other names in `meta` tell the console
// which control to draw (site/features/console/content).

interface Hints {
  hint?: string;
  control?: string;
  /** Visitors read it as a sentence: its Spanish stands beside it. */
  spoken?: true;
}

const told = (title: string, { hint, ...meta }: Hints) => ({
  title,
  ...(hint ? { description: hint } : {}),
  ...meta,
});

const tooLong = (title: string, most: number) => `${title} can have at most ${grouped(most)} characters.`;

// The length is looked at before anything is done with the text.
const words = (title: string, most: number, clean: (text: string) => string) =>
  z
    .string(`${title} must be words.`)
    .max(most * 2, { error: tooLong(title, most), abort: true })
    .overwrite(clean)
    .max(most, tooLong(title, most));

export const line = (title: string, most: number, hints: Hints = {}) =>
  words(title, most, plainLine).min(1, `${title} cannot be empty.`).meta(told(title, hints));

// Braces stand for something only in sentences: a name that is filled into them must have none of its own.
export const hasBraces = (name: string) => /[{}]/.test(name);
export const NO_BRACES = 'Braces { } cannot be used here.';

export const optionalLine = (title: string, most: number, hints: Hints = {}) =>
  words(title, most, plainLine).meta({ ...told(title, hints), optional: true });

export const text = (title: string, most: number, hints: Hints = {}) =>
  words(title, most, plainText)
    .min(1, `${title} cannot be empty.`)
    .meta({ control: 'text', ...told(title, hints) });

/** An address, a set of colors: kept as it is, never typed. */
export const hidden = (most = 80) => z.string().max(most).meta({ control: 'hidden' });

export const tick = (title: string, hints: Hints = {}) =>
  z.boolean(`${title} is either on or off.`).meta(told(title, hints));

export const choice = <Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  choices: Record<Values[number], string>,
  hints: Hints = {},
) => z.enum(values, `Please choose one for ${title}.`).meta({ ...told(title, hints), choices });

const HIGHEST = 1_000_000;

export const money = (
  title: string,
  hints: Hints & { least?: number; most?: number; step?: number } = {},
) => {
  const { least = 0, most = HIGHEST, step = 1, ...rest } = hints;
  const inSteps = step === 1 ? 'a whole number of dollars' : `in steps of $${step}`;
  const number = z
    .number(`${title} must be a price, ${inSteps}.`)
    .min(least, `${title} must be at least $${grouped(least)}.`)
    .max(most, `${title} must be at most $${grouped(most)}.`)
    // Divided exactly: 995.0000000000001 is no price.
    .refine((price) => price % step === 0, `${title} must be ${inSteps}.`);
  return number.meta({ control: 'money', multipleOf: step, ...told(title, rest) });
};

export const whole = (title: string, least: number, most: number, hints: Hints = {}) =>
  z
    .number(`${title} must be a number.`)
    .int(`${title} must be a whole number.`)
    .min(least, `${title} must be at least ${grouped(least)}.`)
    .max(most, `${title} must be at most ${grouped(most)}.`)
    .meta(told(title, hints));

const PERCENT = /^\d{1,3}(\.\d{1,3})?$/;
const asPercent = (typed: string) => plainLine(typed).replace(/\s*%$/, '').replace(/^\./, '0.');

/** Kept as it is typed, to the third digit after the point. */
export const percent = (title: string, most: number, hints: Hints = {}) =>
  words(title, 10, asPercent)
    .regex(PERCENT, `${title} must be a number such as 7.5, with at most three digits after the point.`)
    .refine((typed) => !(Number(typed) > most), `${title} must be at most ${most}.`)
    .meta({ control: 'percent', ...told(title, hints) });

const WEB_ADDRESS = /^https:\/\/[^\s/]+\.[^\s]+$/;
const isWebAddress = (value: string) => WEB_ADDRESS.test(value) && URL.canParse(value);

interface LinkRule {
  isFine: (value: string) => boolean;
  expected: string;
  clean?: (typed: string) => string;
}

const link = (title: string, { isFine, expected, clean = plainLine }: LinkRule, hints: Hints) =>
  words(title, 300, clean)
    .refine((value) => value === '' || isFine(value), `${title} must be ${expected}.`)
    .meta({ ...told(title, hints), optional: true });

const ELSEWHERE = 'a web address that begins with https://';

export const webAddress = (title: string, hints: Hints = {}) =>
  link(title, { isFine: isWebAddress, expected: ELSEWHERE }, hints);

/** Where something was read: some offices have no secure address. */
export const sourceAddress = (title: string, hints: Hints = {}) =>
  link(
    title,
    {
      isFine: (value) => isWebAddress(value.replace(/^http:/, 'https:')),
      expected: 'a web address that begins with http:// or https://',
    },
    hints,
  );

const OWN_PAGE = /^\/(?!\/)[\w\-/#?=&.%]*$/;

const PAGE_NAME = /^[a-z][\w-]*(#[\w-]*)?$/;

/** A page of ours ("contact" means /contact), or a web address elsewhere. */
export const linkTarget = (title: string, hints: Hints = {}) =>
  link(
    title,
    {
      isFine: (value) => OWN_PAGE.test(value) || isWebAddress(value),
      expected: `a page of this site, such as /packages, or ${ELSEWHERE}`,
      clean: (typed) => plainLine(typed).replace(PAGE_NAME, '/$&'),
    },
    hints,
  );

/** A day as yyyy-mm-dd, or a moment as browsers send it; may stay empty. */
const CALENDAR = {
  date: { pattern: /^\d{4}-\d{2}-\d{2}$/, expected: 'a day' },
  moment: {
    pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    expected: 'a day and time',
  },
} as const;

const isDay = (value: string) => CALENDAR.date.pattern.test(value) && !Number.isNaN(Date.parse(value));

/** A day that has to be chosen. */
export const dayOn = (title: string) =>
  words(title, 40, plainLine)
    .refine(isDay, 'Please choose a day.')
    .meta({ control: 'date', ...told(title, {}) });

export const onCalendar = (title: string, control: keyof typeof CALENDAR, hints: Hints = {}) => {
  const { pattern, expected } = CALENDAR[control];
  const isFine = (value: string) => pattern.test(value) && !Number.isNaN(Date.parse(value));
  return words(title, 40, plainLine)
    .refine((value) => value === '' || isFine(value), `${title} must be ${expected}.`)
    .meta({ control, ...told(title, hints), optional: true });
};

export const timeOfDay = (title: string, hints: Hints = {}) =>
  words(title, 5, plainLine)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${title} must be a time, such as 08:00.`)
    .meta({ control: 'time', ...told(title, hints) });

interface ListHints {
  hint?: string;
  /** What one of them is called, for "Add a question". */
  entry: string;
  /** The property that names an entry; '' when the entry is a plain text. */
  entryTitle: string;
  /** The fields that say all of an entry, where that is short: `[['from', 'to'], ['opens', 'closes']]`. */
  entryLine?: readonly (readonly string[])[];
  blank?: unknown;
  /** They can be put in another order, neither added nor removed. */
  fixed?: true;
  least?: number;
  most: number;
}

export const list = <Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  { hint, least = 0, most, ...meta }: ListHints,
) =>
  z
    .array(entry, `${title} must be a list.`)
    .min(least, `${title} needs at least ${least}.`)
    .max(most, `${title} can have at most ${most}.`)
    .meta({ ...told(title, hint ? { hint } : {}), ...meta });

export const group = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape, hint?: string) =>
  z.object(shape, `${title} is missing.`).meta(told(title, hint ? { hint } : {}));

/** A picture of ours or the owner's, and what it shows for those who cannot see it. */
export const picture = (title: string, hints: Hints = {}) =>
  z
    .object({
      file: z.string().max(80).min(1, `${title}: please add a picture.`),
      alt: words('The description', ALT_LENGTH, plainLine).min(
        1,
        `${title}: please describe the picture for people who cannot see it.`,
      ),
    })
    .meta({ control: 'picture', ...told(title, hints) });
