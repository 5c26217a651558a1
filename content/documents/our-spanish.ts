import { SPANISH } from '#content/es/phrases.ts';
import { phrasesOf } from '#content/es/translate.ts';

/** What we say in Spanish for a sentence of a document, or of any other part. */
export const ourSpanish = (document: string) => phrasesOf(SPANISH, document);
