import { get } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { pictureUrl } from '#domain/design/design-answer.ts';
import { PICTURE_QUEUE } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { saveDesign } from './store.ts';

// The real tracer behind a real socket: whoever hangs up must cost nothing from then on.

let site: TestSite;
let base: string;
beforeAll(async () => {
  // The proxy's word tells one client from another.
  site = await startTestSite({ env: { TRUST_PROXY: '127.0.0.1' } });
  base = await site.url();
  const { slug } = await stored(20);
  await (await fetch(`${base}/api/designs/${slug}`)).text();
  // Threads take a moment to start, once.
  await site.services.pictures.make(
    { design: DEFAULT_DESIGN, kind: 'preview', width: 32, height: 18 },
    { client: 'warm' },
  );
});
afterAll(() => site.close());

const stored = (lengthFt: number) =>
  saveDesign(site.services, {
    id: crypto.randomUUID(),
    design: { ...DEFAULT_DESIGN, lengthFt },
    answeredBy: 'built-in',
    source: 'edited',
  });

const busy = () => site.services.pictures.busy();

/** A request whose answer may be waited for, or hung up on. */
const ask = (path: string, client: string) => {
  const request = get(`${base}${path}`, { headers: { 'x-forwarded-for': client }, agent: false });
  const answer = new Promise<{ status: number; body: Buffer; retryAfter?: string | undefined }>(
    (resolve, reject) => {
      request.on('error', reject);
      request.on('response', async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          retryAfter: response.headers['retry-after'],
        });
      });
    },
  );
  answer.catch(() => undefined);
  return { answer, hangUp: () => request.destroy() };
};
const panorama = async (lengthFt: number, client: string) =>
  ask(`/api/designs/${(await stored(lengthFt)).slug}/panorama`, client);

test('thirty abandoned panoramas leave the tracer free for the next visitor', async () => {
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => panorama(30 + turn * 0.5, '203.0.113.9')),
  );
  await expect.poll(busy).toBe(PICTURE_QUEUE.perClient.panorama);
  const { hash } = await stored(21);
  for (const { hangUp } of asked) hangUp();
  const started = performance.now();
  const { status, body } = await ask(`${pictureUrl(hash)}?preview`, '198.51.100.7').answer;
  expect(status).toBe(200);
  expect((await sharp(body).metadata()).format).toBe('webp');
  expect(performance.now() - started).toBeLessThan(20_000);
  await expect.poll(busy).toBe(0);
});

test('a client beyond its share is told when to come back, and others wait their turn', async () => {
  const asked = [];
  for (let turn = 0; turn < PICTURE_QUEUE.perClient.panorama; turn += 1)
    asked.push(await panorama(50 + turn, '2001:db8:1:2::1'));
  await expect.poll(busy).toBe(PICTURE_QUEUE.perClient.panorama);
  // Another address of the same network is the same client.
  const refused = await (await panorama(60, '2001:db8:1:2::ffff')).answer;
  expect([refused.status, JSON.parse(String(refused.body)).error]).toEqual([503, 'pictures-busy']);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  const other = await panorama(61, '2001:db8:1:3::1');
  await expect.poll(busy).toBe(PICTURE_QUEUE.perClient.panorama + 1);
  for (const { hangUp } of [...asked, other]) hangUp();
  await expect.poll(busy).toBe(0);
});

test('two wait for one picture and one leaves: the other gets it', async () => {
  const before = await panorama(62, '192.0.2.1');
  await expect.poll(busy).toBe(1);
  const preview = `${pictureUrl((await stored(22)).hash)}?preview`;
  const first = ask(preview, '203.0.113.9');
  await expect.poll(busy).toBe(2);
  const second = ask(preview, '198.51.100.7');
  await new Promise((done) => setTimeout(done, 200));
  first.hangUp();
  before.hangUp();
  const { status, body } = await second.answer;
  expect([status, (await sharp(body).metadata()).width]).toEqual([200, 160]);
  expect(busy()).toBe(0);
});
