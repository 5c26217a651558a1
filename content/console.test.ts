import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { auditWords, MAIL_KINDS } from './console.ts';

test('the audit log reads as sentences', () => {
  const said = (action: string, subject: string, detail = {}) => auditWords({ action, subject, detail });
  expect(said('change-lead', 'inquiry/1', { status: 'won', note: false })).toBe('Marked an inquiry as won');
  expect(said('change-lead', 'order/1', { status: null, note: true })).toBe('Added a note to an order');
  expect(said('mark-leads', 'inquiry', { status: 'spam', leads: ['1', '2'] })).toBe(
    'Marked 2 as spam, each an inquiry',
  );
  expect(said('export-list', 'inquiries')).toBe('Downloaded a list: Contact Inquiries');
  expect(said('something-new', 'x/1')).toBe('something-new, x/1');
});

test('every mail the site sends has a name in the console', async () => {
  const source = await readFile(new URL('../server/mails.ts', import.meta.url), 'utf8');
  const sent = [...source.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((name) => !MAIL_KINDS[name ?? ''])).toEqual([]);
});
