import { expect, test } from 'vitest';
import { DOCUMENT_NAMES } from '#content/documents/documents.ts';
import { DOCUMENTS } from './answers.ts';

test('the console reads every document that the server offers', () => {
  expect([...DOCUMENTS]).toEqual(DOCUMENT_NAMES);
});
