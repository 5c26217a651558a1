import { isDeepStrictEqual } from 'node:util';
import { DOCUMENT_NAMES, type DocumentName, formOf } from '#content/documents/documents.ts';
import { ourSpanish } from '#content/documents/our-spanish.ts';
import { spokenSentences } from '#domain/site/spoken-sentences.ts';
import { isRecord } from '#domain/words/is-record.ts';
import type { Phrases } from '#domain/words/phrasebook.ts';
import type { Db } from '#server/database/database.ts';
import { published } from './read-documents.ts';
import { validateValue } from './validate-value.ts';
import { deleteDraft, readDraft, readDrafts, readPublished, writeDraft } from './version-store.ts';
import type { Publication } from './write-publication.ts';

// The Spanish of a document is published with it: what was drafted for its sentences, while that of others goes on waiting.

export const phrasesIn = (value: unknown): Phrases =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([english, spanish]) =>
      typeof spanish === 'string' ? [[english, spanish]] : [],
    ),
  );

export const sentencesIn = (document: DocumentName, value: unknown): Set<string> =>
  new Set(spokenSentences(formOf(document), value).map(({ sentence }) => sentence));

/** What is public with what was drafted for these sentences, written or cleared. */
const withDrafted = (isPublic: Phrases, drafted: Phrases, sentences: ReadonlySet<string>): Phrases => {
  const keeps = ([english]: [string, string]) => !sentences.has(english);
  const taken = ([english]: [string, string]) => sentences.has(english);
  return Object.fromEntries([
    ...Object.entries(isPublic).filter(keeps),
    ...Object.entries(drafted).filter(taken),
  ]);
};

/** Sentences that somebody says, or is about to: the Spanish of any other was left behind while the English was written. */
const stillSaid = async (tx: Db): Promise<(sentence: string) => boolean> => {
  const { values } = await readPublished(tx);
  const drafts = await readDrafts(tx);
  const said = new Set(
    DOCUMENT_NAMES.flatMap((name) => [
      ...sentencesIn(name, values[name]),
      ...sentencesIn(name, drafts.find(({ document }) => document === name)?.value),
    ]),
  );
  const ours = ourSpanish('');
  return (sentence) => said.has(sentence) || ours(sentence) !== undefined;
};

interface SpanishToPublish {
  /** The draft was begun from what is no longer public: nothing of it is taken. */
  isStale: boolean;
  publication: Publication | undefined;
}

/** The Spanish that is drafted for a document with this value. */
export const spanishFor = async (
  tx: Db,
  document: DocumentName,
  value: unknown,
  staffId: string | null,
): Promise<SpanishToPublish> => {
  const nothing = { isStale: false, publication: undefined };
  const draft = document === 'spanish' ? undefined : await readDraft(tx, 'spanish');
  if (!draft) return nothing;
  const now = await published(tx, 'spanish');
  const isPublic = phrasesIn(now.value);
  const drafted = phrasesIn(draft.value);
  const next = withDrafted(isPublic, drafted, sentencesIn(document, value));
  if (isDeepStrictEqual(next, { ...isPublic })) return nothing;
  if (draft.baseVersion !== now.version) return { isStale: true, publication: undefined };
  const fitting = validateValue('spanish', next, new Map());
  const afterwards = async (baseVersion: number) => {
    const isSaid = await stillSaid(tx);
    const left = Object.entries(drafted).filter(
      ([english]) => Object.hasOwn(next, english) || isSaid(english),
    );
    const rest = Object.fromEntries(left);
    if (isDeepStrictEqual(rest, next)) await deleteDraft(tx, 'spanish');
    // Counted as a save: who writes Spanish elsewhere at this moment is told.
    else
      await writeDraft(tx, {
        document: 'spanish',
        value: rest,
        baseVersion,
        revision: draft.revision + 1,
        staffId: draft.staffId,
      });
  };
  return { isStale: false, publication: { document: 'spanish', value: fitting, staffId, afterwards } };
};
