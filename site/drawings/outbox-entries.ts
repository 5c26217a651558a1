import * as z from 'zod/mini';
import { commentChangeSchema, newCommentSchema } from '#domain/project/room.ts';

// What waits in the browser's storage: one key per entry, so that two tabs that write at once lose nothing of each other's.

const actSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), id: z.uuid(), comment: newCommentSchema, at: z.string() }),
  z.object({ kind: z.literal('change'), id: z.uuid(), change: commentChangeSchema }),
  z.object({ kind: z.literal('delete'), id: z.uuid() }),
]);
const entrySchema = z.object({
  act: actSchema,
  /** It may have arrived although no answer came: from then on only added to, never rewritten. */
  tried: z.boolean(),
  /** Why the server refused it; it waits for the person then. */
  refused: z.optional(z.string()),
});

export type OutboxAct = z.infer<typeof actSchema>;
export type OutboxEntry = z.infer<typeof entrySchema> & { key: string };

export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** None when it is not one of ours. */
export const parseEntry = (key: string, text: string | null): OutboxEntry[] => {
  try {
    const parsed = z.safeParse(entrySchema, JSON.parse(text ?? 'null'));
    return parsed.success ? [{ ...parsed.data, key }] : [];
  } catch {
    return [];
  }
};

const keysOf = (storage: KeyedStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** In the order in which they were made: the key begins with the time. */
export const readEntries = (storage: KeyedStorage, prefix: string): OutboxEntry[] =>
  keysOf(storage, prefix)
    .toSorted()
    .flatMap((key) => parseEntry(key, storage.getItem(key)));

export const writeEntry = (storage: KeyedStorage, { key, ...entry }: OutboxEntry) =>
  storage.setItem(key, JSON.stringify(entry));

/** A browser may forbid its storage or have none left: then what waits lives as long as the page. */
export function withMemory(storage: KeyedStorage | null | undefined): KeyedStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (real: KeyedStorage) => T): T | undefined => {
    try {
      return storage ? use(storage) : undefined;
    } catch {
      return undefined;
    }
  };
  const keys = () => {
    const real = attempt((it) => keysOf(it, '')) ?? [];
    return [...real, ...[...memory.keys()].filter((key) => !real.includes(key))];
  };
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
  };
}

type Joined = { rewritten?: OutboxEntry; gone: readonly OutboxEntry[]; done: boolean };

/** What an act does to the entries of its comment: as long as nothing of it can have left the device, they become one. */
export function joined(entries: readonly OutboxEntry[], act: OutboxAct): Joined {
  const own = entries.filter((entry) => entry.act.id === act.id);
  const added = own.find((entry) => entry.act.kind === 'add' && !entry.tried);
  if (act.kind === 'delete') return { gone: own, done: added !== undefined };
  if (act.kind === 'change' && added?.act.kind === 'add') {
    const { resolved: _, ...change } = act.change;
    const comment = { ...added.act.comment, ...change };
    return {
      rewritten: { ...added, refused: undefined, act: { ...added.act, comment } },
      gone: [],
      done: true,
    };
  }
  return { gone: [], done: false };
}
