import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF, startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from './testing/remove-folder.ts';

// Odd addresses, forged headers and borrowed sessions: everybody gets what they are entitled to and nothing else.

let site: TestSite;
let buildDir: string;
let url: string;

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'poolwright-pages-'));
  const client = join(buildDir, 'site', 'client');
  for (const page of ['about', '404']) {
    await mkdir(join(client, page), { recursive: true });
    await writeFile(join(client, page, 'index.html'), `<!doctype html><title>${page}</title>`);
  }
  await writeFile(join(buildDir, 'secret.txt'), 'not for visitors');
  site = await startTestSite({ env: { BUILD_DIR: buildDir } });
  url = await site.url();
});
afterAll(async () => {
  await site.close();
  await removeFolder(buildDir);
});

/** As typed: no client tidies the path first. */
const raw = (request: string) =>
  new Promise<string>((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => done(answer));
    socket.on('close', () => done(answer));
    socket.end(request);
  });
const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

test.each([
  '/../../secret.txt',
  '/..%2f..%2fsecret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
  '/..%5c..%5csecret.txt',
  '/about/../../../secret.txt',
  '/about/%00',
  '/%',
  '/.env',
])('%s leads out of the pages for nobody', async (path) => {
  const answer = await get(path);
  expect(answer).toMatch(/^HTTP\/1\.1 (404|400)/);
  expect(answer).not.toContain('not for visitors');
});

test.each(['//evil.example/', '//evil.example/about/', '/\\evil.example/', '/about/?next=//evil.example'])(
  '%s sends nobody to another site',
  async (path) => {
    const answer = await get(path);
    expect(answer).not.toMatch(/^location: (\/\/|\/\\|https?:)/im);
  },
);

test.each([
  ['/api/%ff', 400],
  [`/api/designs/${'x'.repeat(300)}`, 414],
])(
  'an address the router cannot read is refused in our words, with our headers: %.20s',
  async (path, status) => {
    const answer = await site.inject(path);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(['error', 'message']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a very long address and huge headers are refused without taking the site down', async () => {
  expect(await get(`/${'a'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 431/);
  expect((await site.inject('/healthz')).statusCode).toBe(200);
});

test('no page and no answer can be framed, sniffed or told to send its address', async () => {
  for (const path of ['/about', '/no-such-page', '/api/nothing', '/healthz']) {
    const { headers } = await site.inject(path);
    expect([path, headers['x-frame-options'], headers['x-content-type-options']]).toEqual([
      path,
      'DENY',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('a forged Host or X-Forwarded-Host reaches no link and no answer', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  for (const path of ['/about', '/about/', '/api/openapi.json', '/api/nothing']) {
    const answer = await site.inject({ url: path, headers: forged });
    expect(JSON.stringify(answer.headers) + answer.payload).not.toContain('evil.example');
  }
});

test('a change asked for by another origin is refused, with and without Sec-Fetch-Site', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const answer = await site.inject({ method: 'POST', url: '/api/send-email', headers, payload: {} });
    expect(answer.statusCode).toBe(403);
  }
});

test('a session chosen before signing in is not the session afterwards', async () => {
  const fixed = 'poolwright.session_token=chosen-by-an-attacker';
  const answer = await site.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { cookie: fixed, origin: 'http://localhost:3000' },
    payload: STAFF,
  });
  const given = answer.cookies.find(({ name }) => name === 'poolwright.session_token');
  expect(answer.statusCode).toBe(200);
  expect(given?.value).toBeTruthy();
  expect(given?.value).not.toContain('chosen-by-an-attacker');
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const staffCall = await site.inject({ url: '/api/staff/lists/inquiries', headers: { cookie: fixed } });
  expect(staffCall.statusCode).toBe(401);
});

test('nobody can sign up', async () => {
  const answer = await site.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: 'me@example.com', password: 'a-long-test-password', name: 'Me' },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.cookies).toEqual([]);
});

test('metrics are for this machine and for staff', async () => {
  expect((await site.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
  expect((await site.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })).statusCode).toBe(404);
  const forwarded = await site.inject({
    url: '/metrics',
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
  expect(forwarded.statusCode).toBe(404);
});

test('a value that no database column can hold is a refusal, not an accident', async () => {
  const answer = await site.inject(
    '/api/payments/status?payment_intent=%00&payment_intent_client_secret=%00',
  );
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.payload).not.toContain('select');
});
