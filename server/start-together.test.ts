import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '#server/testing/databases.ts';
import { startTestSite } from '#server/testing/site.ts';
import { LONG } from '../proof/long.ts';

test.runIf(LONG)('three processes that start at once on one empty PostgreSQL all come up', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const sites = await Promise.all([1, 2, 3].map(() => startTestSite({ env: { DATABASE_URL } })));
  const cookie = await sites[0]?.signIn();
  for (const site of sites) {
    expect((await site.inject('/healthz')).statusCode).toBe(200);
    // One account, one secret: a session of one process opens every other.
    const list = await site.inject({ url: '/api/staff/lists/inquiries', headers: { cookie } });
    expect(list.statusCode).toBe(200);
  }
  await Promise.all(sites.map((site) => site.close()));
});

test('a first start that was killed half-way leaves staff able to sign in after the next', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  const first = await startTestSite({ env: { DATABASE_URL } });
  await first.services.db.execute(sql`delete from staff_accounts`);
  await first.close();
  const second = await startTestSite({ env: { DATABASE_URL } });
  const cookie = await second.signIn();
  expect((await second.inject({ url: '/api/staff/lists/inquiries', headers: { cookie } })).statusCode).toBe(
    200,
  );
  await second.close();
});
