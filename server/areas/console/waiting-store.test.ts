import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const get = (path: string, as = cookie) =>
  site.inject({ url: `/api/staff/${path}`, headers: { cookie: as } });
const waiting = async (as = cookie) => (await get('today', as)).json().waiting;
const run = (statement: ReturnType<typeof sql>) => site.services.db.execute(statement);

test('Zelle that is to come, connections in trouble and video calls without a link wait; nothing else does', async () => {
  expect(await waiting()).toEqual({
    zelle: { count: 0, cents: 0 },
    connections: [],
    videoCalls: { count: 0, firstDay: null },
  });
  await run(sql`
    insert into orders (id, package_title, amount_cents, state, provider, intent_id, status) values
    (gen_random_uuid(), 'A', 99500, 'created', 'zelle', 'zelle_AAAAAAA1', 'new'),
    (gen_random_uuid(), 'B', 104422, 'created', 'zelle', 'zelle_AAAAAAA2', 'contacted'),
    (gen_random_uuid(), 'C', 1, 'paid', 'zelle', 'zelle_AAAAAAA3', 'new'),
    (gen_random_uuid(), 'D', 2, 'expired', 'zelle', 'zelle_AAAAAAA4', 'new'),
    (gen_random_uuid(), 'E', 4, 'created', 'zelle', 'zelle_AAAAAAA5', 'spam'),
    (gen_random_uuid(), 'F', 8, 'created', 'stripe', 'pi_AAAAAAA6', 'new')`);
  await run(sql`
    insert into webhook_endpoints (id, created_at, name, url, secret, events, active, stopped_reason, failing_since) values
    (gen_random_uuid(), now() - interval '4 days', 'Fine', 'https://a.example', 's', '[]', true, null, null),
    (gen_random_uuid(), now() - interval '3 days', 'Failing', 'https://b.example', 's', '[]', true, null, now()),
    (gen_random_uuid(), now() - interval '2 days', 'Stopped', 'https://c.example', 's', '[]', false, 'failing', now()),
    (gen_random_uuid(), now() - interval '1 day', 'Paused', 'https://d.example', 's', '[]', false, null, now())`);
  await run(sql`
    insert into bookings (id, starts_at, ends_at, held_until, zone, state, way, name, email, access_hash)
    select gen_random_uuid(), day, day + interval '30 minutes', day + interval '45 minutes', 'America/New_York', state, way,
      'Ann', 'ann@example.com', md5(day::text)
    from (values (now() + interval '3 days', 'booked', 'video'), (now() + interval '4 days', 'booked', 'video'),
      (now() + interval '5 days', 'booked', 'phone'), (now() + interval '2 days', 'canceled', 'video'),
      (now() - interval '2 days', 'booked', 'video')) calls (day, state, way)`);
  const now = await waiting();
  expect(now).toMatchObject({
    zelle: { count: 2, cents: 203_922 },
    connections: [
      { name: 'Failing', stopped: false },
      { name: 'Stopped', stopped: true },
    ],
    videoCalls: { count: 2, firstDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  // What the line about Zelle leads to.
  const listed = (await get('lists/orders?search=zelle&state=created')).json().items;
  expect(listed.map(({ packageTitle }: { packageTitle: string }) => packageTitle).sort()).toEqual([
    'A',
    'B',
    'E',
  ]);
  // Connections are the owner's.
  const { cookie: colleague } = await site.letIn('staff');
  expect(await waiting(colleague)).toEqual({ ...now, connections: [] });
});

test('the number of open entries leads to a list of just these', async () => {
  await run(sql`update bookings set status = 'won' where way = 'phone'`);
  const { counts } = (await get('overview')).json();
  for (const kind of ['orders', 'bookings']) {
    const { open } = counts.find((row: { kind: string }) => row.kind === kind);
    expect(open).toBeGreaterThan(0);
    expect((await get(`lists/${kind}/count?state=open`)).json()).toEqual({ total: open, exact: true });
    expect((await get(`lists/${kind}?state=open`)).json().items).toHaveLength(open);
  }
  const { items } = (await get('lists/bookings?state=open')).json();
  expect(items.every(({ state }: { state: string }) => state === 'booked')).toBe(true);
});
