import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REPEATED_FORM_MS } from '#server/limits.ts';
import { buildWithEchoPages, formPost, toldBy } from '#server/testing/form-posts.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from '../../testing/remove-folder.ts';

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '',
  budget: '',
  website: '',
};

let site: TestSite;
let build: string;
beforeAll(async () => {
  build = await buildWithEchoPages();
  site = await startTestSite({ env: { BUILD_DIR: build } });
});
afterAll(async () => {
  await site.close();
  await removeFolder(build);
});

const send = (change: Record<string, string>, headers: Record<string, string> = {}) =>
  site.inject(formPost('/contact', Object.entries({ ...ann, ...change }), headers));
const stored = async (email: string) =>
  (await site.services.db.execute(sql`select * from inquiries where email = ${email}`)).rows;
const mailsTo = async (email: string) =>
  (await readOutbox(site.dataDir)).filter((mail) => mail.to?.[0]?.address === email);

test('a form sent by the browser is stored and mailed like any other, and ends on a page that can be reloaded', async () => {
  const answer = await send({
    email: 'plain@example.com',
    details: 'A lagoon\r\nwith a spa',
    budget: '50-75k',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/contact/sent');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await stored('plain@example.com')).toMatchObject([
    { first_name: 'Ann', phone: null, details: 'A lagoon\nwith a spa', budget: '50-75k', status: 'new' },
  ]);
  expect(await mailsTo('plain@example.com')).toHaveLength(1);
});

test('pressed twice, at once or a little later, it is one request; much later it is another', async () => {
  const again = () => send({ email: 'twice@example.com' });
  vi.useFakeTimers({
    toFake: ['Date'],
    now: (Math.floor(Date.now() / REPEATED_FORM_MS) + 1) * REPEATED_FORM_MS - 1,
  });
  try {
    const answers = await Promise.all([again(), again()]);
    vi.setSystemTime(Date.now() + 60_000);
    answers.push(await again());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await stored('twice@example.com')).toHaveLength(1);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 3 * REPEATED_FORM_MS);
    await again();
    expect(await stored('twice@example.com')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a refused form comes back with what was written and says what is wrong', async () => {
  const answer = await send({
    email: 'nope',
    details: '</textarea><script>alert(1)</script>',
    budget: '50-75k',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(toldBy(answer)).toEqual({
    address: '/contact',
    given: {
      form: {
        values: {
          ...ann,
          email: 'nope',
          location: '',
          details: '</textarea><script>alert(1)</script>',
          budget: '50-75k',
        },
        errors: { email: 'Please enter a valid email address' },
      },
    },
  });
});

test('a design in the address of the page travels with a form that says nothing else', async () => {
  const query = new URLSearchParams({
    fromAI: 'true',
    details: 'A lagoon',
    budget: '75-100k',
    poolStyle: 'Lagoon',
  });
  const referer = `http://localhost:3000/contact?${query}`;
  await send({ email: 'design@example.com' }, { referer });
  await send({ email: 'own-words@example.com', details: 'Smaller' }, { referer });
  expect(await stored('design@example.com')).toMatchObject([
    { details: 'A lagoon', budget: '75-100k', is_from_ai: true, pool_style: 'Lagoon' },
  ]);
  expect(await stored('own-words@example.com')).toMatchObject([{ details: 'Smaller' }]);
});

test('a filled honeypot gets the ordinary answer, is kept as spam and mails nobody', async () => {
  const answer = await send({ email: 'bot@example.com', website: 'http://spam.example' });
  expect(answer.headers.location).toBe('/contact/sent');
  expect(await stored('bot@example.com')).toMatchObject([{ status: 'spam' }]);
  expect(await mailsTo('bot@example.com')).toHaveLength(0);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['text/plain', { 'content-type': 'text/plain' }, 415],
])('a post of %s is refused with a page and stores nothing', async (_name, headers, status) => {
  const answer = await send({ email: 'foreign@example.com' }, headers);
  expect(answer.statusCode).toBe(status);
  expect(toldBy(answer).given.form?.trouble?.kept).toBe(false);
  expect(answer.body).not.toContain('foreign@example.com');
  expect(await stored('foreign@example.com')).toHaveLength(0);
});

test('the longest message in any script fits; ten megabytes do not', async () => {
  const long = await send({ email: 'long@example.com', details: '池'.repeat(8000) });
  expect(long.statusCode).toBe(303);
  const endless = await send({ email: 'endless@example.com', details: 'x'.repeat(10 * 1024 * 1024) });
  expect(endless.statusCode).toBe(413);
  expect(toldBy(endless).given.form?.trouble?.kept).toBe(false);
});

test('whoever asks too often is told when to come back, and finds every word kept', async () => {
  const busy = await startTestSite({ env: { BUILD_DIR: build, RATE_LIMIT: 'on' } });
  try {
    const post = formPost('/contact', Object.entries({ ...ann, email: 'nope' }));
    const answers = await Promise.all(Array.from({ length: 31 }, () => busy.inject(post)));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused && toldBy(refused).given.form).toMatchObject({
      values: { firstName: 'Ann', email: 'nope' },
      errors: {},
      trouble: { kept: true, message: expect.stringContaining('Too many requests.') },
    });
  } finally {
    await busy.close();
  }
});

test('while the database is away the form comes back whole, with a time to try again', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const lookup = vi.spyOn(site.services.db, 'select').mockImplementationOnce(() => {
    throw away;
  });
  const answer = await send({ email: 'away@example.com', details: 'Every word' });
  lookup.mockRestore();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(toldBy(answer).given.form).toMatchObject({
    values: { details: 'Every word' },
    trouble: { kept: true, message: expect.stringContaining('We cannot take this right now.') },
  });
});
