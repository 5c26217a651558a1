import { entryLine } from '#domain/words/entry-line.ts';
import { dollars } from '#domain/words/money.ts';
import type { FieldSchema, Json } from './answers.ts';

// Walking a document's value by paths such as "packages.2.price". A value is never changed in place: what is untouched stays the
// same object, and its fields need not be drawn again.

export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathParts = (path: string) => (path === '' ? [] : path.split('.'));
export const joinPath = (path: string, part: string | number) => (path ? `${path}.${part}` : String(part));

const childOf = (value: Json | undefined, part: string): Json | undefined => {
  if (Array.isArray(value)) return value[Number(part)];
  return isObject(value) ? value[part] : undefined;
};

export const valueAt = (value: Json, path: string): Json | undefined =>
  pathParts(path).reduce<Json | undefined>(childOf, value);

const withChild = (value: Json, part: string, child: Json): Json => {
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(part) ? child : one));
  return isObject(value) ? { ...value, [part]: child } : value;
};

export const withValueAt = (value: Json, path: string, next: Json): Json => {
  const [part, ...rest] = pathParts(path);
  if (part === undefined) return next;
  const child = childOf(value, part);
  return child === undefined ? value : withChild(value, part, withValueAt(child, rest.join('.'), next));
};

export const sameValue = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => sameValue(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key], other[key]))
  );
};

export const isHidden = (schema: FieldSchema) => schema.control === 'hidden';
export const isPicture = (schema: FieldSchema) => schema.control === 'picture';
/** Sentences and what they are in another language. */
export const isPhrases = (schema: FieldSchema) => schema.control === 'phrases';
export const isGroup = (schema: FieldSchema) =>
  schema.type === 'object' && !isPicture(schema) && !isPhrases(schema);

/** The fields of a group that somebody sees, in their order. */
export const shownProperties = (schema: FieldSchema): [name: string, field: FieldSchema][] =>
  Object.entries(schema.properties ?? {}).filter(([, field]) => !isHidden(field));

/** What names an entry of a list: its line, the property that the schema says, or a plain text itself. */
export const entryName = (list: FieldSchema, entry: Json | undefined): string => {
  if (list.entryLine) return entryLine(list, entry);
  const named = list.entryTitle && isObject(entry) ? entry[list.entryTitle] : entry;
  const choice = list.items?.properties?.[list.entryTitle ?? '']?.choices?.[String(named)];
  if (choice) return choice;
  return typeof named === 'string' || typeof named === 'number' ? String(named).trim() : '';
};

/** Where a field stands, in the words of its form: "Packages", "Luxury Resort", "Price". */
export const trailOf = (schema: FieldSchema, value: Json, path: string): string[] => {
  const trail: string[] = [];
  let field: FieldSchema | undefined = schema;
  let inside: Json | undefined = value;
  for (const part of pathParts(path)) {
    const list: FieldSchema | undefined = field?.type === 'array' ? field : undefined;
    inside = childOf(inside, part);
    field = list ? list.items : field?.properties?.[part];
    const name = list ? entryName(list, inside) || String(Number(part) + 1) : field?.title;
    if (name) trail.push(name);
  }
  return trail;
};

const SUMMARIZED = 3;
const FACT_LENGTH = 80;

// A number, a choice, a short line: what tells entries apart at a glance.
const isFact = ({ type, control, maxLength, enum: choices }: FieldSchema) =>
  type === 'number' ||
  type === 'integer' ||
  Boolean(choices) ||
  (type === 'string' && control !== 'text' && (maxLength ?? FACT_LENGTH + 1) <= FACT_LENGTH);

const factOf = (field: FieldSchema, value: Json | undefined): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (field.control === 'money' && typeof value === 'number') return dollars(value);
  return field.choices?.[text] ?? text;
};

/** What an entry says besides its name, in short: "$995"; where it has no facts, how it begins. */
export const entrySummary = (list: FieldSchema, entry: Json | undefined): string => {
  if (list.entryLine) return '';
  const others = shownProperties(list.items ?? {}).filter(([name]) => name !== list.entryTitle);
  const told = (fields: typeof others) =>
    fields.map(([name, field]) => factOf(field, isObject(entry) ? entry[name] : '')).filter(Boolean);
  const facts = told(others.filter(([, field]) => isFact(field))).slice(0, SUMMARIZED);
  return facts.length > 0 ? facts.join(', ') : (told(others)[0] ?? '');
};

/** The texts and numbers of a value, one after the other. */
export const textsOf = (value: Json | undefined): string[] => {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.values(value).flatMap(textsOf) : [];
};

/** "$1,295" is a number; what is none stays as it was typed, and the server says what is wrong with it. */
export const numberFrom = (text: string): number | string => {
  const bare = text.replaceAll(/[\s,$]/g, '');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : text;
};
