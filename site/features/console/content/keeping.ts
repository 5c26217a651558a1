import type { Change, Current, Document, FieldSchema, Issue, Json } from './answers.ts';
import { isHidden, isObject } from './values.ts';

// What the page knows of a document that is being written.

export type Trouble = 'refused' | 'conflict' | 'unreachable' | 'signed-out' | 'failed';

export type Keeping = {
  value: Json;
  schema: FieldSchema;
  version: number;
  /** There is something to publish, here or on the server. */
  drafted: boolean;
  /** When the server last took a draft, and by whom. */
  savedAt: string | undefined;
  savedBy: string | null;
  saving: boolean;
  /** Everything typed is on the server. */
  settled: boolean;
  trouble: Trouble | undefined;
  /** The server's own words about the trouble. */
  reason: unknown;
  issues: readonly Issue[];
  changes: readonly Change[] | undefined;
  conflict: Conflict | undefined;
  /** What was typed here before, and had not reached the server, is in place. */
  recovered: boolean;
};

export type Conflict = {
  theirs: Json;
  common: Json;
  by: string | null;
  at: string | undefined;
  current: Current;
};

export const fromServer = (document: Document): Keeping => ({
  value: document.draft?.value ?? document.value,
  schema: document.schema,
  version: document.version,
  drafted: document.draft !== null,
  savedAt: document.draft?.updatedAt,
  savedBy: document.draft?.by ?? null,
  saving: false,
  settled: true,
  trouble: undefined,
  reason: undefined,
  issues: [],
  changes: document.draft ? document.draft.changes : [],
  conflict: undefined,
  recovered: false,
});

export const conflictWith = (current: Current, common: Json): Conflict => ({
  theirs: current.draft?.value ?? current.value,
  common,
  by: current.draft?.by ?? null,
  at: current.draft?.updatedAt,
  current,
});

export const knownOf = ({ value, version, draft }: Document) => ({
  common: draft?.value ?? value,
  baseVersion: draft?.baseVersion ?? version,
  revision: draft?.revision ?? 0,
});

/** Keys that the server gave to new entries; nothing else of it, since somebody may be typing in it. */
export function withHidden(schema: FieldSchema, mine: Json, theirs: Json | undefined): Json {
  if (theirs === undefined) return mine;
  if (isHidden(schema)) return mine === '' ? theirs : mine;
  const { items, properties } = schema;
  if (items && Array.isArray(mine) && Array.isArray(theirs)) {
    if (mine.length !== theirs.length) return mine;
    return mine.map((entry, index) => withHidden(items, entry, theirs[index]));
  }
  if (!properties || !isObject(mine) || !isObject(theirs)) return mine;
  return Object.fromEntries(
    Object.entries(mine).map(([name, own]) => {
      const field = properties[name];
      return [name, field ? withHidden(field, own, theirs[name]) : own];
    }),
  );
}
