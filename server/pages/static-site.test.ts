import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedContent } from '#server/areas/content/served-content.ts';
import { readConfig } from '#server/config.ts';
import { freePort } from '#server/testing/postgres.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { createPageCache } from './page-cache.ts';
import { loadStaticFiles } from './static-files.ts';
import { createStaticSite } from './static-site.ts';

let folder: string;
let server: Server;
let url: string;

const WORDS: Record<string, string> = { '/404': 'missing ' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwright-static-'));
  const client = join(folder, 'site', 'client');
  for (const name of ['assets', 'pictures']) await mkdir(join(client, name), { recursive: true });
  await writeFile(join(client, 'assets', 'app-1a2b.js'), 'export{}');
  await writeFile(join(client, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export{}'));
  await writeFile(join(client, 'pictures', 'a.webp'), Buffer.from('0123456789'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const config = readConfig({ BUILD_DIR: folder, SITE_URL: 'http://localhost:4321' });
  const pages = createPageCache({
    served: servedContent(),
    headersOf: () => ({ 'x-frame-options': 'DENY' }),
    logError: () => undefined,
    render: async (address) => {
      if (address === '/faq') throw new Error('no words');
      return {
        status: address === '/404' ? 404 : 200,
        type: 'text/html; charset=utf-8',
        text: `<!doctype html><p>${(WORDS[address] ?? address).repeat(200)}`,
      };
    },
  });
  const site = createStaticSite(await loadStaticFiles(config), pages);
  server = createServer((request, response) => {
    if (!site(request, response)) response.writeHead(599).end();
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await removeFolder(folder);
});

test.each([
  ['/intake-status', '/project?from=mail'],
  ['/intake-status/', '/project?from=mail'],
  ['/portfolio', '/?from=mail#portfolio'],
  ['/portfolio/', '/?from=mail#portfolio'],
  ['/terms', '/terms-conditions?from=mail'],
  ['/es/terms', '/es/terms-conditions?from=mail'],
  ['/es/portfolio', '/es?from=mail#portfolio'],
  ['/privacy', '/privacy-policy?from=mail'],
])('%s, mailed long ago or typed by hand, leads to %s', async (old, place) => {
  const answer = await fetch(`${url}${old}?from=mail`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, place]);
});

test('a page is rendered for its address, whatever the query says', async () => {
  const answer = await fetch(`${url}/about?x=1`, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/about/about');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test('bodies are compressed as the browser asks, and the length is the body’s own', async () => {
  for (const path of ['/', '/assets/app-1a2b.js']) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    // fetch has already unpacked it: the plain text must be whole.
    expect(await answer.text()).toMatch(/export|doctype/);
  }
});

test('a page that cannot be rendered asks to come back, and the rest goes on', async () => {
  const answer = await fetch(`${url}/faq`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${url}/about`)).status).toBe(200);
});

test('HEAD says what GET would, without a body', async () => {
  const answer = await fetch(`${url}/about`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
  expect(await answer.text()).toBe('');
});

test('what has not changed is not sent again', async () => {
  const first = await fetch(`${url}/about`);
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${url}/about`, { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
});

test('hashed files may be kept for ever', async () => {
  const answer = await fetch(`${url}/assets/app-1a2b.js`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
])('range %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await fetch(`${url}/pictures/a.webp`, { headers: { range } });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get('content-range')).toBe(contentRange);
});

test.each([
  '/nothing',
  '/about/more',
  '/%2e%2e/secret.txt',
  '/..%2f..%2fsecret.txt',
  '/%',
  '/about%00',
  '/.git/config',
])('%s is the not-found page with its status, and nothing else', async (path) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(404);
  const text = await answer.text();
  expect(text).toContain('missing');
  expect(text).not.toContain('secret');
});

test('a trailing slash leads to the page, never to another host', async () => {
  const slash = await fetch(`${url}/about/?a=1`, { redirect: 'manual' });
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/about?a=1']);
  const evil = await fetch(`${url}//evil.example/`, { redirect: 'manual' });
  expect(evil.status).toBe(404);
});

test('calls of the API are left to it', async () => {
  expect((await fetch(`${url}/api/nothing`)).status).toBe(599);
  expect((await fetch(`${url}/about`, { method: 'POST' })).status).toBe(599);
});
