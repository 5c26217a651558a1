import {
  LOCATIONS,
  POOL_FEATURES,
  POOL_MATERIALS,
  POOL_SIZES,
  POOL_TYPES,
  TIMELINES,
} from '#domain/estimate/options.ts';
import { BUDGETS } from '#domain/inquiry/budgets.ts';
import { EQUIPMENT_BRANDS, SPA_SIZES } from '#domain/intake/options.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { dollars } from '#domain/words/money.ts';
import type { ConsoleWords } from './words.ts';

// How a stored value reads in a list: dates as the reader writes them, money with its sign, lists as words.

export const showDate = (value: unknown): string => {
  const date = new Date(String(value));
  // A date that cannot be read shows as this.
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

export const referenceOf = (intentId: unknown) =>
  typeof intentId === 'string' ? orderReference(intentId) : '';

type Words = Pick<ConsoleWords, 'CONSOLE' | 'MAIL_KINDS'>;

/** A value in a list, where a bare number carries its noun. */
export const showFact = (
  words: Words & Pick<ConsoleWords, 'FACTS'>,
  name: string,
  value: unknown,
): string => {
  const shown = name === 'intentId' ? referenceOf(value) : showValue(words, name, value);
  const sentence = words.FACTS[name];
  if (!shown || !sentence) return shown;
  return typeof sentence === 'string'
    ? fill(sentence, { value: shown })
    : counted(sentence, Number(shown), { count: shown });
};

const CHOICES: Record<string, readonly { value: string; label: string }[]> = {
  spaSize: SPA_SIZES,
  equipmentBrand: EQUIPMENT_BRANDS,
  budget: BUDGETS,
  size: POOL_SIZES,
  type: POOL_TYPES,
  material: POOL_MATERIALS,
  location: LOCATIONS,
  timeline: TIMELINES,
  features: POOL_FEATURES,
};

// What a number measures, by its column's name.
const UNITS: [named: RegExp, show: (number: number) => string][] = [
  [/Ft$/, (feet) => `${feet} ft`],
  [/Cents$/, (cents) => dollars(cents / 100)],
  [/Cost$/, dollars],
  [/^size$/, megabytes],
];

const labelOf = ({ CONSOLE, MAIL_KINDS }: Words, name: string, value: unknown) => {
  const named: Record<string, Record<string, string>> = {
    progress: CONSOLE.progressWords,
    template: MAIL_KINDS,
  };
  return named[name]?.[String(value)] ?? CHOICES[name]?.find((option) => option.value === value)?.label;
};

export const showValue = (words: Words, name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const label = labelOf(words, name, value);
  if (label) return label;
  if (name.endsWith('At')) return showDate(value);
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
