import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { forgetTheFuture } from './jobs.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test('after the clock was set back, schedules run on and waiting jobs start', async () => {
  const { database, jobs } = site.services;
  await jobs.add('sweep-intake-files', {});
  await database.pool.query(`
    update pgboss.version set cron_on = now() + interval '2 hours', maintained_on = now() + interval '2 hours'`);
  await database.pool.query(`
    update pgboss.job set start_after = now() + interval '2 hours', singleton_on = (now() at time zone 'utc') + interval '2 hours'
    where state = 'created'`);
  await forgetTheFuture(database);
  const version = await database.pool.query('select cron_on, maintained_on from pgboss.version');
  for (const value of Object.values(version.rows[0])) {
    // The library may have looked again already.
    if (value instanceof Date) expect(value.getTime()).toBeLessThan(Date.now() + 60_000);
  }
  const ahead = await database.pool.query(`
    select 1 from pgboss.job where start_after > now() + interval '10 minutes'
      or singleton_on > (now() at time zone 'utc') + interval '5 minutes'`);
  expect(ahead.rows).toEqual([]);
});
