import { expect, test } from 'vitest';
import { EMAIL_MESSAGE, emailAddress } from './email-address.ts';

test('an ordinary address is taken, without the spaces around it', () => {
  expect(emailAddress.parse(' ann.lee+pool@mail.example.com ')).toBe('ann.lee+pool@mail.example.com');
});

test('blanks that came along with a paste are no fault of it', () => {
  expect(emailAddress.parse(`${' '.repeat(400)}ann@example.com\t${' '.repeat(400)}`)).toBe('ann@example.com');
});

test.each([
  '',
  'ann',
  'ann@',
  'a@x.com,b@y.com',
  'a@x.com;b@y.com',
  'a@x.com b@y.com',
  'Ann <a@x.com>',
  'a@x.com\r\nBcc: b@y.com',
  'a@x.com\n',
  'a\u0000@x.com',
  `${'a'.repeat(250)}@x.com`,
  `${'a'.repeat(65)}@x.com`,
  `a@${'b'.repeat(64)}.com`,
  'a@b-.com',
  `a${' '.repeat(94_000)}b`,
  `a@x.com${' '.repeat(94_000)}`,
  ['a@x.com'],
  { address: 'a@x.com' },
  null,
])('%j is refused in the specified words', (candidate) => {
  const refused = emailAddress.safeParse(candidate);
  expect(refused.error?.issues[0]?.message).toBe(EMAIL_MESSAGE);
});
