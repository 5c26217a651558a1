import type { Content } from '#content/content.ts';
import { composeContent, type DocumentValues, type PublishedDays } from '#content/documents/compose.ts';
import type { OwnPictures } from '#content/documents/document.ts';
import type { DocumentName } from '#content/documents/documents.ts';
import type { Untranslated } from '#content/es/translate.ts';
import type { Language } from '#domain/site/languages.ts';
import { isPublicAddress } from '#domain/site/public-address.ts';

/** What was published of the documents, and the owner's pictures that they show. */
export interface PublishedValues {
  version: number;
  values: DocumentValues;
  days?: PublishedDays;
  pictures: OwnPictures;
}

/** The content that everything is said, shown and charged from at this moment, and its number: what the code brings along is version 0. */
export interface ServedContent {
  readonly version: number;
  readonly content: Content;
  /** The same words for readers of a language. */
  in(language: Language): Content;
  /** Sentences that Spanish readers get in English. */
  readonly untranslated: readonly Untranslated[];
  /** Counts every change of what is shown: a new version, or an announcement that begins or ends. */
  readonly edition: number;
  /** As it would be with these drafts in place. */
  preview(drafts: DocumentValues, pictures: OwnPictures, language?: Language): Content;
  serve(published: PublishedValues, onMisfit?: (name: DocumentName) => void): void;
  onChange(listener: () => void): void;
  stop(): void;
}

type Shown = Pick<ReturnType<typeof composeContent>, 'content' | 'inSpanish'>;

const NOTHING: PublishedValues = { version: 0, values: {}, pictures: new Map() };
// The longest wait that a timer knows.
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const servedContent = (siteUrl = 'http://localhost'): ServedContent => {
  const isPublic = isPublicAddress(siteUrl);
  const listeners: (() => void)[] = [];
  let published = NOTHING;
  let edition = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const compose = (onMisfit?: (name: DocumentName) => void): Shown => {
    const { values, pictures, days } = published;
    const now = new Date();
    const { changesAt, ...composed } = composeContent({
      values,
      pictures,
      days,
      isPublic,
      now,
      ...(onMisfit ? { onMisfit } : {}),
    });
    clearTimeout(waiting);
    waiting = undefined;
    if (changesAt) {
      const wait = Math.min(changesAt.getTime() - now.getTime() + 1, LONGEST_WAIT_MS);
      waiting = setTimeout(() => show(compose()), wait).unref();
    }
    return composed;
  };
  const show = (next: Shown) => {
    shown = next;
    edition += 1;
    for (const listener of listeners) listener();
  };
  let shown = compose();

  return {
    get version() {
      return published.version;
    },
    get content() {
      return shown.content;
    },
    in: (language) => (language === 'es' ? shown.inSpanish().content : shown.content),
    get untranslated() {
      return shown.inSpanish().untranslated;
    },
    get edition() {
      return edition;
    },
    preview(drafts, pictures, language = 'en') {
      const values = { ...published.values, ...drafts };
      const composed = composeContent({ values, pictures, isPublic, now: undefined });
      const content = language === 'es' ? composed.inSpanish().content : composed.content;
      return { ...content, brand: { ...content.brand, chatId: 'off' } };
    },
    serve(next, onMisfit) {
      // Two readers may end in the wrong order; an older version never takes the place of a newer one.
      if (next.version <= published.version) return;
      published = next;
      show(compose(onMisfit));
    },
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearTimeout(waiting),
  };
};
