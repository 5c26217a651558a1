import { afterAll, beforeAll, expect, test } from 'vitest';
import { originalOf } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

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
