import type { FieldSchema, Json } from './answers.ts';
import { isGroup } from './values.ts';

// What can be done to a list, without changing the one that is given.

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Back at its place, or at the end of a list that has become shorter. */
export const inserted = <T>(list: readonly T[], at: number, entry: T): T[] => [
  ...list.slice(0, at),
  entry,
  ...list.slice(at),
];

/** A new entry as the schema has it, else with nothing in it. */
export const blankEntry = ({ blank, items }: FieldSchema): Json => {
  if (blank !== undefined) return blank;
  return items ? emptyOf(items) : '';
};

const emptyOf = (schema: FieldSchema): Json => {
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, emptyOf(field)]),
    );
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  return schema.enum?.[0] ?? '';
};

/** Whether entries may be added, and taken away, as the schema allows. */
export const roomIn = ({ fixed, maxItems, minItems }: FieldSchema, length: number) => ({
  canAdd: !fixed && length < (maxItems ?? Number.POSITIVE_INFINITY),
  canRemove: !fixed && length > (minItems ?? 0),
  full: !fixed && length >= (maxItems ?? Number.POSITIVE_INFINITY),
});

/** "Add a question", "Add an answer". */
export const addWords = (
  words: { add: string; addAn: string; addAnotherLine: string },
  list: FieldSchema,
) => {
  if (!list.entry) return words.addAnotherLine;
  return (/^[aeiou]/i.test(list.entry) ? words.addAn : words.add).replace('{entry}', list.entry);
};

export const hasEntries = (schema: FieldSchema) =>
  schema.type === 'array' && schema.items !== undefined && isGroup(schema.items);
