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
  const later = `now() + interval '2 hours'`;
  await database.pool.query(`update jobs.version set cron_on = ${later}, reindex_on = ${later}`);
  await database.pool.query(`update jobs.queue set monitor_claim_on = ${later}, maintain_on = ${later}`);
  await database.pool.query(`
    update jobs.job set start_after = now() + interval '2 hours', singleton_on = (now() at time zone 'utc') + interval '2 hours'
    where state = 'created'`);
  await forgetTheFuture(database);
  // The library may have looked again already.
  const ofNow = `<= now() + interval '1 minute'`;
  const claims = await database.pool.query(`
    select 1 from jobs.version where not (cron_on ${ofNow}) or not (reindex_on ${ofNow})
    union all
    select 1 from jobs.queue where not (monitor_claim_on ${ofNow}) or not (maintain_on ${ofNow})`);
  expect(claims.rows).toEqual([]);
  const ahead = await database.pool.query(`
    select 1 from jobs.job where start_after > now() + interval '10 minutes'
      or singleton_on > (now() at time zone 'utc') + interval '5 minutes'`);
  expect(ahead.rows).toEqual([]);
});
