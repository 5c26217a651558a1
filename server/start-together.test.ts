import { expect, test } from 'vitest';
import { createPostgresDatabase, startTestSite } from '#server/testing/site.ts';

test('three processes that start at once on one empty PostgreSQL all come up', async () => {
  const DATABASE_URL = await createPostgresDatabase();
  const sites = await Promise.all([1, 2, 3].map(() => startTestSite({ env: { DATABASE_URL } })));
  for (const site of sites) expect((await site.inject('/healthz')).statusCode).toBe(200);
  await Promise.all(sites.map((site) => site.close()));
});
