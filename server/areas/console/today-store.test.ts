import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptCents } from '#domain/console/today.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { todayOf } from './today-store.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const get = async (path: string, as = cookie) =>
  site.inject({ url: `/api/staff/${path}`, headers: { cookie: as } });
const run = (statement: ReturnType<typeof sql>) => site.services.db.execute(statement);
// A Tuesday afternoon where the studio is.
const NOW = new Date('2026-11-17T20:00:00Z');
const today = () => todayOf(site.services, 'owner', NOW);

test('a new site has a quiet day', async () => {
  const { unanswered, withoutSurvey, calls, money } = (await get('today')).json();
  expect({ unanswered, withoutSurvey, calls }).toEqual({
    unanswered: { count: 0, people: [] },
    withoutSurvey: { count: 0, orders: [] },
    calls: [],
  });
  expect(money).toMatchObject({ week: { orders: 0, paidCents: 0 }, month: { orders: 0 }, isTest: true });
  expect((await get('open')).json().open).toMatchObject({ inquiries: 0, orders: 0, mails: 0 });
  const { cookie: editor } = await site.letIn('editor');
  expect((await get('today', editor)).statusCode).toBe(403);
  expect((await get('open', editor)).statusCode).toBe(403);
});

test('who waits longest comes first across all kinds, with the picture of their design; who was answered waits no more', async () => {
  const slug = 'AbCdEfGhIjKlMnOpQrStU_';
  await run(
    sql`insert into designs (id, slug, hash, design) values (gen_random_uuid(), ${slug}, ${'a'.repeat(32)}, '{}')`,
  );
  await run(sql`
    insert into inquiries (id, created_at, first_name, last_name, email, details, status) values
    (gen_random_uuid(), '2026-11-15T10:00Z', 'Ann', 'Lee', 'ann@example.com', ${`Design: https://x.example/ai-design-tool?d=${slug}`}, 'new'),
    (gen_random_uuid(), '2026-11-01T10:00Z', 'Old', 'Answered', 'old@example.com', '', 'contacted'),
    (gen_random_uuid(), '2026-11-02T10:00Z', 'No', 'Body', 'spam@example.com', '', 'spam')`);
  await run(sql`
    insert into estimates (id, created_at, email, size, type, material, features, location, timeline, sent_cost, computed_cost)
    values (gen_random_uuid(), '2026-11-14T10:00Z', 'est@example.com', 'small', 'rectangular', 'vinyl', '[]', 'x', 'x', 1, 1)`);
  await run(sql`
    with room as (
      insert into projects (id, created_at, updated_at, ticket_number, access_hash, name, email, begun_by, unread)
      values (gen_random_uuid(), '2026-10-01T10:00Z', '2026-11-17T10:00Z', 'P-1', 'h', 'Ray', 'ray@example.com', 'staff', 1)
      returning id
    )
    insert into project_messages (id, created_at, project_id, side, body)
    select gen_random_uuid(), '2026-11-16T10:00Z'::timestamptz, id, 'client', 'Hello?' from room`);
  const { unanswered } = await today();
  expect(unanswered.count).toBe(3);
  const told = () => unanswered.people.map((waiting) => waiting.map(({ kind, since }) => [kind, since]));
  expect(told()).toEqual([
    [['estimates', '2026-11-14T10:00:00.000Z']],
    [['inquiries', '2026-11-15T10:00:00.000Z']],
    [['projects', '2026-11-16T10:00:00.000Z']],
  ]);
  expect(unanswered.people[2]?.[0]?.item).toMatchObject({ said: 'Hello?' });
  expect(unanswered.people[1]?.[0]?.item).toMatchObject({ picture: 'a'.repeat(32), pictureOf: slug });
  const listed = (await get('lists/inquiries?state=new')).json().items;
  expect(listed).toMatchObject([{ firstName: 'Ann', picture: 'a'.repeat(32) }]);
  expect((await get(`lists/inquiries/${listed[0].id}`)).json().item.picture).toBe('a'.repeat(32));
  expect((await get('open')).json().open).toMatchObject({ inquiries: 1, estimates: 1 });
});

test('somebody who sent several things waits once; a room that only began is told by what began it', async () => {
  await run(sql`
    insert into estimates (id, created_at, email, size, type, material, features, location, timeline, sent_cost, computed_cost)
    values (gen_random_uuid(), '2026-11-17T10:00Z', 'Ann@Example.com', 'small', 'rectangular', 'vinyl', '[]', 'x', 'x', 1, 1)`);
  await run(sql`
    insert into projects (id, ticket_number, access_hash, name, email, begun_by, unread)
    values (gen_random_uuid(), 'P-9', 'h9', 'Zoe', 'zoe@example.com', 'order', 1)`);
  const { unanswered } = await today();
  expect(unanswered.count).toBe(3);
  expect(unanswered.people.map((waiting) => waiting.map(({ kind }) => kind))).toEqual([
    ['estimates'],
    ['inquiries', 'estimates'],
    ['projects'],
  ]);
});

test('an entry names what else its sender waits for', async () => {
  const [inquiry] = (await get('lists/inquiries?search=ann')).json().items;
  const others = async (kind: string, id: string) => (await get(`lists/${kind}/${id}`)).json().alsoOpen;
  const [estimate, ...more] = await others('inquiries', inquiry.id);
  expect([estimate, more]).toMatchObject([{ kind: 'estimates' }, []]);
  expect(await others('estimates', estimate.id)).toMatchObject([{ kind: 'inquiries', id: inquiry.id }]);
});

test('an estimate is found by the reference that its visitor reads out', async () => {
  const [estimate] = (await get('lists/estimates?search=ann')).json().items;
  const found = async (search: string) =>
    (await get(`lists/estimates?search=${encodeURIComponent(search)}`)).json().items;
  expect(await found(estimateReference(estimate.id))).toEqual([estimate]);
  expect(await found('E-00000000')).toEqual([]);
  const counted = await get(`lists/estimates/count?search=${estimateReference(estimate.id)}`);
  expect(counted.json().total).toBe(1);
});

test('what is paid waits for its survey until one comes or the next step is started; money is of the week and the month', async () => {
  await run(sql`
    insert into projects (id, ticket_number, access_hash, name, begun_by, step) values
    ('00000000-0000-4000-8000-000000000001', 'P-2', 'h2', 'Bea', 'order', 'documents'),
    ('00000000-0000-4000-8000-000000000002', 'P-3', 'h3', 'Cyd', 'order', 'concept')`);
  await run(sql`
    insert into orders (id, created_at, paid_at, package_title, amount_cents, refunded_cents, state, provider, email, project_id, status) values
    (gen_random_uuid(), '2026-11-15T04:59Z', '2026-11-15T04:59Z', 'Saturday', 10000, 0, 'paid', 'sandbox', 'has@example.com', null, 'contacted'),
    (gen_random_uuid(), '2026-11-15T05:01Z', '2026-11-15T05:01Z', 'Sunday', 20000, 5000, 'paid', 'sandbox', null, '00000000-0000-4000-8000-000000000001', 'contacted'),
    (gen_random_uuid(), '2026-11-16T05:00Z', '2026-11-16T05:00Z', 'Begun', 40000, 0, 'paid', 'sandbox', null, '00000000-0000-4000-8000-000000000002', 'contacted'),
    (gen_random_uuid(), '2026-11-16T06:00Z', '2026-11-16T06:00Z', 'Back', 80000, 80000, 'refunded', 'sandbox', 'x@example.com', null, 'contacted'),
    (gen_random_uuid(), '2026-11-16T07:00Z', null, 'Never', 160000, 0, 'created', 'sandbox', 'y@example.com', null, 'new'),
    (gen_random_uuid(), '2026-10-31T07:00Z', '2026-10-31T07:00Z', 'October', 320000, 0, 'paid', 'sandbox', 'HAS@example.com', null, 'contacted')`);
  const before = await today();
  expect(before.withoutSurvey.count).toBe(3);
  expect(
    before.withoutSurvey.orders.map(({ packageTitle, name, hasForm }) => [packageTitle, name, hasForm]),
  ).toEqual([
    ['October', 'HAS@example.com', false],
    ['Saturday', 'has@example.com', false],
    ['Sunday', 'Bea', false],
  ]);
  expect(before.money.week).toEqual({
    since: '2026-11-15',
    orders: 3,
    paidCents: 140_000,
    refundedCents: 85_000,
  });
  expect(before.money.month).toMatchObject({ since: '2026-11-01', orders: 4, paidCents: 150_000 });
  expect(keptCents(before.money.month)).toBe(65_000);
  // Given back this week of what was paid before it.
  await run(
    sql`update orders set refunded_cents = 3000, refunded_at = '2026-11-16T12:00Z' where package_title in ('Saturday', 'October')`,
  );
  await run(sql`
    insert into refunds (id, created_at, order_id, amount_cents, state)
    select gen_random_uuid(), '2026-11-14T12:00Z'::timestamptz, id, 1000, 'done' from orders where package_title = 'October'`);
  const { money } = await today();
  expect([money.week.refundedCents, money.month.refundedCents]).toEqual([90_000, 91_000]);
  await run(sql`
    with sent as (
      insert into intakes (id, ticket_number, access_hash, full_name, email, phone, city, state, budget_range, submission)
      values (gen_random_uuid(), 'T-1', 'h', 'Has', 'has@Example.com', '', '', '', '', '{}') returning id
    )
    insert into intake_files (id, intake_id, position, key, filename, purpose, content_type, size, sha256)
    select gen_random_uuid(), id, 0, 'k', 'survey.pdf', 'survey', 'application/pdf', 1, '' from sent`);
  expect((await today()).withoutSurvey.orders.map(({ packageTitle }) => packageTitle)).toEqual(['Sunday']);
});

test('the calls of the studio’s day and the next ones are told, canceled ones and spam are not', async () => {
  await run(sql`
    insert into bookings (id, starts_at, ends_at, held_until, zone, state, way, name, email, access_hash, status)
    select gen_random_uuid(), day::timestamptz, day::timestamptz + interval '30 minutes', day::timestamptz + interval '45 minutes',
      'America/New_York', state, 'phone', name, 'a@example.com', md5(day), status
    from (values ('2026-11-17T04:30Z', 'booked', 'Yesterday', 'new'), ('2026-11-17T14:00Z', 'booked', 'Over', 'new'),
      ('2026-11-18T03:00Z', 'booked', 'Tonight', 'new'), ('2026-11-18T15:00Z', 'booked', 'Tomorrow', 'new'),
      ('2026-11-18T16:00Z', 'canceled', 'Canceled', 'new'), ('2026-11-18T17:00Z', 'booked', 'Spam', 'spam')) calls (day, state, name, status)`);
  const { calls, day } = await today();
  expect(day).toBe('2026-11-17');
  expect(calls.map(({ name, isToday }) => [name, isToday])).toEqual([
    ['Over', true],
    ['Tonight', true],
    ['Tomorrow', false],
  ]);
});
