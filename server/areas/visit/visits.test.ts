import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { studioDay } from '#domain/project/due-day.ts';
import { VISIT_HEADER } from '#domain/visit/visit.ts';
import { VISITS } from '#server/limits.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { dropOldVisits } from './jobs.ts';
import { gatherVisits } from './visit-counts.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BROWSER = { 'user-agent': CHROME };
const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', isFromAI: false };

let site: TestSite;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createPostgresDatabase();
  site = await startTestSite({ env: { DATABASE_URL: databaseUrl } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.services.visits.flush();
  await site.services.db.execute(sql`delete from visit_counts`);
});

type Headers = Record<string, string>;
const tell = (payload: object, headers: Headers = BROWSER, at = site): Promise<LightMyRequestResponse> =>
  at.inject({ method: 'POST', url: '/api/visits', payload, headers });
const inquire = (headers: Headers, payload: object = ann) =>
  site.inject({ method: 'POST', url: '/api/send-email', payload, headers: { ...BROWSER, ...headers } });

const stored = async () => {
  await site.services.visits.flush();
  const rows = await site.services.db.execute<{ line: string }>(sql`
    select concat_ws(' ', day, source, nullif(campaign, ''), step, count) as line
    from visit_counts order by day, source, campaign, step`);
  const today = studioDay(new Date());
  return rows.rows.map(({ line }) => line.replace(`${today} `, ''));
};

test('visits and tools are counted by day and by the name of where they came from', async () => {
  const answer = await tell({ step: 'visit', source: 'm.facebook.com' });
  expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
  await tell({ step: 'visit', source: 'fb' });
  await tell({ step: 'tool', source: 'fb', campaign: 'spring sale' });
  expect(await stored()).toEqual(['facebook visit 2', 'facebook spring sale tool 1']);
});

test.each<[string, Headers]>([
  ['a search engine’s robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a headless browser', { 'user-agent': CHROME.replace('Chrome/', 'HeadlessChrome/') }],
  ['a program without a name', { 'user-agent': '' }],
  ['a program with an endless name', { 'user-agent': 'x'.repeat(5_000) }],
  ['whoever asks not to be followed', { ...BROWSER, 'sec-gpc': '1' }],
  ['a colleague who is signed in', { ...BROWSER, cookie: 'poolwright.session_token=x' }],
])('%s is answered and not counted', async (_name, headers) => {
  expect((await tell({ step: 'visit', source: 'google' }, headers)).statusCode).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each<[string, object | string, number]>([
  ['a step that only the server counts', { step: 'order', source: 'google' }, 400],
  ['no source', { step: 'visit' }, 400],
  ['a whole address', { step: 'visit', source: 'https://google.com/search?q=pool' }, 400],
  ['a mail address', { step: 'visit', source: 'ann@example.com' }, 400],
  ['markup', { step: 'visit', source: '<script>' }, 400],
  ['a formula', { step: 'visit', source: '=cmd()' }, 400],
  ['a list', { step: 'visit', source: ['google'] }, 400],
  ['too long a word', { step: 'visit', source: 'x'.repeat(61) }, 400],
  ['a large body', { step: 'visit', source: 'x'.repeat(4_000) }, 413],
])('%s is refused', async (_name, payload, status) => {
  const answer = await site.inject({ method: 'POST', url: '/api/visits', payload, headers: BROWSER });
  expect(answer.statusCode).toBe(status);
  expect(await stored()).toEqual([]);
});

test('another site cannot count, neither with JSON nor with plain text', async () => {
  const payload = { step: 'visit', source: 'google' };
  const foreign = { ...BROWSER, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await tell(payload, foreign)).statusCode).toBe(403);
  const text = { ...BROWSER, 'content-type': 'text/plain' };
  const answer = await site.inject({
    method: 'POST',
    url: '/api/visits',
    payload: JSON.stringify(payload),
    headers: text,
  });
  expect(answer.statusCode).toBe(415);
  expect(await stored()).toEqual([]);
});

test('leads are counted once they are stored, with their source, and never twice for one', async () => {
  const key = { 'idempotency-key': 'visit-lead', [VISIT_HEADER]: 'houzz/spring' };
  await inquire(key);
  await inquire(key);
  await inquire({ [VISIT_HEADER]: '<b>' });
  await inquire({ [VISIT_HEADER]: 'houzz', 'sec-gpc': '1' });
  await inquire({}, { ...ann, website: 'http://spam.example' });
  await inquire({ 'user-agent': 'curl/8.0' });
  expect((await inquire({}, { ...ann, email: 'nope' })).statusCode).toBe(400);
  const estimate = {
    email: 'ann@example.com',
    size: 'medium',
    type: 'rectangular',
    material: 'concrete',
    features: '[]',
    location: 'florida',
    timeline: '3months',
    estimatedCost: 1,
  };
  const headers = { ...BROWSER, [VISIT_HEADER]: 'google.com' };
  await site.inject({ method: 'POST', url: '/api/cost-calculation', payload: estimate, headers });
  expect(await stored()).toEqual(['direct lead 2', 'google lead 1', 'houzz spring lead 1']);
});

test('a day takes so many sources; more become other, but names that we know stay', async () => {
  const many = VISITS.sourcesPerDay + 40;
  for (let at = 0; at < many; at += 1)
    site.services.visits.note('visit', { source: `spam${at}.example`, campaign: '' });
  await stored();
  site.services.visits.note('visit', { source: 'google', campaign: 'spring' });
  site.services.visits.note('visit', { source: 'direct', campaign: '' });
  site.services.visits.note('lead', { source: 'new.example', campaign: '' });
  site.services.visits.note('lead', { source: 'spam1.example', campaign: '' });
  const lines = await stored();
  expect(lines).toHaveLength(VISITS.sourcesPerDay + 5);
  expect(lines).toEqual(
    expect.arrayContaining([
      'other visit 40',
      'other lead 1',
      'google visit 1',
      'direct visit 1',
      'spam1.example lead 1',
    ]),
  );
});

test('a flood between two writes does not fill the memory', async () => {
  const { visits } = site.services;
  for (let at = 0; at < VISITS.gathered + 500; at += 1)
    visits.note('visit', { source: `s${at}.example`, campaign: `c${at}` });
  const written = await stored();
  expect(written).toContain(`other visit ${VISITS.gathered + 500 - VISITS.sourcesPerDay}`);
});

test('two processes add up, and what was gathered is written at the stop', async () => {
  const second = await startTestSite({ env: { DATABASE_URL: databaseUrl } });
  const note = { step: 'visit', source: 'houzz' };
  await Promise.all([tell(note), tell(note, BROWSER, second), tell(note, BROWSER, second)]);
  await Promise.all([site.services.visits.flush(), second.services.visits.flush()]);
  await tell(note, BROWSER, second);
  await second.close();
  expect(await stored()).toEqual(['houzz visit 4']);
  const third = await startTestSite({ env: { DATABASE_URL: databaseUrl } });
  await tell(note, BROWSER, third);
  await third.close();
  expect(await stored()).toEqual(['houzz visit 5']);
});

test('while the counts cannot be written leads still arrive, and nothing is lost', async () => {
  const { db, log } = site.services;
  await db.execute(sql`alter table visit_counts rename to visit_counts_away`);
  const own = gatherVisits({ database: site.services.database, log }, 20);
  own.note('visit', { source: 'bing', campaign: '' });
  expect((await inquire({ [VISIT_HEADER]: 'bing' })).statusCode).toBe(200);
  await site.services.visits.flush();
  await new Promise((done) => setTimeout(done, 60));
  await db.execute(sql`alter table visit_counts_away rename to visit_counts`);
  await vi.waitFor(async () => expect(await stored()).toEqual(['bing lead 1', 'bing visit 1']));
  await own.close();
});

test('an order is counted once, when it is paid, under the source it was begun with', async () => {
  const headers = { ...BROWSER, [VISIT_HEADER]: 'l.instagram.com/bio' };
  const payload = { amount: 495, description: 'Premium 3D Design' };
  const opened = await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload, headers });
  expect(await stored()).toEqual([]);
  const { intentId, clientSecret } = opened.json();
  const pay = () =>
    site.inject({
      method: 'POST',
      url: '/api/sandbox/confirm',
      payload: { intentId, clientSecret, token: 'pm_card_visa', receiptEmail: 'buyer@example.com' },
      headers: { host: 'localhost:3000' },
    });
  await Promise.all([pay(), pay()]);
  await pay();
  expect(await stored()).toEqual(['instagram bio order 1']);
});

test('an order that cannot be counted is paid all the same', async () => {
  const { db, database, visits } = site.services;
  await db.execute(sql`alter table visit_counts rename to visit_counts_away`);
  await database.transaction(async (tx) => {
    await tx.execute(sql`create table paid_all_the_same ()`);
    await visits.order(tx, 'google');
  });
  await db.execute(sql`alter table visit_counts_away rename to visit_counts`);
  await db.execute(sql`drop table paid_all_the_same`);
});

test('the report compares with as many days before, by day and by source; the spreadsheet has every line', async () => {
  const { db } = site.services;
  const today = studioDay(new Date());
  await db.execute(sql`
    insert into visit_counts (day, source, campaign, step, count) values
    (${today}, 'google', '', 'visit', 40), (${today}, 'google', '', 'tool', 10), (${today}, 'google', '', 'lead', 2),
    (${today}::date - 6, 'houzz', 'spring', 'visit', 5), (${today}::date - 6, 'houzz', 'spring', 'order', 1),
    (${today}::date - 7, 'google', '', 'visit', 20), (${today}::date - 13, 'bing', '', 'visit', 3),
    (${today}::date - 14, 'google', '', 'visit', 1000), (${today}::date - 2000, 'google', '', 'visit', 7)`);
  const headers = { cookie: await site.signIn() };
  const report = (await site.inject({ url: '/api/staff/visits?days=7', headers })).json();
  expect(report).toMatchObject({
    to: today,
    now: { visit: 45, tool: 10, lead: 2, order: 1 },
    before: { visit: 23, tool: 0, lead: 0, order: 0 },
    sourceCount: 3,
    sources: [
      { source: 'houzz', campaign: 'spring', visit: 5, order: 1, visitsBefore: 0 },
      { source: 'google', campaign: '', visit: 40, tool: 10, lead: 2, order: 0, visitsBefore: 20 },
      { source: 'bing', visit: 0, visitsBefore: 3 },
    ],
  });
  expect(report.days).toHaveLength(7);
  expect(report.days[0]).toMatchObject({ day: report.from, visit: 5, order: 1 });
  expect(report.days[6]).toEqual({ day: today, visit: 40, tool: 10, lead: 2, order: 0 });
  const csv = await site.inject({ url: '/api/staff/visits/csv?days=7', headers });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body.trim().split('\r\n')).toEqual([
    'day,source,campaign,visit,tool,lead,order',
    `${report.from},houzz,spring,5,0,0,1`,
    `${today},google,,40,10,2,0`,
  ]);
  expect((await site.inject({ url: '/api/staff/visits?days=8', headers })).statusCode).toBe(400);

  await dropOldVisits(site.services);
  expect(await stored()).toHaveLength(8);
});
