import { showDate } from '../show-value.ts';
import type { DocumentName, FieldSchema, Json } from './answers.ts';
import { hasEntries } from './list-moves.ts';
import { entryName, isGroup, isObject, isPicture, joinPath, shownProperties, textsOf } from './values.ts';

// Finds the field that somebody wants to change, in all documents, by its label, its hint, the words owners use for it and what it
// says now.

export type Found = {
  document: DocumentName;
  path: string;
  label: string;
  /** Where it stands: the document's name, then groups and entries. */
  trail: string[];
  hint: string;
  /** What it says now. */
  text: string;
  kind: 'field' | 'list' | 'ticked' | 'unticked';
};

type Place = { document: DocumentName; path: string; trail: string[]; zone: string };

/** Every field and list of a document. */
export function fieldsOf(schema: FieldSchema, value: Json, place: Place): Found[] {
  if (isGroup(schema) && isObject(value)) return fieldsOfGroup(schema, value, place);
  const { items } = schema;
  if (schema.type !== 'array' || !Array.isArray(value) || !items) return [];
  // A list of plain texts is one field, whose lines are edited together.
  if (!isGroup(items)) return [];
  return value.flatMap((entry, index) =>
    fieldsOf(items, entry, {
      ...place,
      path: joinPath(place.path, index),
      trail: [...place.trail, entryName(schema, entry) || String(index + 1)],
    }),
  );
}

const kindOf = (schema: FieldSchema, value: Json): Found['kind'] => {
  if (typeof value === 'boolean') return value ? 'ticked' : 'unticked';
  return hasEntries(schema) ? 'list' : 'field';
};

const textOf = (zone: string, schema: FieldSchema, value: Json): string => {
  if (kindOf(schema, value) !== 'field') return '';
  if (isPicture(schema)) return isObject(value) ? String(value.alt ?? '') : '';
  if (schema.control === 'moment' && value) return showDate(zone, value);
  const texts = textsOf(value).map((text) => schema.choices?.[text] ?? text);
  return (schema.control === 'money' ? texts.map((text) => `$${text}`) : texts).join(', ');
};

const fieldsOfGroup = (schema: FieldSchema, value: { [key: string]: Json }, place: Place): Found[] =>
  shownProperties(schema).flatMap(([name, field]) => {
    const inside = value[name];
    if (inside === undefined) return [];
    const there = { ...place, path: joinPath(place.path, name) };
    const label = field.title ?? '';
    const own = {
      ...there,
      label,
      hint: field.description ?? '',
      text: textOf(place.zone, field, inside),
      kind: kindOf(field, inside),
    };
    const deeper = fieldsOf(field, inside, {
      ...there,
      trail: label ? [...place.trail, label] : place.trail,
    });
    return label && !isGroup(field) ? [own, ...deeper] : deeper;
  });

/** Words owners use, and the words of the form that they mean. */
export type Meanings = readonly { say: string; mean: string }[];

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’'.]/g, '');
const wordsIn = (text: string) => plain(text).match(/[a-z0-9]+/g) ?? [];

// "what is the …" says nothing about which field is meant.
const IDLE = new Set(
  'a an the my our we i is are to of on in for and or add change changing delete edit remove update new set where when how do can what want'.split(
    ' ',
  ),
);

// "photos" and "photo" are one word here; so are "opening" and "open".
const stem = (word: string) => (word.length > 4 ? word.replace(/(ing|es|s|ed)$/, '') : word);

const startsLike = (word: string, asked: string) =>
  word.startsWith(asked) || (asked.length > 3 && stem(word) === stem(asked));
const has = (words: readonly string[], asked: string) => words.some((word) => startsLike(word, asked));

/** The words that would do instead of the asked one. */
const alternatives = (meanings: Meanings, asked: string): string[] =>
  meanings.filter(({ say }) => has(wordsIn(say), asked)).flatMap(({ mean }) => wordsIn(mean));

type Prepared = {
  found: Found;
  label: string[];
  inside: string[];
  trail: string[];
  hint: string[];
  text: string[];
};

export const prepare = (all: readonly Found[]): Prepared[] =>
  all.map((found) => ({
    found,
    label: wordsIn(found.label),
    inside: wordsIn(found.trail.slice(1).at(-1) ?? ''),
    trail: wordsIn(found.trail.join(' ')),
    hint: wordsIn(found.hint),
    text: wordsIn(found.text),
  }));

// What a match is worth: its label says best what a field is, then the group or entry it stands in.
const WORTH = { label: 10, inside: 8, alike: 7, trail: 5, text: 4, hint: 3 };

function worthOf(field: Prepared, asked: string, alike: readonly string[]): number {
  return Math.max(
    has(field.label, asked) ? WORTH.label : 0,
    has(field.inside, asked) ? WORTH.inside : 0,
    alike.some((word) => field.label.includes(word) || field.inside.includes(word)) ? WORTH.alike : 0,
    has(field.trail, asked) || alike.some((word) => field.trail.includes(word)) ? WORTH.trail : 0,
    has(field.text, asked) ? WORTH.text : 0,
    has(field.hint, asked) ? WORTH.hint : 0,
  );
}

/** The fields that are meant, the likeliest first: those about which every word is found, or else some of the words. */
export function searchFields(fields: readonly Prepared[], meanings: Meanings, query: string): Found[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !IDLE.has(word));
  const asked = telling.length > 0 ? telling : all;
  if (asked.length === 0) return [];
  const alike = asked.map((word) => alternatives(meanings, word));
  const scored = fields
    .map((field) => {
      const worths = asked.map((word, index) => worthOf(field, word, alike[index] ?? []));
      const exact = asked.join(' ') === field.label.join(' ') ? WORTH.label : 0;
      // A short label that matches says more than a long one, a field higher up more than one of forty.
      const inLabel = asked.some((word) => has(field.label, word));
      const small = (inLabel ? field.label.length : 0) + field.found.trail.length * 0.5;
      const matched = worths.filter((worth) => worth > 0).length;
      const worth = worths.reduce((total, one) => total + one, exact) - small * 0.3;
      return { found: field.found, matched, worth };
    })
    .filter(({ matched }) => matched > 0);
  const most = Math.max(0, ...scored.map(({ matched }) => matched));
  return scored
    .filter(({ matched }) => matched === most)
    .sort((one, other) => other.worth - one.worth)
    .map(({ found }) => found);
}
