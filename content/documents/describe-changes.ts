import { entryLine, fieldWords } from '#domain/words/entry-line.ts';
import { isRecord } from '#domain/words/is-record.ts';
import { dollars } from '#domain/words/money.ts';

// What differs between two values of one document, in words: for the history, and before somebody publishes.

/** As much of a JSON schema as the desk's forms use. */
export interface FormSchema {
  title?: string;
  control?: string;
  spoken?: boolean;
  choices?: Record<string, string>;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  entryTitle?: string;
  entryLine?: string[][];
}

/** `before` is null for what was added, `after` for what was removed; both '' says that it moved. */
export interface Change {
  where: string;
  before: string | null;
  after: string | null;
}

const MOST_CHANGES = 200;
const MOST_LETTERS = 400;

const cut = (words: string) => (words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words);

const inWords = (schema: FormSchema, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return schema.control === 'money' ? dollars(value) : String(value);
  if (typeof value === 'string') return cut(fieldWords(schema, value));
  return '';
};

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

const KEYS = ['id', 'slug'] as const;

/** What makes an entry the same one as before: its address; without one, what it is called, or all that it says. */
const keyOf = (schema: FormSchema, entry: unknown): string => {
  if (!isRecord(entry)) return String(entry);
  const key = KEYS.find((name) => typeof entry[name] === 'string' && entry[name] !== '');
  return String(key ? entry[key] : entry[schema.entryTitle ?? '']);
};

const nameOf = (schema: FormSchema, entry: unknown): string => {
  if (!isRecord(entry)) return cut(String(entry));
  const line = entryLine(schema, entry);
  if (line) return cut(line);
  const name = schema.entryTitle ?? '';
  return inWords(schema.items?.properties?.[name] ?? {}, entry[name]);
};

const listChanges = (schema: FormSchema, where: string, before: unknown[], after: unknown[]): Change[] => {
  // Two lines of hours may begin on the same day.
  const tellsApart = (list: unknown[]) =>
    new Set(list.map((entry) => keyOf(schema, entry))).size === list.length;
  const byName = !schema.entryLine || (tellsApart(before) && tellsApart(after));
  const key = (entry: unknown) => (byName ? keyOf(schema, entry) : nameOf(schema, entry));
  const was = new Map(before.map((entry) => [key(entry), entry]));
  const is = new Map(after.map((entry) => [key(entry), entry]));
  const place = (entry: unknown) => (isRecord(entry) ? join(where, nameOf(schema, entry)) : where);
  const removed = [...was].filter(([name]) => !is.has(name));
  const added = [...is].filter(([name]) => !was.has(name));
  const stayed = (entries: Map<string, unknown>, other: Map<string, unknown>) =>
    [...entries.keys()].filter((name) => other.has(name)).join('\n');
  return [
    ...removed.map(([, entry]) => ({ where, before: nameOf(schema, entry), after: null })),
    ...added.map(([, entry]) => ({ where, before: null, after: nameOf(schema, entry) })),
    ...[...is].flatMap(([name, entry]) =>
      was.has(name) && schema.items && isRecord(entry)
        ? changesBetween(schema.items, was.get(name), entry, place(entry))
        : [],
    ),
    ...(stayed(was, is) === stayed(is, was) ? [] : [{ where, before: '', after: '' }]),
  ];
};

// The file's name says nothing to anybody.
const pictureChanges = (where: string, before: unknown, after: unknown): Change[] => {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  if (was.file !== is.file)
    return [{ where, before: String(was.alt ?? ''), after: `New picture: ${is.alt}` }];
  return was.alt === is.alt ? [] : [{ where, before: String(was.alt), after: String(is.alt) }];
};

/** Sentence by sentence: the English, and what it was and is in Spanish. */
const phraseChanges = (before: unknown, after: unknown): Change[] => {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const told = (said: unknown) => (said === undefined ? null : cut(String(said)));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((english) => was[english] !== is[english])
    .map((english) => ({ where: cut(english), before: told(was[english]), after: told(is[english]) }));
};

function changesBetween(schema: FormSchema, before: unknown, after: unknown, where: string): Change[] {
  if (schema.control === 'hidden') return [];
  if (schema.control === 'picture') return pictureChanges(where, before, after);
  if (schema.control === 'phrases') return phraseChanges(before, after);
  if (schema.properties) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      changesBetween(part, was[name], is[name], join(where, part.title)),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(schema, where, before, after);
  const [was, is] = [inWords(schema, before), inWords(schema, after)];
  return was === is ? [] : [{ where, before: was, after: is }];
}

export const describeChanges = (schema: FormSchema, before: unknown, after: unknown): Change[] =>
  changesBetween(schema, before, after, '').slice(0, MOST_CHANGES);
