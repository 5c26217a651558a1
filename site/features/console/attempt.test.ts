import { expect, test } from 'vitest';
import { CONSOLE } from '#content/console.ts';
import { RequestError } from '#site/request.ts';
import { reasonOf } from './attempt.ts';

test('a reason is the server’s own words, or that it did not answer; never a status and a body', () => {
  expect(reasonOf(CONSOLE, new RequestError(404, '{"message":"This entry does not exist any more."}'))).toBe(
    'This entry does not exist any more.',
  );
  expect(reasonOf(CONSOLE, new RequestError(502, 'Bad Gateway'))).toBe(CONSOLE.unreachable);
  expect(reasonOf(CONSOLE, new TypeError('Failed to fetch'))).toBe(CONSOLE.unreachable);
  expect(reasonOf(CONSOLE, new Error('Invalid input'))).toBe(CONSOLE.unreadable);
});
