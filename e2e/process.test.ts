import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLine } from '#server/testing/line.ts';
import { freePort } from '#server/testing/postgres.ts';
import { fingerprint } from '../scripts/fingerprint.mjs';
import { type RunningSite, runSite } from './site.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
type User = typeof NOBODY | undefined;

const scratch = async (owner?: User) => {
  const path = await mkdtemp(join(tmpdir(), 'poolwright-process-'));
  if (owner && process.getuid?.() === 0) await chown(path, owner.uid, owner.gid);
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

/** Starts the server and waits for it to give up. */
const startAndFail = (env: Record<string, string>, as?: User) =>
  new Promise<{ code: number | null; errors: string }>((done) => {
    const child = spawn(process.execPath, [resolve('build/server/main.js')], {
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(as && process.getuid?.() === 0 ? as : {}),
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('exit', (code) => done({ code, errors }));
  });

test('what cannot start says why in one line; asked to stop, a site finishes what it has begun and then leaves', async () => {
  const site = await runSite();
  onTestFinished(() => site.close());
  const file = join(await scratch(), 'a-file');
  await writeFile(file, '');
  const port = new URL(site.url).port;
  const [second, taken, wrong, unwritable, publicHost] = await Promise.all([
    startAndFail({ PORT: '0', DATA_DIR: site.dataDir }),
    startAndFail({ PORT: port, DATA_DIR: await scratch() }),
    startAndFail({ PORT: 'eighty' }),
    startAndFail({ PORT: '0', DATA_DIR: join(file, 'data') }),
    startAndFail({ SITE_URL: 'https://pools.example.com', DATA_DIR: await scratch() }),
  ]);
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^Cannot start\. .* is in use by process \d+/);
  expect(taken.errors.trim()).toBe('Cannot start. PORT: another program is listening there already');
  expect(wrong.errors).toMatch(/^Cannot start\. PORT: /);
  expect(wrong.errors.trim().split('\n')).toHaveLength(1);
  expect(unwritable.code).toBe(1);
  expect(unwritable.errors).toMatch(/^Cannot start\. DATA_DIR: /);
  expect(publicHost.errors).toContain('test payments are for a local host only');

  expect(await postWhileStopping(site)).toBe(200);
  await site.stop();
  expect(site.process.exitCode).toBe(0);
}, 180_000);

/** A request begun before the site is asked to stop, and finished after. */
const postWhileStopping = (site: RunningSite) => {
  const body = JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
  return new Promise<number | undefined>((done, fail) => {
    const slow = request(`${site.url}/api/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    slow.on('error', fail);
    slow.on('response', (response) => {
      response.resume();
      done(response.statusCode);
    });
    slow.write(body.slice(0, 20));
    setTimeout(() => site.process.kill('SIGTERM'), 300);
    setTimeout(() => slow.end(body.slice(20)), 900);
  });
};

test('every wrong setting is named in one line', async () => {
  const nobody = await freePort();
  const silent = await startLine(await freePort());
  silent.state = 'silent';
  onTestFinished(() => silent.close());
  // Beyond loopback only live payments are let near a visitor; these keys are never used.
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  };
  const wrong: { env: Record<string, string>; as?: User; line: RegExp }[] = [
    {
      env: { ...live, HOST: '192.0.2.1', PORT: '0' },
      line: /^Cannot start\. HOST: 192\.0\.2\.1 is no address of this machine$/,
    },
    {
      env: { ...live, HOST: 'no-such-host.invalid', PORT: '0' },
      line: /^Cannot start\. HOST: no-such-host\.invalid/,
    },
    { env: { TRUST_PROXY: 'everybody' }, line: /^Cannot start\. TRUST_PROXY: must be/ },
    {
      env: { DATABASE_URL: `postgres://ann:hidden@127.0.0.1:${nobody}/pools` },
      line: /^Cannot start\. DATABASE_URL: connect ECONNREFUSED 127\.0\.0\.1:\d+$/,
    },
    {
      env: { DATABASE_URL: `postgres://ann@127.0.0.1:${silent.port}/pools` },
      line: /^Cannot start\. DATABASE_URL: timeout expired$/,
    },
    {
      env: { DATABASE_URL: 'postgres://ann@no-such-host.invalid/pools' },
      line: /^Cannot start\. DATABASE_URL: getaddrinfo \w+ no-such-host\.invalid$/,
    },
    // Root may listen anywhere, so it starts as somebody else.
    { env: { PORT: '80' }, as: NOBODY, line: /^Cannot start\. PORT: listening on 80 is not allowed/ },
  ];
  const outcomes = await Promise.all(
    wrong.map(async ({ env, as, line }) => ({
      line,
      ...(await startAndFail({ DATA_DIR: await scratch(as), ...env }, as)),
    })),
  );
  for (const { code, errors, line } of outcomes) {
    expect(errors.trim()).toMatch(line);
    expect(errors).not.toContain('hidden');
    expect(code).toBe(1);
  }
}, 120_000);

// Not prepared, it would install and build under the feet of everything that runs here.
const isPrepared = () => {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const mark = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return mark('node_modules/.poolwright-lock') === lock && mark('build/.fingerprint') === fingerprint();
};

test.runIf(isPrepared())(
  'npm start passes on the wish to stop, and waits until the site has',
  async () => {
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: await scratch(),
        CHAT_WEBSITE_ID: 'off',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    });
    const url = `http://localhost:${port}/healthz`;
    await expect
      .poll(async () => (await fetch(url).catch(() => undefined))?.ok, { timeout: 90_000 })
      .toBe(true);
    const ended = new Promise<void>((done) => npm.once('exit', () => done()));
    npm.kill('SIGTERM');
    await ended;
    expect(await fetch(url).catch(() => undefined)).toBeUndefined();
  },
  120_000,
);

test('the first start prints the address, the data folder and a password that works, once', async () => {
  const first = await runSite({ env: { ADMIN_PASSWORD: '' } });
  onTestFinished(() => first.close());
  // It answers a moment before it has said where it is.
  await expect.poll(first.output).toContain('First staff password');
  expect(first.output()).toContain(`Poolwright is at ${first.url}`);
  expect(first.output()).toContain(first.dataDir);
  const password = /First staff password for \S+: (\S+)/.exec(first.output())?.[1] ?? '';
  expect(password).toMatch(/^[2-9A-Z]{5}(-[2-9A-Z]{5}){2}$/);
  const email = /First staff password for (\S+):/.exec(first.output())?.[1];
  const answer = await fetch(`${first.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  await first.stop();
  const again = await runSite({ env: { ADMIN_PASSWORD: '' }, dataDir: first.dataDir });
  await expect.poll(again.output).toContain('The console is at');
  expect(again.output()).not.toContain('First staff password');
  await again.stop();
}, 180_000);
