import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { errorWords } from './error-words.ts';

test('a fault of the other program is not called a refusal', () => {
  const words = CONTENT.consoleConnections.CONNECTIONS;
  const said = [500, 503, 400, null].map((responseStatus) =>
    errorWords(words, { error: 'status', responseStatus }),
  );
  const { theirError, errors } = words;
  expect(said).toEqual([theirError, theirError, errors.status, errors.status]);
  expect(errorWords(words, { error: 'timeout', responseStatus: null })).toBe(errors.timeout);
  expect(errorWords(words, { error: null, responseStatus: 200 })).toBeUndefined();
});
