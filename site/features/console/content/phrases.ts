import { spanishPath } from '#domain/console/untranslated.ts';
import { type SpokenSentence, sentenceOf, spokenSentences } from '#domain/site/spoken-sentences.ts';
import type { Change, FieldSchema, Issue, Json } from './answers.ts';
import type { Keeping } from './keeping.ts';
import { isObject, type JsonObject, valueAt } from './values.ts';

// The Spanish beside a document's English: what the owner wrote for a sentence, else ours.

export type OurSpanish = Readonly<Record<string, string>>;

const textAt = (value: Json | OurSpanish, english: string): string | undefined => {
  if (!isObject(value) || !Object.hasOwn(value, english)) return undefined;
  const text = value[english];
  return typeof text === 'string' ? text : undefined;
};

export const ownSpanish = (value: Json, english: string) => textAt(value, english);
export const ourSpanish = (ours: OurSpanish, english: string) => textAt(ours, english);

/** The owner's Spanish with this sentence said so; cleared, or as we say it, it is ours again. */
export function withOwnSpanish(value: Json, english: string, text: string, ours: OurSpanish): Json {
  const { [english]: _, ...others }: JsonObject = isObject(value) ? value : {};
  const isOurs = text.trim() === '' || text === ourSpanish(ours, english);
  return isOurs ? others : { ...others, [english]: text };
}

/** Of two people's Spanish, begun from the same: every sentence that only one of them touched; nothing where both touched one. */
export function mergedPhrases(mine: Json, theirs: Json, common: Json): Json | undefined {
  if (!isObject(mine) || !isObject(theirs) || !isObject(common)) return undefined;
  const merged: JsonObject = {};
  for (const english of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [own, other, was] = [mine, theirs, common].map((value) => ownSpanish(value, english));
    if (own !== other && own !== was && other !== was) return undefined;
    const said = own === was ? other : own;
    if (said !== undefined) merged[english] = said;
  }
  return merged;
}

const KEYS = ['id', 'slug'];

/** The entry that was the same one before: by its address, else by its place. */
const entryBefore = (before: Json[], now: Json[], index: number): Json | undefined => {
  const entry = now[index];
  const key = KEYS.find((name) => isObject(entry) && Boolean(entry[name]));
  if (!key) return before[index];
  return before.find((one) => isObject(one) && isObject(entry) && one[key] === entry[key]);
};

/** What a field said when it was last published, wherever its entry has moved since. */
export function formerText(published: Json, now: Json, path: string): string | undefined {
  let [before, after]: (Json | undefined)[] = [published, now];
  for (const part of path.split('.')) {
    if (Array.isArray(before) && Array.isArray(after)) {
      before = entryBefore(before, after, Number(part));
      after = after[Number(part)];
    } else {
      before = before === undefined ? undefined : valueAt(before, part);
      after = after === undefined ? undefined : valueAt(after, part);
    }
  }
  return typeof before === 'string' ? before : undefined;
}

export const hasSpoken = (schema: FieldSchema): boolean =>
  schema.spoken === true ||
  schema.control === 'picture' ||
  Object.values(schema.properties ?? {}).some(hasSpoken) ||
  (schema.items ? hasSpoken(schema.items) : false);

export { type SpokenSentence, sentenceOf, spokenSentences };

const englishOf = (sentences: readonly SpokenSentence[]) => [
  ...new Set(sentences.map(({ sentence }) => sentence)),
];

/** Sentences that Spanish readers get in English. */
export const withoutSpanish = (sentences: readonly SpokenSentence[], value: Json, ours: OurSpanish) =>
  englishOf(sentences).filter((one) => (ownSpanish(value, one) ?? ourSpanish(ours, one)) === undefined);

/** What changes in the Spanish of these sentences, against what is public. */
export const spanishChanges = (
  sentences: readonly SpokenSentence[],
  published: Json,
  value: Json,
  ours: OurSpanish,
): Change[] =>
  englishOf(sentences).flatMap((english) => {
    const [was, is] = [ownSpanish(published, english), ownSpanish(value, english)];
    const our = ourSpanish(ours, english) ?? null;
    return was === is ? [] : [{ where: english, before: was ?? our, after: is ?? our }];
  });

/** The Spanish as it is public, of these sentences alone; what was written for others stays. */
export function withoutChanges(sentences: readonly SpokenSentence[], published: Json, value: Json): Json {
  const english = new Set(englishOf(sentences));
  const of = (whole: Json, inside: boolean) =>
    Object.entries(isObject(whole) ? whole : {}).filter(([one]) => english.has(one) === inside);
  return Object.fromEntries([...of(value, false), ...of(published, true)]);
}

/** Refusals of Spanish at the fields of this document, and those of sentences that it does not have. */
export function placedIssues(sentences: readonly SpokenSentence[], issues: readonly Issue[]) {
  const places = (english: string) => sentences.filter(({ sentence }) => sentence === english);
  return {
    here: issues.flatMap(({ path, message }) =>
      places(path).map((field) => ({ path: spanishPath(field.path), message })),
    ),
    elsewhere: issues.filter(({ path }) => places(path).length === 0),
  };
}

const later = (one: string | undefined, other: string | undefined) =>
  (one ?? '') >= (other ?? '') ? one : other;

/** A document and its Spanish as one thing that is kept, refused and published. */
export function bothKept(
  own: Keeping,
  spanish: Keeping,
  issues: readonly Issue[],
  changes: readonly Change[],
): Keeping {
  if (changes.length === 0 && spanish.settled && !spanish.trouble) return own;
  const newest = later(own.savedAt, spanish.savedAt);
  return {
    ...own,
    drafted: own.drafted || changes.length > 0,
    savedAt: newest,
    savedBy: newest === own.savedAt ? own.savedBy : spanish.savedBy,
    saving: own.saving || spanish.saving,
    settled: own.settled && spanish.settled,
    trouble: own.trouble ?? spanish.trouble,
    reason: own.trouble ? own.reason : spanish.reason,
    issues: [...own.issues, ...issues],
    changes: own.changes ? [...own.changes, ...changes] : undefined,
  };
}
