import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { auditWords } from './audit-words.ts';
import { historyWords } from './history-words.ts';

test('a history names who did it, and tells a visitor’s own doing as theirs', () => {
  const told = (kind: string, staff: string | null = null) =>
    historyWords(
      { ...CONTENT.console, STUDIO_ZONE: 'America/New_York' },
      { createdAt: 'x', kind, detail: '', staff },
    );
  expect(told('mark-order-paid', 'ana@example.com')).toBe(
    'Invalid Date, ana@example.com, booked as paid by Zelle',
  );
  expect(told('visitor-moved')).toBe('Invalid Date, moved by the visitor');
  expect(told('note')).toBe('Invalid Date, a former account, note');
});

test('the audit log reads as sentences', () => {
  const said = (action: string, subject: string, detail = {}) =>
    auditWords(
      { ...CONTENT.console, ...CONTENT.consoleContent, STUDIO_ZONE: 'America/New_York' },
      { action, subject, detail },
    );
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
  const amount = '$107.50';
  expect(said('refund-order', 'order/1', { amount })).toBe('Refunded $107.50 of an order');
  expect(said('refund-order', 'order/1', { amount, reference: 'ABCD2345' })).toBe(
    'Refunded $107.50 of the order ABCD2345',
  );
  const [from, to] = ['2026-11-24T20:00:00.000Z', '2026-11-25T15:30:00.000Z'];
  expect(said('move-call', 'booking/1')).toBe('Moved a call');
  expect(said('move-call', 'booking/1', { from, to })).toBe(
    'Moved a call from Tuesday, November 24, 3:00 PM Eastern Time to Wednesday, November 25, 10:30 AM Eastern Time',
  );
  expect(said('cancel-call', 'booking/1', { from })).toBe(
    'Canceled the call of Tuesday, November 24, 3:00 PM Eastern Time',
  );
  expect(said('something-new', 'x/1')).toBe('something-new, x/1');
});
