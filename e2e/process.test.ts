import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD_DIR } from '../proof/faults/scenario.ts';
import { LONG } from '../proof/long.ts';
import { type RunningSite, runSite } from '../proof/running-site.ts';

// A site as a process: what it prints, and how it ends.

/** Starts the server and waits for it to give up. */
const startAndFail = (env: Record<string, string>) =>
  new Promise<{ code: number | null; errors: string }>((done) => {
    const child = spawn(process.execPath, [resolve('build/server/main.js')], {
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', CHAT_WEBSITE_ID: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('exit', (code) => done({ code, errors }));
  });

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

test('the first start prints the address, the data folder and a password that works, once; asked to stop, a site finishes what it has begun', async () => {
  const first = await runSite({ env: { ADMIN_PASSWORD: '', BUILD_DIR } });
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

  const second = await startAndFail({ PORT: '0', DATA_DIR: first.dataDir });
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^Cannot start\. .* is in use by process \d+/);
  expect(second.errors.trim().split('\n')).toHaveLength(1);

  expect(await postWhileStopping(first)).toBe(200);
  await first.stop();
  expect(first.process.exitCode).toBe(0);

  if (!LONG) return;
  const again = await runSite({ env: { ADMIN_PASSWORD: '', BUILD_DIR }, dataDir: first.dataDir });
  await expect.poll(again.output).toContain('The console is at');
  expect(again.output()).not.toContain('First staff password');
  await again.stop();
});
