import { expect, test } from 'vitest';
import { isRecipientRefused, isUnknownMailbox } from './refusals.ts';

test.each([
  '550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '550 no such user',
  '551 user not local',
  '553 mailbox name not allowed',
  '556 5.1.10 recipient address has a null MX',
  '550 5.2.1 The account is disabled',
])('%s is about the address', (reply) => {
  expect(isRecipientRefused(reply)).toBe(true);
});

test.each([
  '550 5.7.1 Unable to relay',
  '550 relay not permitted',
  '553 5.7.1 <us@pools.example>: Sender address rejected: not owned by user',
  '550 5.1.8 Sender address rejected: Domain not found',
  '550 5.7.26 SPF and DKIM did not pass',
  '554 5.7.1 Service unavailable; client host blocked',
  '530 5.7.0 Authentication required',
  '550 rejected: listed at a block list',
  '552 5.2.2 mailbox full',
  '552 mailbox full',
  '503 bad sequence of commands',
  '421 4.7.0 try later',
])('%s is not', (reply) => {
  expect(isRecipientRefused(reply)).toBe(false);
});

test('after the data only an enhanced code speaks of the address', () => {
  expect(isUnknownMailbox('550 5.1.1 user unknown')).toBe(true);
  expect(isUnknownMailbox('550 no such user')).toBe(false);
  expect(isUnknownMailbox('554 5.7.1 looks like spam')).toBe(false);
});
