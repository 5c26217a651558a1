import { composeContent, type DocumentValues } from '#content/documents/compose.ts';
import { DOCUMENT_NAMES, type DocumentName, formOf, isDocumentName } from '#content/documents/documents.ts';
import { ourSpanish } from '#content/documents/our-spanish.ts';
import type { Untranslated } from '#content/es/translate.ts';
import type { UntranslatedSentence } from '#domain/console/untranslated.ts';
import { spokenSentences } from '#domain/site/spoken-sentences.ts';
import type { Db } from '#server/database/database.ts';
import { phrasesIn, sentencesIn } from './drafted-spanish.ts';
import { loadPictures } from './pictures/store.ts';
import { original, published } from './read-documents.ts';
import { readDraft, readDrafts, readPublished } from './version-store.ts';

// What the console shows beside the English: our own Spanish, and the sentences that have none.

/** Each with the field in which its English is written, where it is one of the owner's documents. */
export const withFields = (
  untranslated: readonly Untranslated[],
  values: DocumentValues,
): UntranslatedSentence[] => {
  const fields = new Map(
    DOCUMENT_NAMES.flatMap((document) =>
      spokenSentences(formOf(document), values[document] ?? original(document)).map(
        ({ path, sentence }) => [sentence, { document, path }] as const,
      ),
    ),
  );
  return untranslated.map((one) => ({ ...one, field: fields.get(one.sentence) ?? null }));
};

/** Everything that our phrasebook does not know, with every draft in place and whatever the owner wrote for it. */
const unknownToUs = async (db: Db): Promise<UntranslatedSentence[]> => {
  const { values: isPublic } = await readPublished(db);
  const drafts = (await readDrafts(db)).filter(({ document }) => isDocumentName(document));
  const values = {
    ...isPublic,
    ...Object.fromEntries(drafts.map(({ document, value }) => [document, value])),
    spanish: {},
  };
  const pictures = await loadPictures(db);
  const { inSpanish } = composeContent({ values, pictures, isPublic: false, now: undefined });
  return withFields(inSpanish().untranslated, values);
};

export const readSentences = async (db: Db, name: DocumentName) => {
  const values = [(await published(db, name)).value, (await readDraft(db, name))?.value];
  const unknown = name === 'spanish' ? await unknownToUs(db) : [];
  const english = values.flatMap((value) =>
    name === 'spanish' ? Object.keys(phrasesIn(value)) : [...sentencesIn(name, value)],
  );
  const say = ourSpanish(name);
  const ours = new Map<string, string>();
  for (const sentence of english) {
    const spanish = say(sentence);
    if (spanish !== undefined) ours.set(sentence, spanish);
  }
  return { ours: Object.fromEntries(ours), unknown };
};
