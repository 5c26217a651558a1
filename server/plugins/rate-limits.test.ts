import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#server/limits.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../proof/long.ts';

const ask = (site: TestSite, address = '203.0.113.9') =>
  site.inject({ method: 'POST', url: '/api/send-email', payload: {}, remoteAddress: address });

test('two processes on one PostgreSQL keep one limit together', async () => {
  const env = { DATABASE_URL: await createPostgresDatabase(), RATE_LIMIT: 'on' };
  const sites = [await startTestSite({ env }), await startTestSite({ env })];
  const [one, other] = sites;
  if (!one || !other) throw new Error('two sites are needed');
  const statuses: number[] = [];
  for (let turn = 0; turn < RATE_LIMITS.lead.max; turn += 1)
    statuses.push((await ask(turn % 2 ? one : other)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([400]));
  for (const site of sites) {
    const refused = await ask(site);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(site, '203.0.113.10')).statusCode).toBe(400);
  }
  const stored = await one.services.db.execute<{ key: string }>(sql`select key from request_counts`);
  expect(stored.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored.rows)).not.toContain('203.0.113');

  // The window ends, and counting starts again.
  await one.services.db.execute(sql`update request_counts set ends_at = now() - interval '1 second'`);
  const third = await startTestSite({ env });
  expect((await ask(third)).statusCode).toBe(400);
  // And so it does after the clock was set back.
  await one.services.db.execute(
    sql`update request_counts set count = 1000, ends_at = now() + interval '2 hours'`,
  );
  expect((await ask(third)).statusCode).toBe(400);
  await Promise.all([...sites, third].map((site) => site.close()));
});

test.runIf(LONG)('an embedded site counts by itself, whatever a client says of its address', async () => {
  const site = await startTestSite({ database: 'pglite', env: { RATE_LIMIT: 'on' } });
  for (let turn = 0; turn < RATE_LIMITS.lead.max; turn += 1) await ask(site);
  expect((await ask(site)).statusCode).toBe(429);
  const spoofed = await site.inject({
    method: 'POST',
    url: '/api/send-email',
    payload: {},
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  expect(spoofed.statusCode).toBe(429);
  // All addresses of one IPv6 network are one client.
  for (let turn = 0; turn < RATE_LIMITS.lead.max; turn += 1) await ask(site, `2001:db8:1:2::${turn + 1}`);
  expect((await ask(site, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await ask(site, '2001:db8:1:3::1')).statusCode).toBe(400);
  await site.close();
});
