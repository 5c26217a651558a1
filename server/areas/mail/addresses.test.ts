import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_LENGTHS, isEmailAddress } from '#domain/site/email-address.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts';

// One rule for addresses: what a form takes can be mailed, and what cannot be mailed fails alone.

const MAILBOX = "abcXYZ019_'+-";
const LABEL = 'abcXYZ019-';
const letters = (alphabet: string, longest: number) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: longest - 2, maxLength: longest + 1 }),
  );
/** Of every length and shape about the limits; the rule itself says which of them are addresses. */
const addresses = fc
  .tuple(
    fc.array(letters(MAILBOX, EMAIL_LENGTHS.mailbox), { minLength: 1, maxLength: 3 }),
    fc.array(letters(LABEL, EMAIL_LENGTHS.label), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('com', 'example', 'co', 'museum'),
  )
  .map(([mailbox, host, top]) => `${mailbox.join('.')}@${[...host, top].join('.')}`);
/** The longest parts there are, the last of them cut so that the whole has so many characters. */
const ofLength = (length: number) =>
  `${`${'a'.repeat(EMAIL_LENGTHS.mailbox)}@${`${'b'.repeat(EMAIL_LENGTHS.label)}.`.repeat(3)}`.slice(0, length - '.com'.length)}.com`;
const accepted = (count: number) => [
  `${'a'.repeat(EMAIL_LENGTHS.mailbox)}@example.com`,
  `a@${'b'.repeat(EMAIL_LENGTHS.label)}.${'c'.repeat(EMAIL_LENGTHS.label)}.${'d'.repeat(EMAIL_LENGTHS.label)}.com`,
  "o'brien+pool-1_x@a-b.example",
  ofLength(EMAIL_LENGTHS.address),
  ...fc.sample(addresses.filter(isEmailAddress), count),
];

const REFUSED = [
  `${'a'.repeat(70)}@example.com`,
  `a@${'b'.repeat(200)}.com`,
  `a@${'b.'.repeat(130)}com`,
  ofLength(EMAIL_LENGTHS.address + 1),
  '',
  'a@x.com,b@y.com',
  'a@x.com\r\nBcc: b@y.com',
  'Ann <a@x.com>',
  '"a b"@x.com',
  'a@x',
  'a\u0000@x.com',
  '\ud800@x.com',
  'ä@example.com',
  'x'.repeat(50_000),
];

const assessment = {
  kind: 'safety',
  answers: {},
};
const letter = (address: string) => ({
  template: 'design-mail',
  data: {
    style: 'Lagoon',
    size: '30 × 15 ft',
    depth: '3 to 6 ft',
    features: '',
    estimate: '$1',
    weeks: 9,
    link: 'http://localhost/',
  },
  to: { address },
  subject: 'Your pool',
});

describe.each(['smtp', 'the embedded outbox'] as const)('over %s', (way) => {
  let site: TestSite;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    site = await startTestSite({ env: way === 'smtp' ? { SMTP_URL: smtp.url } : {} });
  });
  afterAll(async () => {
    await site.close();
    await smtp.close();
  });
  const queue = async (address: string) => {
    const queued = site.services.mail.queue(letter(address));
    await site.services.db.execute(site.services.mail.insertMails([queued]));
    return queued.id;
  };
  const stateOf = async (id: string) => {
    const found = await site.services.db.execute<{ state: string }>(
      sql`select state from mails where id = ${id}::uuid`,
    );
    return found.rows[0]?.state;
  };

  test('every address that a form takes is delivered to, as it was typed', async () => {
    // One batch of the sweep, which rests between two; another ten at the next run.
    const wanted = accepted(6);
    for (const address of wanted) await queue(address);
    await site.services.mail.sweep();
    const reached =
      way === 'smtp'
        ? smtp.received.flatMap(({ to }) => to)
        : (await readOutbox(site.dataDir)).flatMap(({ to }) =>
            (to ?? []).map(({ address }) => address ?? ''),
          );
    expect(reached.map((address) => address.toLowerCase()).sort()).toEqual(
      wanted.map((address) => address.toLowerCase()).sort(),
    );
  });

  test.each(REFUSED.map((address) => [address.slice(0, 30), address]))(
    '%j is queued without an error, fails by itself and reaches nobody',
    async (_, address) => {
      const before = smtp.received.length;
      const id = await queue(address);
      await site.services.mail.sweep();
      expect(await stateOf(id)).toBe('failed');
      await site.services.mail.retry(id);
      expect(await site.services.mail.tryNow(id)).toBe(false);
      expect(await stateOf(id)).toBe('failed');
      expect(smtp.received).toHaveLength(before);
    },
  );
});

describe('every call that mails somebody', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const long = `${'a'.repeat(70)}@example.com`;
  const far = `a@${'b'.repeat(200)}.com`;
  const post = (url: string, payload: object) => site.inject({ method: 'POST', url, payload });

  test.each([long, far])('refuses %s in the specified words', async (email) => {
    const { id } = (await post('/api/ai-design-process', { transcript: 'a lagoon' })).json();
    const answers = await Promise.all([
      post('/api/send-email', { firstName: 'Ann', lastName: 'Lee', email }),
      post(`/api/designs/${id}/mail`, { email }),
      post('/api/assessments/mail', { email, assessment }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toContainEqual({
        path: 'email',
        message: 'Please enter a valid email address',
      });
    }
  });
});
