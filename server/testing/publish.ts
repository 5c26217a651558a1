import { CONTENT } from '#content/content.ts';
import { DOCUMENTS, type DocumentName } from '#content/documents/documents.ts';
import type { Services } from '#server/services.ts';

/** A document as the code brings it, for tests to change. */
// biome-ignore lint/suspicious/noExplicitAny: tests write into any place of it
export const originalOf = (name: DocumentName): any => structuredClone(DOCUMENTS[name].read(CONTENT));

/** Publishes a document as nobody in particular. */
export const publishDocument = (
  { content }: Pick<Services, 'content'>,
  document: DocumentName,
  value: unknown,
) => content.publish(async () => ({ document, value, staffId: null }));
