import { expect, test } from 'vitest';
import { STAFF, startTestSite } from '#server/testing/site.ts';
import { changeTeam, endAccess, listTeam, setRole } from './team-store.ts';

const aMoment = () => new Promise((done) => setTimeout(done, 60));

test('the last owner stays one, also when two let each other go at once', async () => {
  const site = await startTestSite();
  const { database, db } = site.services;
  const owners = async () => (await listTeam(db)).filter(({ role }) => role === 'owner').map(({ id }) => id);
  const [first = ''] = await owners();
  const alone = await site.inject({
    method: 'POST',
    url: `/api/staff/team/${first}/role`,
    headers: { cookie: await site.signIn() },
    payload: { password: STAFF.password, role: 'staff' },
  });
  expect([alone.statusCode, alone.json().error]).toEqual([409, 'last-owner']);
  expect(await owners()).toEqual([first]);

  const ways = [(tx: typeof db, id: string) => setRole(tx, id, 'staff'), endAccess];
  for (const [round, letGo] of ways.entries()) {
    const [one = ''] = await owners();
    const other = (await site.letIn('owner', `${round}@poolwright.test`)).id;
    const change = (by: string, whom: string) =>
      changeTeam(database, by, async (tx) => {
        await aMoment();
        await letGo(tx, whom);
        await aMoment();
      });
    const [there, back] = await Promise.allSettled([change(one, other), change(other, one)]);
    expect([there.status, back.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await owners()).toEqual([there.status === 'fulfilled' ? one : other]);
  }
  await site.close();
});
