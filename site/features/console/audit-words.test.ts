import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { auditWords } from './audit-words.ts';

test('the audit log reads as sentences', () => {
  const said = (action: string, subject: string, detail = {}) =>
    auditWords({ ...CONTENT.console, ...CONTENT.consoleContent }, { action, subject, detail });
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
  const document = 'brand';
  expect(said('publish-content', 'content/brand', { document, version: 3 })).toBe(
    'Published “Business details”, version 3',
  );
  expect(said('restore-content', 'content/brand', { document, version: 4, restoredFrom: 2 })).toBe(
    'Brought back version 2 of “Business details”',
  );
  expect(said('restore-content', 'content/brand', { document, version: 4, restoredFrom: 0 })).toBe(
    'Brought “Business details” back to the original',
  );
  expect(said('schedule-content', 'content/brand', { document, at: '2026-11-20T09:00:00Z' })).toContain(
    '“Business details” on Nov 20, 2026',
  );
  expect(said('something-new', 'x/1')).toBe('something-new, x/1');
});
