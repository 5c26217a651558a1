import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { detailGroups } from './detail-rows.ts';
import { consoleWords } from './words.ts';

const WORDS = consoleWords(CONTENT);

test('a project reads step by step in the form’s own words, whatever order the database kept', () => {
  const groups = detailGroups(WORDS, {
    id: 'x',
    ticketNumber: 'PW-261115-7K3Q9',
    status: 'new',
    submission: {
      spaSize: 'medium',
      city: 'Orlando',
      phone: '(407) 555-0100',
      hasHOA: false,
      poolLength: 30,
    },
  });
  expect(
    groups.map(({ title, rows }) => [title, rows.map(({ label, words }) => `${label}: ${words}`)]),
  ).toEqual([
    [undefined, ['Ticket: PW-261115-7K3Q9']],
    ['Contact', ['Phone: (407) 555-0100']],
    ['Property', ['City: Orlando']],
    ['Pool', ['Pool length (feet): 30']],
    ['Features', ['Spa size: Medium, 8-10 people']],
  ]);
});

test('addresses and numbers can be pressed, and a design reads as words', () => {
  const [person] = detailGroups(WORDS, { email: 'ana@example.com', phone: '(407) 555-0100' });
  expect(person?.rows.map(({ href }) => href)).toEqual(['mailto:ana@example.com', 'tel:4075550100']);
  const [, design] = detailGroups(WORDS, {
    source: 'words',
    design: { style: 'Kidney', lengthFt: 24 },
  });
  expect(design?.rows).toEqual([
    { label: 'Style', words: 'Kidney' },
    { label: 'Length', words: '24 ft' },
  ]);
});

test('a mail tells its next attempt only while it waits for one, and an order the reference its buyer knows', () => {
  const labels = (item: Record<string, unknown>) =>
    detailGroups(WORDS, item)[0]?.rows.map(({ label }) => label);
  const mail = { subject: 'Hello', nextAttemptAt: '2026-11-15T12:00:00Z' };
  expect(labels({ ...mail, state: 'queued' })).toContain('Next attempt');
  expect(labels({ ...mail, state: 'sent' })).not.toContain('Next attempt');
  expect(labels({ intentId: 'pi_0123456789abcdef' })).toEqual(['Reference ID']);
});

test('of an order what is for the books is folded, and a tax or refund of nothing is not told', () => {
  const groups = detailGroups(WORDS, {
    amountCents: 49_500,
    currency: 'usd',
    intentId: 'pi_0123456789abcdef',
    taxCents: 0,
    refundedCents: 20_050,
  });
  expect(groups.map(({ folded, rows }) => [folded ?? false, rows.map(({ words }) => words)])).toEqual([
    [false, ['89abcdef', '$495', '$200.50']],
    [true, ['usd', 'pi_0123456789abcdef']],
  ]);
  const design = detailGroups(WORDS, { source: 'words' });
  expect(design).toEqual([{ rows: [{ label: 'Source', words: 'words' }] }]);
});

test('what the entry says by itself is not told again, and an estimate names its reference', () => {
  const inquiry = { firstName: 'Ana', details: 'Hello', email: 'ana@example.com' };
  const rows = detailGroups(WORDS, inquiry, ['firstName', 'details'])[0]?.rows;
  expect(rows?.map(({ words }) => words)).toEqual(['ana@example.com']);
  const estimate = { id: '6f1c0c1e-0000-4000-8000-0000abcdef12', computedCost: 54_000 };
  expect(detailGroups(WORDS, estimate)[0]?.rows[0]?.words).toBe('E-ABCDEF12');
});

test('a call tells when it is for the studio, and when for its visitor', () => {
  const call = { startsAt: '2026-11-24T20:00:00.000Z', endsAt: '2026-11-24T20:30:00.000Z' };
  const told = (zone: string) =>
    detailGroups(WORDS, { ...call, zone })[0]?.rows.map(({ label, words }) => `${label}: ${words}`);
  expect(told('America/Chicago')).toEqual([
    'Begins: Tuesday, November 24, 3:00 PM Eastern Time',
    'Ends: Tuesday, November 24, 3:30 PM Eastern Time',
    'For them: Tuesday, November 24, 2:00 PM Central Time',
    'Visitor’s time zone: America/Chicago',
  ]);
  expect(told(WORDS.STUDIO_ZONE)).toHaveLength(3);
});
