import { isRecord, type Schema } from '../fuzz/schema-arbitrary.ts';

// One plain value that a JSON schema takes, and the places in it where a text or a list may stand.

type Place = { path: string[]; list: boolean; maxLength: number | undefined };

const choicesOf = (schema: Schema): Schema[] =>
  [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []));
const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, inner]) => [
    name,
    isRecord(inner) ? inner : {},
  ]);

export const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return sampleOf(choice);
  if (schema.format === 'email') return 'ann@example.com';
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'date') return '2030-02-28';
  if (schema.type === 'string') return 'Ann';
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'number' || schema.type === 'integer') return Number(schema.minimum ?? 1);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.fromEntries(
    propertiesOf(schema)
      .filter(([name]) => required.includes(name))
      .map(([name, inner]) => [name, sampleOf(inner)]),
  );
};

/** Every place but those of a fixed word, with the samples of the unions on the way. */
export const placesIn = (schema: Schema, path: string[] = []): Place[] => {
  if (schema.const !== undefined) return [];
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.flatMap((choice) => placesIn(choice, path));
  const inner = propertiesOf(schema);
  if (inner.length > 0) return inner.flatMap(([name, part]) => placesIn(part, [...path, name]));
  const { type, maxLength } = schema;
  return [{ path, list: type === 'array', maxLength: typeof maxLength === 'number' ? maxLength : undefined }];
};

/** The value with another one put in a place; what stands in the way of the place is replaced. */
export const putIn = (value: unknown, [name, ...rest]: string[], what: unknown): unknown => {
  if (name === undefined) return what;
  const known = isRecord(value) ? value : {};
  return { ...known, [name]: putIn(known[name], rest, what) };
};
