import type { Content } from '#content/content.ts';
import { composeContent, type DocumentValues, type PublishedDays } from '#content/documents/compose.ts';
import type { OwnPictures } from '#content/documents/document.ts';
import type { DocumentName } from '#content/documents/documents.ts';
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
  /** Counts every change of what is shown: a new version, or an announcement that begins or ends. */
  readonly edition: number;
  /** As it would be with these drafts in place. */
  preview(drafts: DocumentValues, pictures: OwnPictures): Content;
  serve(published: PublishedValues, onMisfit?: (name: DocumentName) => void): void;
  onChange(listener: () => void): void;
  stop(): void;
}

const NOTHING: PublishedValues = { version: 0, values: {}, pictures: new Map() };
// The longest wait that a timer knows.
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const servedContent = (siteUrl = 'http://localhost'): ServedContent => {
  const isPublic = isPublicAddress(siteUrl);
  const listeners: (() => void)[] = [];
  let published = NOTHING;
  let edition = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const compose = (onMisfit?: (name: DocumentName) => void): Content => {
    const { values, pictures, days } = published;
    const now = new Date();
    const { content, changesAt } = composeContent({
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
    return content;
  };
  const show = (next: Content) => {
    content = next;
    edition += 1;
    for (const listener of listeners) listener();
  };
  let content = compose();

  return {
    get version() {
      return published.version;
    },
    get content() {
      return content;
    },
    get edition() {
      return edition;
    },
    preview(drafts, pictures) {
      const values = { ...published.values, ...drafts };
      const { content } = composeContent({ values, pictures, isPublic, now: undefined });
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
