import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_NAMES } from '#content/documents/documents.ts';
import { IMPACT_QUEUE } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { originalOf } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
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

test.runIf(LONG)(
  'however many tabs ask, each draft is looked at once and few wait; what nobody waits for leaves its place to others',
  async () => {
    const names = DOCUMENT_NAMES.filter((name) => name !== 'prices');
    for (const name of names) await ask('PUT', `/${name}/draft`, { baseVersion: 0, value: originalOf(name) });
    const find = impactFinder(site.services, undefined);
    const gone = new AbortController();
    const tabs = (name: (typeof names)[number]) => [name, name, name];
    let refused = 0;
    const looks = names.flatMap(tabs).map((name) =>
      find(name, gone.signal).catch((error: unknown) => {
        if (error instanceof Refusal) refused += 1;
        return error;
      }),
    );
    // Three tabs of each draft that is looked at or waits; all others are told at once to come back.
    const taken = 3 * (IMPACT_QUEUE.atOnce + IMPACT_QUEUE.waiting);
    await expect.poll(() => refused).toBe(looks.length - taken);
    gone.abort(new Error('published'));
    const ends = await Promise.all(looks);
    const told = ends.filter((end) => end instanceof Refusal);
    for (const { status, code } of told) expect([status, code]).toEqual([503, 'busy']);
    expect(ends.filter((end) => !(end instanceof Refusal))).toEqual(
      Array(taken).fill(new Error('published')),
    );

    const stays = new AbortController().signal;
    const [packages, ...others] = await Promise.all(tabs('packages').map((name) => find(name, stays)));
    expect(packages?.mails).toEqual([]);
    for (const other of others) expect(other).toBe(packages);
  },
);

test('over the web too, who finds the line full is told to come back', async () => {
  const asked = ['packages', 'brand', 'faq', 'projects', 'testimonials'] as const;
  for (const name of asked) await ask('PUT', `/${name}/draft`, { baseVersion: 0, value: originalOf(name) });
  const leave = new AbortController();
  const answers = asked.map((name) =>
    site.inject({ url: `/api/staff/content/${name}/impact`, headers: { cookie }, signal: leave.signal }).then(
      ({ statusCode, json }) => [statusCode, json().error],
      () => 'left',
    ),
  );
  const first = await Promise.race(answers);
  leave.abort();
  expect(first).toEqual([503, 'busy']);
  await Promise.all(answers);
});
