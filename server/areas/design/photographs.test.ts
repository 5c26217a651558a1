import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designUrl, makePhotographUrl, pictureUrl } from '#domain/design/design-answer.ts';
import { PHOTOGRAPHS } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { saveDesign } from './store.ts';

// A real image service on a real socket, as far as its protocol goes.

let site: TestSite;
let service: Server;
let [asked, broken] = [0, false];
beforeAll(async () => {
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  service = createServer((request, response) => {
    asked += 1;
    request.resume();
    request.on('end', () => {
      response.statusCode = broken ? 500 : 200;
      response.end(JSON.stringify({ data: [{ b64_json: photograph.toString('base64') }] }));
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  site = await startTestSite({
    env: { IMAGE_BASE_URL: `http://127.0.0.1:${port}/v1`, IMAGE_MODEL: 'photo-1' },
  });
  site.services.pictures = {
    make: async ({ width, height }) =>
      sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } })
        .webp()
        .toBuffer(),
    busy: () => 1,
    close: async () => undefined,
  };
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await site.close();
});

const stored = (lengthFt: number, at = site) =>
  saveDesign(at.services, {
    id: crypto.randomUUID(),
    design: { ...DEFAULT_DESIGN, lengthFt },
    answeredBy: 'built-in',
    source: 'edited',
  });
const make = (slug: string, remoteAddress = '203.0.113.9') =>
  site.inject({ method: 'POST', url: makePhotographUrl(slug), remoteAddress });

test('a photograph is made once, kept beside the picture, and never takes its place', async () => {
  const { slug, hash } = await stored(30);
  expect((await site.inject(designUrl(slug))).json().links.photograph).toBe(makePhotographUrl(slug));
  const answers = await Promise.all([make(slug), make(slug)]);
  answers.push(await make(slug));
  const urls = new Set(answers.map((answer) => answer.json().photographUrl));
  expect([urls.size, asked]).toEqual([1, 1]);
  const photograph = await site.inject([...urls][0]);
  expect((await sharp(photograph.rawPayload).metadata()).width).toBe(900);
  expect((await sharp((await site.inject(pictureUrl(hash))).rawPayload).metadata()).width).toBe(160);
});

test('a service that fails is a sentence and a time to come back, and nothing is kept', async () => {
  const { slug } = await stored(31);
  broken = true;
  const failed = await make(slug);
  expect([failed.statusCode, failed.json().error]).toEqual([503, 'no-photograph']);
  expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
  broken = false;
  expect((await make(slug)).statusCode).toBe(200);
});

test('one client has so many a day, and others still get theirs', async () => {
  const client = '198.51.100.7';
  for (let turn = 0; turn < PHOTOGRAPHS.perClientADay; turn += 1)
    expect((await make((await stored(40 + turn)).slug, client)).statusCode).toBe(200);
  const before = asked;
  const refused = await make((await stored(60)).slug, client);
  expect([refused.statusCode, refused.json().error, asked]).toEqual([429, 'enough-photographs', before]);
  // What is there already costs nothing.
  expect((await make((await stored(40)).slug, client)).statusCode).toBe(200);
  expect((await make((await stored(60)).slug, '192.0.2.1')).statusCode).toBe(200);
});

test('what nobody stored is not found', async () => {
  expect((await make('x'.repeat(22))).statusCode).toBe(404);
  expect((await site.inject(`/api/designs/photographs/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
});

test('without a service nothing is offered and nothing answers', async () => {
  const plain = await startTestSite();
  const { slug, hash } = await stored(30, plain);
  const design = (await plain.inject(designUrl(slug))).json();
  expect(design.links).not.toHaveProperty('photograph');
  for (const [method, url] of [
    ['POST', makePhotographUrl(slug)],
    ['GET', `/api/designs/photographs/${hash}.webp`],
  ] as const)
    expect((await plain.inject({ method, url })).statusCode).toBe(404);
  await plain.close();
});
