import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designCard } from '#domain/picture/social-picture.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { removeFolder } from '#server/testing/remove-folder.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// Pages that say of themselves what their preview would: the real ones are looked at in e2e/found-pages.test.ts.
const ENTRY = `
  let rendered = 0;
  export const render = async (address, { shared }) =>
    new Response(shared ? JSON.stringify({ ...shared, rendered: ++rendered }) : 'the usual page of ' + address, {
      headers: { 'content-type': 'text/html' },
    });`;

let site: TestSite;
let folder: string;
let drawn = 0;
let finish: (() => void) | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwright-shared-'));
  const client = join(folder, 'site', 'client');
  await mkdir(join(folder, 'site', 'server'), { recursive: true });
  await mkdir(join(client, 'social'), { recursive: true });
  await writeFile(join(folder, 'site', 'inline-scripts.json'), '[]');
  await writeFile(join(folder, 'site', 'server', 'entry.mjs'), ENTRY);
  await writeFile(join(client, 'social', 'designTool.jpg'), 'the usual picture');
  await copyFile('site/public/favicon.svg', join(client, 'favicon.svg'));
  site = await startTestSite({ env: { BUILD_DIR: folder, RATE_LIMIT: 'on' } });
  site.services.pictures = {
    make: async ({ width, height }) => {
      drawn += 1;
      await new Promise<void>((done) => {
        finish = done;
      });
      return sharp({ create: { width, height, channels: 3, background: '#c01818' } })
        .webp()
        .toBuffer();
    },
    busy: () => 0,
    close: async () => undefined,
  };
});
afterAll(async () => {
  await site.close();
  await removeFolder(folder);
});

const WORDS = 'For Grandma Ruth: a kidney pool, 30 by 15 feet, with a hot tub';
const from = (remoteAddress: string) => ({ remoteAddress });
const describePool = async (transcript: string) =>
  (await site.inject({ method: 'POST', url: '/api/ai-design-process', payload: { transcript } })).json();
const look = (url: string, who = '203.0.113.1') => site.inject({ url, ...from(who) });

test('a shared design previews with its own title, picture and address, and never its author’s words', async () => {
  const { id, imageUrl } = await describePool(WORDS);
  const hash = imageUrl.match(/[0-9a-f]{32}/)[0];
  for (const path of ['/ai-design-tool', '/ai-3d-design']) {
    const answer = await look(`${path}?utm=x&d=${id}`);
    const { rendered: _, ...head } = JSON.parse(answer.payload.replaceAll('&quot;', "'"));
    expect(head).toEqual({
      title: 'A 30 × 15 ft kidney-shaped pool with a spa',
      description: expect.stringMatching(/^3\.5 to \d.* ft deep, /),
      picture: designCard(hash),
      address: `${path}?d=${id}`,
    });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['x-accel-expires']).toBeUndefined();
    expect(answer.payload).not.toMatch(/Ruth|Grandma/);
  }
});

test('two designs never share a preview, though their page is rendered once', async () => {
  const [one, two] = [
    await describePool('a lap pool, 50 ft by 10 ft'),
    await describePool('a kidney pool, 18 by 9 ft'),
  ];
  const pages = await Promise.all([one, two, one].map(({ id }) => look(`/ai-design-tool?d=${id}`)));
  const heads = pages.map(({ payload }) => JSON.parse(payload));
  expect(heads.map(({ title }) => title.slice(0, 5))).toEqual(['A 50 ', 'An 18', 'A 50 ']);
  expect(new Set(heads.map(({ rendered }) => rendered)).size).toBe(1);
});

test('the configurator’s readable addresses too, without anything else that they held', async () => {
  const { payload } = await look(
    '/ai-3d-design?style=Lap&length=50&width=10&note=%22%3E%3Cscript%3E&name=Ruth',
  );
  expect(JSON.parse(payload).title).toMatch(/^A 50 × 10 ft lap pool/);
  expect(payload).not.toMatch(/<script|Ruth|note/);
});

test('below /es the preview is Spanish to its last word', async () => {
  const { payload } = await look(
    '/es/ai-3d-design?style=Kidney&length=30&width=15&features=Raised+Spa,Slide,Grotto',
  );
  expect(JSON.parse(payload).title).toBe(
    'Piscina en forma de riñón de 30 × 15 pies con un jacuzzi, un tobogán y una gruta',
  );
});

test('whatever names no design gets the page as it always is', async () => {
  for (const query of [
    'd=AAAAAAAAAAAAAAAAAAAAAA',
    'd=../../etc',
    'd=%00',
    'd=',
    'd=a&d=b',
    'style=<b>',
    'd=%E0%A4%A',
  ])
    expect((await look(`/ai-design-tool?${query}`)).payload, query).toMatch(
      /^the usual page of .*ai-design-tool$/,
    );
});

test('who asks too often gets the usual page, not a refusal', async () => {
  const { id } = await describePool(WORDS);
  const ask = () => look(`/ai-design-tool?d=${id}`, '203.0.113.77');
  for (let i = 0; i < RATE_LIMITS.read.max; i++) await ask();
  const answer = await ask();
  expect([answer.statusCode, answer.payload.slice(0, 14)]).toEqual([200, 'the usual page']);
  expect((await look(`/ai-design-tool?d=${id}`)).payload).toContain('kidney');
});

test('a picture that is not drawn yet is drawn; until then the usual one stands there, which nobody keeps', async () => {
  const { imageUrl } = await describePool('a round pool, 24 ft');
  const url = designCard(imageUrl.match(/[0-9a-f]{32}/)[0]);
  const early = await look(url);
  expect([early.payload, early.headers['cache-control']]).toEqual(['the usual picture', 'no-store']);
  expect(drawn).toBe(1);
  finish?.();
  await expect.poll(async () => (await look(url)).headers['cache-control']).toBe('public, max-age=86400');
  const { width, height, format } = await sharp((await look(url)).rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  expect(drawn).toBe(1);
});

test('no picture is drawn for a hash that no design has', async () => {
  const before = drawn;
  for (const name of ['0'.repeat(32), 'hero', '..%2f..%2ffavicon', 'A'.repeat(150)]) {
    const answer = await look(`/social/designs/${name}.jpg`);
    expect([answer.statusCode, answer.payload], name).toEqual([200, 'the usual picture']);
  }
  expect(drawn).toBe(before);
});
