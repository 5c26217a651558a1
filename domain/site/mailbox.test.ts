import { expect, test } from 'vitest';
import { isLargeProvider, mailboxOf, mailDomainOf } from './mailbox.ts';

test.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['a.na@example.com', 'a.na@example.com'],
  ['A.n.a+pool@gmail.com', 'ana@gmail.com'],
  ['ana@GoogleMail.com', 'ana@gmail.com'],
  ['+@example.com', '+@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('a domain is told whatever stands before it', () => {
  expect(mailDomainOf('ana+x@Firm.example')).toBe('firm.example');
  expect(isLargeProvider(mailDomainOf('ana@googlemail.com'))).toBe(true);
  expect(isLargeProvider('firm.example')).toBe(false);
});
