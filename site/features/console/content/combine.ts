import type { FieldSchema, Json } from './answers.ts';
import {
  entryName,
  isGroup,
  isHidden,
  isObject,
  isPhrases,
  type JsonObject,
  joinPath,
  sameValue,
} from './values.ts';

// Two versions of one document, field by field. The same walk lists where they differ and puts together what was chosen.

export type Side = 'mine' | 'theirs';

/** Where two versions differ: in a field, in an entry that only one of them has, or in the order of a list. */
export type Difference = {
  path: string;
  /** Where it stands, in the words of the form. */
  trail: string[];
  kind: 'field' | 'entry' | 'order';
  schema: FieldSchema;
  /** `undefined`: this side does not have the entry. */
  mine: Json | undefined;
  theirs: Json | undefined;
};

type Walk = { pick: (difference: Difference) => Side };
type Place = { path: string; trail: string[] };

const within = (place: Place, part: string | number, name: string | undefined): Place => ({
  path: joinPath(place.path, part),
  trail: name ? [...place.trail, name] : place.trail,
});

function combine(walk: Walk, schema: FieldSchema, mine: Json, theirs: Json, place: Place): Json {
  if (sameValue(mine, theirs)) return mine;
  // Nobody sees what is hidden, so nobody can choose; the newer of the two is the server's.
  if (isHidden(schema)) return theirs;
  if (isPhrases(schema) && isObject(mine) && isObject(theirs)) return combinePhrases(walk, mine, theirs);
  if (isGroup(schema) && isObject(mine) && isObject(theirs))
    return combineGroup(walk, schema, mine, theirs, place);
  if (schema.type === 'array' && Array.isArray(mine) && Array.isArray(theirs))
    return combineList(walk, schema, mine, theirs, place);
  return walk.pick({ ...place, kind: 'field', schema, mine, theirs }) === 'mine' ? mine : theirs;
}

const combinePhrases = (walk: Walk, mine: JsonObject, theirs: JsonObject): Json =>
  Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((english) => {
      const [own, other] = [mine[english], theirs[english]];
      const difference: Difference = {
        path: english,
        trail: [english],
        kind: 'field',
        schema: { type: 'string' },
        mine: own,
        theirs: other,
      };
      const chosen = own === other || walk.pick(difference) === 'mine' ? own : other;
      return chosen === undefined ? [] : [[english, chosen]];
    }),
  );

const combineGroup = (
  walk: Walk,
  schema: FieldSchema,
  mine: JsonObject,
  theirs: JsonObject,
  place: Place,
): Json =>
  Object.fromEntries(
    Object.entries(mine).map(([name, own]) => {
      const field = schema.properties?.[name];
      const other = theirs[name];
      if (!field || other === undefined) return [name, own];
      return [name, combine(walk, field, own, other, within(place, name, field.title))];
    }),
  );

// The hidden property that tells the entries of a list apart, where both sides have one for each entry.
const keyProperty = (items: FieldSchema | undefined, lists: Json[][]) =>
  Object.entries(items?.properties ?? {})
    .filter(([, field]) => isHidden(field) && field.type === 'string')
    .map(([name]) => name)
    .find((name) =>
      lists.every((list) => {
        const keys = list.map((entry) => (isObject(entry) ? entry[name] : undefined)).filter(Boolean);
        return new Set(keys).size === keys.length && list.every((entry) => isObject(entry) && name in entry);
      }),
    );

function combineList(walk: Walk, schema: FieldSchema, mine: Json[], theirs: Json[], place: Place): Json {
  const { items } = schema;
  const key = keyProperty(items, [mine, theirs]);
  if (key) return combineKeyed(walk, schema, keyed(mine, key, 'mine'), keyed(theirs, key, 'theirs'), place);
  if (!items || mine.length !== theirs.length || !isGroup(items))
    return walk.pick({ ...place, kind: 'field', schema, mine, theirs }) === 'mine' ? mine : theirs;
  return mine.map((entry, index) => {
    const other = theirs[index] ?? entry;
    const name = entryName(schema, entry) || String(index + 1);
    return combine(walk, items, entry, other, within(place, index, name));
  });
}

// An entry that the server has not given a key yet is nobody else's.
const keyed = (list: Json[], key: string, side: Side): Map<string, Json> =>
  new Map(
    list.map((entry, index) => [
      (isObject(entry) && typeof entry[key] === 'string' && entry[key]) || `new ${side} ${index}`,
      entry,
    ]),
  );

function combineKeyed(
  walk: Walk,
  schema: FieldSchema,
  mine: Map<string, Json>,
  theirs: Map<string, Json>,
  place: Place,
): Json {
  const names = (list: Map<string, Json>) =>
    [...list]
      .filter(([key]) => mine.has(key) && theirs.has(key))
      .map(([, entry]) => entryName(schema, entry));
  const common = (list: Map<string, Json>, other: Map<string, Json>) =>
    [...list.keys()].filter((key) => other.has(key));
  const reordered = !sameValue(common(mine, theirs), common(theirs, mine));
  const order = reordered
    ? walk.pick({
        ...place,
        path: joinPath(place.path, 'order'),
        kind: 'order',
        schema,
        mine: names(mine),
        theirs: names(theirs),
      })
    : 'mine';
  const [first, second] = order === 'mine' ? [mine, theirs] : [theirs, mine];
  return keysOfBoth([...first.keys()], [...second.keys()]).flatMap((key) =>
    combineEntry(walk, schema, [key, mine.get(key), theirs.get(key)], place),
  );
}

/** The first list's order; what only the second has follows what it follows there. */
function keysOfBoth(first: string[], second: string[]): string[] {
  const keys = [...first];
  for (const [index, key] of second.entries()) {
    if (keys.includes(key)) continue;
    const before = second[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

type Pair = [key: string, mine: Json | undefined, theirs: Json | undefined];

function combineEntry(walk: Walk, schema: FieldSchema, [key, mine, theirs]: Pair, place: Place): Json[] {
  const there = within(place, key, entryName(schema, mine ?? theirs) || schema.entry);
  if (mine !== undefined && theirs !== undefined && schema.items)
    return [combine(walk, schema.items, mine, theirs, there)];
  const side = walk.pick({ ...there, kind: 'entry', schema, mine, theirs });
  const chosen = side === 'mine' ? mine : theirs;
  return chosen === undefined ? [] : [chosen];
}

const ROOT: Place = { path: '', trail: [] };

/** Every difference that a person can choose about. */
export function differences(schema: FieldSchema, mine: Json, theirs: Json): Difference[] {
  const found: Difference[] = [];
  const pick = (difference: Difference): Side => {
    found.push(difference);
    return 'mine';
  };
  combine({ pick }, schema, mine, theirs, ROOT);
  return found;
}

/** One document out of two: each difference as it was chosen, by its path. */
export const putTogether = (
  schema: FieldSchema,
  mine: Json,
  theirs: Json,
  chosen: ReadonlyMap<string, Side>,
): Json => combine({ pick: ({ path }) => chosen.get(path) ?? 'mine' }, schema, mine, theirs, ROOT);

/** What to begin with: what only they have touched since the common version is theirs, all else is mine. */
export function likelySides(schema: FieldSchema, mine: Json, theirs: Json, common: Json): Map<string, Side> {
  const touched = new Set(differences(schema, mine, common).map(({ path }) => path));
  const isMine = (path: string) =>
    [...touched].some((one) => one === path || path.startsWith(`${one}.`) || one.startsWith(`${path}.`));
  return new Map(
    differences(schema, mine, theirs).map(({ path }) => [path, isMine(path) ? 'mine' : 'theirs']),
  );
}
