import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => site.close());

const collect = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.inject({ url: '/metrics', headers: { host: '127.0.0.1:3001', ...headers }, remoteAddress });

test('every route is measured by its pattern, never by the address that was asked', async () => {
  await site.inject({ method: 'POST', url: '/api/send-email', payload: {} });
  await site.inject('/api/designs/somebodys-secret-slug-0123456789?mail=ann@example.com');
  await site.inject('/api/360-designs');
  await site.inject('/api/nothing-here');
  const { body } = await collect();
  expect(body).toContain('route="/api/send-email",status="400"');
  expect(body).toContain('route="/api/designs/:id"');
  expect(body).toContain('route="/api/360-designs",status="200"');
  expect(body).not.toContain('somebodys-secret');
  expect(body).not.toContain('ann@example.com');
});

test('a collector on this machine may look, behind a trusted proxy too; whom a proxy lets through may not', async () => {
  expect((await collect()).statusCode).toBe(200);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
    expect((await collect({ [name]: '127.0.0.1' })).statusCode).toBe(404);
  expect((await collect({ host: 'pools.example' })).statusCode).toBe(404);
  expect((await collect({}, '203.0.113.9')).statusCode).toBe(404);
  const cookie = await site.signIn();
  expect((await collect({ cookie }, '203.0.113.9')).statusCode).toBe(200);
});

test('whatever docs/production.md tells to watch can be watched', async () => {
  const { body } = await collect();
  const watched =
    readFileSync('docs/production.md', 'utf8').split('## What to watch')[1]?.split('\n## ')[0] ?? '';
  const names = [...watched.matchAll(/`([a-z_0-9]+)(?:\{[^`]*\})?`/g)].map(([, name]) => name ?? '');
  const metrics = names.filter((name) => name.includes('_') && name !== name.toUpperCase());
  expect(metrics.length).toBeGreaterThan(7);
  expect(metrics.filter((name) => !body.includes(`\n${name}`))).toEqual([]);
});

test('health means that something was written: a database that only reads is not healthy', async () => {
  const healthy = await site.inject('/healthz');
  expect(healthy.json()).toEqual({ ok: true });
  const name = new URL(site.services.config.databaseUrl ?? '').pathname.slice(1);
  // Connections made before would still write.
  const letAllGo = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  await site.services.database.withOwnConnection(async (client) => {
    await client.query(`alter database ${name} set default_transaction_read_only = on`);
    await client.query(letAllGo);
  });
  await expect.poll(async () => (await site.inject('/healthz')).statusCode, { timeout: 8_000 }).toBe(503);
  const sick = await site.inject('/healthz');
  expect(sick.json()).toEqual({ ok: false, cause: 'database' });
  expect(sick.headers['retry-after']).toBe('5');
  const { statusCode, body } = await collect();
  expect(statusCode).toBe(200);
  expect(body).toContain('site_can_take_leads 0');
  await site.services.database.withOwnConnection(async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database ${name} reset default_transaction_read_only`);
    await client.query(letAllGo);
  });
  await expect.poll(async () => (await site.inject('/healthz')).statusCode, { timeout: 8_000 }).toBe(200);
});
