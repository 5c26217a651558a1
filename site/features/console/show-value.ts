import { momentIn, stampIn } from '#domain/booking/local-time.ts';
import { ESTIMATE_CONTROLS } from '#domain/estimate/estimate-form.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { CONTACT_CONTROLS } from '#domain/inquiry/contact-form.ts';
import { INTAKE_CONTROLS } from '#domain/intake/intake-form.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import type { Control } from '#domain/site/form-controls.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { dollars, priceOf } from '#domain/words/money.ts';
import type { ConsoleWords } from './words.ts';

// How a stored value reads in a list: dates on the studio's clock, money with its sign, lists as words.

/** "Nov 24, 2026, 3:00 PM" on the studio's clock, wherever it is read. */
export const showDate = (zone: string, value: unknown): string => {
  const date = new Date(String(value));
  // A date that cannot be read shows as this.
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return stampIn(zone, date.toISOString());
};

export const referenceOf = (intentId: unknown) =>
  typeof intentId === 'string' ? orderReference(intentId) : '';

/** What a customer reads out; a list has no other use for an entry's own name. */
const SHORT: Record<string, (value: unknown) => string> = {
  intentId: referenceOf,
  id: (value) => estimateReference(String(value)),
};

type Words = Pick<ConsoleWords, 'CALLS_DESK' | 'CONSOLE' | 'MAIL_KINDS' | 'STUDIO_ZONE'>;

/** Some of what was paid went back; the order itself is refunded only when all of it did. */
export const isPartlyRefunded = ({ state, refundedCents }: Record<string, unknown>): boolean =>
  state === 'paid' && Number(refundedCents ?? 0) > 0;

/** An order that was begun waits for the bank, or for nobody; one of which a part went back says so; every other state is its own word. */
export const showState = (
  { ORDER_DESK: { begun, partlyRefunded } }: Pick<ConsoleWords, 'ORDER_DESK'>,
  item: Record<string, unknown>,
  state: unknown,
): string => {
  const { provider } = item;
  if (isPartlyRefunded(item)) return partlyRefunded;
  if (state !== 'created' || !provider) return String(state);
  return provider === 'zelle' ? begun.zelle : begun.other;
};

/** A value in a list, where a bare number carries its noun. */
export const showFact = (
  words: Words & Pick<ConsoleWords, 'FACTS' | 'ORDER_DESK'>,
  name: string,
  value: unknown,
): string => {
  // Nothing refunded is nothing to tell.
  if (name === 'refundedCents' && value === 0) return '';
  // A card is what everybody pays by.
  if (name === 'provider') return value === 'zelle' ? words.ORDER_DESK.byZelle : '';
  const shown = SHORT[name]?.(value) ?? showValue(words, name, value);
  const sentence = words.FACTS[name];
  if (!shown || !sentence) return shown;
  return typeof sentence === 'string'
    ? fill(sentence, { value: shown })
    : counted(sentence, Number(shown), { count: shown });
};

// The options of every field that the forms offer a choice for.
const CHOICES = [INTAKE_CONTROLS, CONTACT_CONTROLS, ESTIMATE_CONTROLS].flatMap((controls) =>
  Object.entries<Control>(controls).flatMap(([name, control]) =>
    'options' in control ? control.options.map((option) => ({ ...option, name })) : [],
  ),
);

// What a number measures, by its column's name.
const UNITS: [named: RegExp, show: (number: number) => string][] = [
  [/Ft$/, (feet) => `${feet} ft`],
  [/Cents$/, priceOf],
  [/Cost$/, dollars],
  [/^size$/, megabytes],
];

const labelOf = ({ CALLS_DESK, CONSOLE, MAIL_KINDS }: Words, name: string, value: unknown) => {
  const named: Record<string, Record<string, string>> = {
    progress: CONSOLE.progressWords,
    template: MAIL_KINDS,
    way: CALLS_DESK.ways,
  };
  return (
    named[name]?.[String(value)] ??
    CHOICES.find((option) => option.name === name && option.value === value)?.label
  );
};

/** A length that a visitor's design brought along is a number written as words. */
const inFeet = (name: string, value: unknown) =>
  name === 'poolLength' && typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim())
    ? `${value.trim()} ft`
    : undefined;

// When a call is, stands on the studio's clock wherever it is read.
const ON_STUDIO_CLOCK = new Set(['startsAt', 'endsAt']);

export const showValue = (words: Words, name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const label = labelOf(words, name, value) ?? inFeet(name, value);
  if (label) return label;
  if (ON_STUDIO_CLOCK.has(name)) return momentIn(words.STUDIO_ZONE, String(value));
  if (name.endsWith('At')) return showDate(words.STUDIO_ZONE, value);
  const unit = typeof value === 'number' && UNITS.find(([named]) => named.test(name));
  if (unit) return unit[1](value);
  if (typeof value === 'boolean') return value ? words.CONSOLE.yes : words.CONSOLE.no;
  if (Array.isArray(value)) return value.map((one) => labelOf(words, name, one) ?? String(one)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Which browser on what, as a person would say it; unknown ones keep their own words. */
export const showDevice = (userAgent: string): string => {
  const find = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? `${browser}, ${system}` : userAgent;
};
