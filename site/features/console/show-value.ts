import { CONSOLE, MAIL_KINDS } from '#content/console.ts';
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

// How a stored value reads in a list: dates as the reader writes them, money with its sign, lists as words.

export const showDate = (value: unknown): string => {
  const date = new Date(String(value));
  // A date that cannot be read shows as this.
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

const dollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An order with what its buyer knows it by: the end of the provider's name for it. */
export const withReference = (item: Record<string, unknown>): Record<string, unknown> =>
  typeof item.intentId === 'string' ? { ...item, reference: item.intentId.slice(-8) } : item;

// In a list a bare number says nothing: there it carries its noun.
const FACT_WORDS: Record<string, (value: string) => string> = {
  fileCount: (count) => (count === '1' ? '1 file' : `${count} files`),
  reference: (end) => `Reference ${end}`,
  attempts: (count) => (count === '1' ? '1 try' : `${count} tries`),
  width: (pixels) => `${pixels} px wide`,
  height: (pixels) => `${pixels} px high`,
};

export const showFact = (name: string, value: unknown): string => {
  const words = showValue(name, value);
  return words === '' ? '' : (FACT_WORDS[name]?.(words) ?? words);
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
  progress: Object.entries(CONSOLE.progressWords).map(([value, label]) => ({ value, label })),
  template: Object.entries(MAIL_KINDS).map(([value, label]) => ({ value, label })),
};

const labelOf = (name: string, value: unknown) =>
  CHOICES[name]?.find((option) => option.value === value)?.label;

export const showValue = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const label = labelOf(name, value);
  if (label) return label;
  if (name.endsWith('Ft')) return `${String(value)} ft`;
  if (name.endsWith('At')) return showDate(value);
  if (name === 'amountCents' && typeof value === 'number') return dollars(value / 100);
  if (name.endsWith('Cost') && typeof value === 'number') return dollars(value);
  if (name === 'size' && typeof value === 'number') return `${(value / 1_048_576).toFixed(2)} MB`;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => labelOf(name, one) ?? String(one)).join(', ');
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
