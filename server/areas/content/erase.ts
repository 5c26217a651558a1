import { eq } from 'drizzle-orm';
import type { Change } from '#content/documents/describe-changes.ts';
import { type DocumentName, isDocumentName } from '#content/documents/documents.ts';
import { isRecord } from '#domain/words/is-record.ts';
import type { Db } from '#server/database/database.ts';
import { contentDrafts, contentSchedules, contentVersions } from './tables.ts';
import { fingerprintOf } from './validate-value.ts';
import { readPublished } from './version-store.ts';

// A client's words go from what is published, from drafts and plans, and from every version that could be brought back.

type Entry = Record<string, unknown>;

/** Entries under this person's address; and those from before it was noted, known by their words or by name and place. */
const isTheirs =
  (fingerprint: string, known: readonly Entry[]) =>
  (entry: unknown): entry is Entry => {
    if (!isRecord(entry)) return false;
    if (entry.email !== '') return entry.email === fingerprint;
    return known.some(
      ({ content, name, location }) =>
        entry.content === content || (entry.name === name && entry.location === location),
    );
  };

/** The value without entries of this person, and which there were. */
const without = (
  value: unknown,
  isGone: (entry: unknown) => entry is Entry,
): { value: unknown; gone: Entry[] } => {
  if (Array.isArray(value)) {
    const theirs = value.filter(isGone);
    const rest = value.filter((entry) => !isGone(entry)).map((entry) => without(entry, isGone));
    return {
      value: rest.map((each) => each.value),
      gone: [...theirs, ...rest.flatMap((each) => each.gone)],
    };
  }
  if (!isRecord(value)) return { value, gone: [] };
  const parts = Object.entries(value).map(([key, part]) => [key, without(part, isGone)] as const);
  return {
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
    gone: parts.flatMap(([, { gone }]) => gone),
  };
};

// Names of packages, colors and days are nobody's words.
const NOT_WORDS = new Set(['package', 'colours', 'date', 'email']);
// As much of a text as a history surely repeats.
const BEGINNING = 200;

/** What a history says of somebody repeats their words. */
const untold = (changes: Change[], gone: readonly Entry[]) => {
  const words = gone
    .flatMap((entry) => Object.entries(entry).filter(([key]) => !NOT_WORDS.has(key)))
    .flatMap(([, word]) => (typeof word === 'string' && word ? [word.slice(0, BEGINNING)] : []));
  const tells = (text: string | null) =>
    text !== null &&
    // A name of three letters is part of many words.
    words.some((word) => (word.length > 3 ? text.includes(word) : text.split(', ').includes(word)));
  return changes.filter(({ where, before, after }) => !tells(where) && !tells(before) && !tells(after));
};

// Of somebody's entry, what nobody else has said.
const OWN_WORDS = ['content', 'projectDetails'];

/** The Spanish of somebody's words is theirs too. */
const withoutSpanishOf = (value: unknown, gone: readonly Entry[]) => {
  const words = new Set(gone.flatMap((entry) => OWN_WORDS.map((name) => entry[name])));
  const sentences = Object.entries(isRecord(value) ? value : {});
  const kept = sentences.filter(([english]) => !words.has(english));
  return { value: Object.fromEntries(kept), count: 0, isTouched: kept.length < sentences.length };
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
  const drafts = await tx.select().from(contentDrafts);
  const plans = await tx.select().from(contentSchedules);
  const known = [...versions, ...drafts, ...plans].flatMap(
    ({ value }) => without(value, isTheirs(fingerprint, [])).gone,
  );
  if (known.length === 0) return erased;
  const isGone = isTheirs(fingerprint, known);
  const newest = new Map(versions.map(({ document, version }) => [document, version]));
  const gone = [...versions, ...drafts, ...plans].flatMap(({ value }) => without(value, isGone).gone);
  const clean = (document: string, before: unknown) => {
    if (document === 'spanish') return withoutSpanishOf(before, gone);
    const { value, gone: here } = without(before, isGone);
    return { value, count: here.length, isTouched: here.length > 0 };
  };
  for (const { version, document, value: before, changes } of versions) {
    const { value, count, isTouched } = clean(document, before);
    await tx
      .update(contentVersions)
      .set({ value, changes: untold(changes, gone) })
      .where(eq(contentVersions.version, version));
    if (!isTouched || newest.get(document) !== version || !isDocumentName(document)) continue;
    erased.testimonials += count;
    erased.published.push({ document, value });
  }
  for (const { document, value: before, revision } of drafts) {
    const { value, isTouched } = clean(document, before);
    // Counted as a save: a tab that still shows these words is told before it brings them back.
    if (isTouched)
      await tx
        .update(contentDrafts)
        .set({ value, revision: revision + 1 })
        .where(eq(contentDrafts.document, document));
  }
  for (const { document, value: before } of plans) {
    const { value, isTouched } = clean(document, before);
    if (isTouched)
      await tx.update(contentSchedules).set({ value }).where(eq(contentSchedules.document, document));
  }
  return erased;
};

/** A client's words that are shown to visitors now. */
export const testimonialsOf = async (db: Db, email: string): Promise<Entry[]> => {
  const { values } = await readPublished(db);
  const isGone = isTheirs(fingerprintOf(email), []);
  return Object.values(values).flatMap((value) => without(value, isGone).gone);
};
