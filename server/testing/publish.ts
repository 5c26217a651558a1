import { CONTENT, type Content } from '#content/content.ts';
import { DOCUMENTS, type DocumentName } from '#content/documents/documents.ts';
import type { Services } from '#server/services.ts';

type Originals = { [Name in DocumentName]: ReturnType<(typeof DOCUMENTS)[Name]['read']> };

const readers: { [Name in DocumentName]: { read: (content: Content) => Originals[Name] } } = DOCUMENTS;

/** A document as the code brings it, for tests to change. */
export const originalOf = <Name extends DocumentName>(name: Name): Originals[Name] =>
  structuredClone(readers[name].read(CONTENT));

/** Publishes a document as nobody in particular. */
export const publishDocument = (
  { content }: Pick<Services, 'content'>,
  document: DocumentName,
  value: unknown,
) => content.publish(async () => ({ document, value, staffId: null }));
