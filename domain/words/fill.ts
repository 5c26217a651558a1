// Sentences are data: what changes in them stands in braces and is filled in where they are shown.

export type Values = Record<string, string | number>;

/** `fill('Step {step} of {count}', { step: 2, count: 7 })` */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A sentence that differs for one thing and for several. */
export type Counted = { one: string; other: string };

/** `counted({ one: '1 file', other: '{count} files' }, 3)`; `count` is filled in as given, or as it is to be written. */
export const counted = (sentence: Counted, count: number, values: Values = {}): string =>
  fill(count === 1 ? sentence.one : sentence.other, { count, ...values });
