import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWithEchoPages, formPost, toldBy } from '#server/testing/form-posts.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from '../../testing/remove-folder.ts';

const chosen = [
  ['size', 'large'],
  ['type', 'infinity'],
  ['material', 'concrete'],
  ['location', 'florida'],
  ['timeline', '3months'],
  ['features', 'spa'],
  ['features', 'heating'],
];

let site: TestSite;
let build: string;
beforeAll(async () => {
  build = await buildWithEchoPages();
  site = await startTestSite({ database: 'postgres', env: { BUILD_DIR: build } });
});
afterAll(async () => {
  await site.close();
  await removeFolder(build);
});

const send = (fields: string[][], headers: Record<string, string> = {}) =>
  site.inject(formPost('/estimate', fields, headers));
const stored = async (email: string) =>
  (await site.services.db.execute(sql`select * from estimates where email = ${email}`)).rows;

test('an estimate sent by the browser is stored, mailed, and answered with its figures', async () => {
  const answer = await send([...chosen, ['email', 'plain@example.com']]);
  expect(answer.statusCode).toBe(303);
  expect(await stored('plain@example.com')).toMatchObject([
    { size: 'large', features: ['spa', 'heating'], sent_cost: 145_475, computed_cost: 145_475 },
  ]);
  const mails = await readOutbox(site.dataDir);
  expect(mails.filter((mail) => mail.to?.[0]?.address === 'plain@example.com')).toHaveLength(1);
  const address = String(answer.headers.location);
  expect(address).toMatch(/^\/estimate\?/);
  expect(address).not.toContain('example.com');
  const page = await site.inject(address);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(toldBy(page)).toEqual({
    address: '/estimate',
    given: {
      estimate: {
        mail: 'saved',
        reference: expect.stringMatching(/^E-[0-9A-F]{8}$/),
        choices: {
          size: 'large',
          type: 'infinity',
          material: 'concrete',
          features: ['spa', 'heating'],
          location: 'florida',
          timeline: '3months',
        },
      },
    },
  });
});

test('pressed three times it is one estimate and one mail', async () => {
  const again = () => send([...chosen, ['email', 'twice@example.com']]);
  const answers = [...(await Promise.all([again(), again()])), await again()];
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await stored('twice@example.com')).toHaveLength(1);
  const mails = await readOutbox(site.dataDir);
  expect(mails.filter((mail) => mail.to?.[0]?.address === 'twice@example.com')).toHaveLength(1);
});

test('the figures and the PDF need no address, only what the price depends on', async () => {
  const open = chosen.filter(([name]) => name !== 'location' && name !== 'timeline');
  const figures = await send([...open, ['email', ''], ['location', ''], ['want', 'figures']]);
  expect(figures.headers.location).toMatch(/^\/estimate\?size=large/);
  const paper = await send([...open, ['email', 'secret@example.com'], ['want', 'pdf']]);
  expect(paper.headers.location).toMatch(/^\/api\/estimates\/pdf\?size=large/);
  expect(paper.headers.location).not.toContain('secret');
  const missing = await send([
    ['features', 'spa'],
    ['email', 'kept@example.com'],
    ['want', 'pdf'],
  ]);
  expect(missing.statusCode).toBe(400);
  expect(toldBy(missing).given.form).toMatchObject({
    values: { features: ['spa'], email: 'kept@example.com' },
    errors: { size: 'Please select a pool size' },
  });
});

test('a design in the address of the page stands in for what was left open', async () => {
  const referer = 'http://localhost:3000/?fromAI=true&size=large&type=lap&material=vinyl&features=["spa"]';
  const answer = await send(
    [
      ['type', 'kidney'],
      ['size', ''],
      ['want', 'figures'],
    ],
    { referer },
  );
  const address = new URL(String(answer.headers.location), 'http://localhost:3000').searchParams;
  expect(Object.fromEntries(address)).toEqual({
    size: 'large',
    type: 'kidney',
    material: 'vinyl',
    features: '["spa"]',
  });
});

test.each([
  ['no email', [...chosen, ['email', '']]],
  ['an unknown feature', [...chosen, ['features', 'moat'], ['email', 'refused@example.com']]],
  ['an unknown size', [['size', '"><b>'], ...chosen, ['email', 'refused@example.com']]],
])('%s is refused with 400 and stores nothing', async (_name, fields) => {
  const answer = await send(fields);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(toldBy(answer).given.form?.errors ?? {})).toHaveLength(1);
  expect(await stored('refused@example.com')).toHaveLength(0);
});

test('another site cannot send one, and an address without choices leads to the calculator', async () => {
  const foreign = await send([...chosen, ['email', 'foreign@example.com']], {
    'sec-fetch-site': 'cross-site',
  });
  expect(foreign.statusCode).toBe(403);
  expect(await stored('foreign@example.com')).toHaveLength(0);
  const bare = await site.inject('/estimate?size=huge');
  expect([bare.statusCode, bare.headers.location]).toEqual([303, '/#calculator']);
});
