import { expect, test } from 'vitest';
import { PROJECT_DESK } from '#content/console-projects.ts';
import { nothingDueWords } from './unread-words.ts';

test('an empty column of ours names what is unread in the others', () => {
  const say = (client: number, done: number) => nothingDueWords(PROJECT_DESK, { studio: 0, client, done });
  expect(say(2, 0)).toBe('Nothing due from us. 2 unread in Client’s turn.');
  expect(say(1, 3)).toBe('Nothing due from us. 1 unread in Client’s turn, 3 unread in Done.');
  expect([say(0, 0), nothingDueWords(PROJECT_DESK, undefined)]).toEqual([
    'Nothing waiting on us.',
    'Nothing waiting on us.',
  ]);
});
