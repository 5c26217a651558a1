import { expect, test } from 'vitest';
import { chatIdOf } from './chat-id.ts';

test.each([
  ['an account that was published takes the place of the environment’s', 'env', 'published', 'published'],
  ['without one, the environment’s is used', 'env', '', 'env'],
  ['the owner can turn it off', 'env', 'off', 'off'],
  ['turned off by the environment, it stays off', 'off', 'published', 'off'],
])('%s', (_, chatWebsiteId, chatId, expected) => {
  expect(chatIdOf({ chatWebsiteId }, { chatId })).toBe(expected);
});
