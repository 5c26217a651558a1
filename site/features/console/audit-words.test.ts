import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { auditWords } from './audit-words.ts';

test('the audit log reads as sentences', () => {
  const said = (action: string, subject: string, detail = {}) =>
    auditWords(CONTENT.console, { action, subject, detail });
  expect(said('change-lead', 'inquiry/1', { status: 'won', note: false })).toBe('Marked an inquiry as won');
  expect(said('change-lead', 'inquiry/1', { status: 'won', note: true })).toBe(
    'Marked an inquiry as won, with a note',
  );
  expect(said('change-lead', 'order/1', { status: null, note: true })).toBe('Added a note to an order');
  expect(said('mark-leads', 'inquiry', { status: 'spam', leads: ['1', '2'] })).toBe(
    'Marked 2 as spam, each an inquiry',
  );
  expect(said('mark-leads', 'inquiry', { status: 'spam' })).toBe('Marked several as spam, each an inquiry');
  expect(said('add-staff', 'staff/1', { email: 'ana@example.com' })).toBe('Let ana@example.com sign in');
  const email = 'ana@example.com';
  expect(said('add-staff', 'staff/1', { email, role: 'editor' })).toBe(
    'Let ana@example.com sign in as editor',
  );
  expect(said('change-role', 'staff/1', { email, role: 'owner', was: 'staff' })).toBe(
    'Changed the role of ana@example.com from staff to owner',
  );
  expect(said('export-list', 'inquiries')).toBe('Downloaded a list: Contact Inquiries');
  expect(said('something-new', 'x/1')).toBe('something-new, x/1');
});
