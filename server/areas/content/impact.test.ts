import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_NAMES } from '#content/documents/documents.ts';
import { IMPACT_QUEUE } from '#server/limits.ts';
import { originalOf } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { impactFinder } from './impact.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const ask = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
  const url = `/api/staff/content${path}`;
  const response = await site.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
};

test('what a draft changes is found by rendering: mails and papers that tell the price, and no other', async () => {
  expect((await ask('GET', '/prices/impact')).body).toEqual({
    pages: [],
    structuredData: [],
    mails: [],
    papers: [],
  });
  const value = originalOf('prices');
  value.features.spa += 1000;
  await ask('PUT', '/prices/draft', { baseVersion: 0, value });
  const { MAIL_KINDS, PAPER_KINDS } = site.services.content.served.content.console;
  const { mails, papers } = (await ask('GET', '/prices/impact')).body;
  expect(mails).toEqual([
    MAIL_KINDS['assessment-mail'],
    MAIL_KINDS['design-mail'],
    MAIL_KINDS['estimate-mail'],
    MAIL_KINDS['estimate-notice'],
  ]);
  expect(papers).toEqual([PAPER_KINDS['estimate-paper'], PAPER_KINDS['design-pack']]);
});

test('however many tabs ask, each draft is looked at once, and no more than a few wait', async () => {
  const names = DOCUMENT_NAMES.filter((name) => name !== 'prices');
  for (const name of names) await ask('PUT', `/${name}/draft`, { baseVersion: 0, value: originalOf(name) });
  const asked = ['prices', ...names].flatMap((name) => Array.from({ length: 3 }, () => name));
  const answers = await Promise.all(asked.map((name) => ask('GET', `/${name}/impact`)));
  const found = answers.filter(({ status }) => status === 200);
  expect(found.length).toBeLessThanOrEqual(3 * (IMPACT_QUEUE.atOnce + IMPACT_QUEUE.waiting));
  expect(found.length).toBeGreaterThanOrEqual(3);
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.error]).toEqual([503, 'busy']);
}, 600_000);

test('what nobody waits for any more is given up, and leaves its place to others', async () => {
  const find = impactFinder(site.services, undefined);
  const gone = new AbortController();
  const first = ['prices', 'brand', 'faq'] as const;
  const looks = first.map((name) => find(name, gone.signal).catch((error: unknown) => error));
  await setTimeout(50);
  gone.abort(new Error('published'));
  for (const look of looks) expect(await look).toEqual(new Error('published'));
  const stays = new AbortController().signal;
  const [packages, projects] = await Promise.all([find('packages', stays), find('projects', stays)]);
  expect([packages.mails, projects.mails]).toEqual([[], []]);
});
