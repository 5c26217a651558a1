import { eq } from 'drizzle-orm';
import type { Change } from '#content/documents/describe-changes.ts';
import { type DocumentName, isDocumentName } from '#content/documents/documents.ts';
import type { Db } from '#server/database/database.ts';
import { contentDrafts, contentSchedules, contentVersions } from './tables.ts';
import { fingerprintOf } from './validate-value.ts';
import { readPublished } from './version-store.ts';

// A client's words go from what is published, from drafts and plans, and from every version that could be brought back.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value without entries of this person, and how many there were. */
const without = (
  value: unknown,
  fingerprint: string,
): { value: unknown; gone: Record<string, unknown>[] } => {
  if (Array.isArray(value)) {
    const theirs = value.filter((entry) => isRecord(entry) && entry.email === fingerprint);
    const rest = value.filter((entry) => !theirs.includes(entry)).map((entry) => without(entry, fingerprint));
    return {
      value: rest.map((each) => each.value),
      gone: [...theirs.filter(isRecord), ...rest.flatMap((each) => each.gone)],
    };
  }
  if (!isRecord(value)) return { value, gone: [] };
  const parts = Object.entries(value).map(([key, part]) => [key, without(part, fingerprint)] as const);
  return {
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
    gone: parts.flatMap(([, { gone }]) => gone),
  };
};

/** What a history says of somebody repeats their words. */
const untold = (changes: Change[], gone: readonly Record<string, unknown>[]) => {
  const words = gone
    .flatMap((entry) => Object.values(entry))
    .filter((word) => typeof word === 'string' && word.length > 3);
  const tells = (text: string | null) => words.some((word) => text?.includes(String(word)));
  return changes.filter(({ where, before, after }) => !tells(where) && !tells(before) && !tells(after));
};

interface Erased {
  testimonials: number;
  /** Documents that are shown to visitors, as they are without these words. */
  published: { document: DocumentName; value: unknown }[];
}

/** Takes a client's words out of everything that is kept, and says what has to be published anew. */
export const eraseTestimonials = async (tx: Db, email: string): Promise<Erased> => {
  const fingerprint = fingerprintOf(email);
  const erased: Erased = { testimonials: 0, published: [] };
  const versions = await tx.select().from(contentVersions).orderBy(contentVersions.version);
  const newest = new Map(versions.map(({ document, version }) => [document, version]));
  const gone = versions.flatMap(({ value }) => without(value, fingerprint).gone);
  for (const { version, document, value: before, changes } of gone.length > 0 ? versions : []) {
    const { value, gone: here } = without(before, fingerprint);
    await tx
      .update(contentVersions)
      .set({ value, changes: untold(changes, gone) })
      .where(eq(contentVersions.version, version));
    if (here.length === 0 || newest.get(document) !== version || !isDocumentName(document)) continue;
    erased.testimonials += here.length;
    erased.published.push({ document, value });
  }
  for (const table of [contentDrafts, contentSchedules])
    for (const { document, value: before } of await tx.select().from(table)) {
      const { value, gone: here } = without(before, fingerprint);
      if (here.length > 0) await tx.update(table).set({ value }).where(eq(table.document, document));
    }
  return erased;
};

/** A client's words that are shown to visitors now. */
export const testimonialsOf = async (db: Db, email: string): Promise<Record<string, unknown>[]> => {
  const { values } = await readPublished(db);
  return Object.values(values).flatMap((value) => without(value, fingerprintOf(email)).gone);
};
