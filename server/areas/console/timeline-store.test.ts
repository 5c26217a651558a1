import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Timeline } from '#domain/console/timeline.ts';
import { estimateReference } from '#domain/estimate/reference.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const run = (statement: ReturnType<typeof sql>) => site.services.db.execute(statement);
const post = (path: string, payload: object, as = cookie) =>
  site.inject({ method: 'POST', url: `/api/staff/people/${path}`, headers: { cookie: as }, payload });
const timeline = async (email: string): Promise<Timeline> => (await post('timeline', { email })).json();

const ROOM = '00000000-0000-4000-8000-000000000001';
const SLUG = 'AbCdEfGhIjKlMnOpQrStU_';
const HASH = 'b'.repeat(32);

test('one customer’s story holds everything that bears their address, newest first, with the pictures of their designs', async () => {
  await run(
    sql`insert into designs (id, slug, hash, design) values (gen_random_uuid(), ${SLUG}, ${HASH}, '{}')`,
  );
  await run(sql`
    insert into inquiries (id, created_at, first_name, last_name, email, details, status) values
    ('00000000-0000-4000-8000-0000000000a1', '2026-11-01T10:00Z', 'Ann', 'Lee', 'Ann@Example.com', ${`Hi\nDesign: https://x.example/ai-design-tool?d=${SLUG}`}, 'contacted'),
    (gen_random_uuid(), '2026-11-01T10:00Z', 'Bob', 'Ray', 'bob@example.com', 'Somebody else', 'new')`);
  await run(sql`
    insert into lead_events (id, created_at, lead_kind, lead_id, kind, detail) values
    (gen_random_uuid(), '2026-11-01T11:00Z', 'inquiry', '00000000-0000-4000-8000-0000000000a1', 'note', 'Called back.'),
    (gen_random_uuid(), '2026-11-01T12:00Z', 'inquiry', '00000000-0000-4000-8000-0000000000a1', 'status', 'contacted')`);
  await run(sql`
    insert into estimates (id, created_at, email, size, type, material, features, location, timeline, sent_cost, computed_cost)
    values (gen_random_uuid(), '2026-11-02T10:00Z', 'ann@example.com', 'small', 'rectangular', 'vinyl', '[]', 'x', 'x', 1, 92000)`);
  await run(sql`
    insert into mails (id, created_at, template, data, to_address, subject, message_id, state) values
    (gen_random_uuid(), '2026-11-03T10:00Z', 'design-mail', ${JSON.stringify({ link: `https://x.example/ai-design-tool?d=${SLUG}`, style: 'Modern' })}::jsonb, 'ann@example.com', 'Your design', 'm1', 'sent'),
    (gen_random_uuid(), '2026-11-04T10:00Z', 'inquiry-mail', '{}', 'ann@example.com', 'Thank you', 'm2', 'failed')`);
  await run(sql`
    insert into orders (id, created_at, paid_at, refunded_at, package_title, amount_cents, refunded_cents, state, provider, email) values
    (gen_random_uuid(), '2026-11-05T09:00Z', '2026-11-05T10:00Z', '2026-11-09T10:00Z', 'Premium', 99500, 10000, 'paid', 'sandbox', 'ann@example.com'),
    (gen_random_uuid(), '2026-11-05T08:00Z', null, null, 'Premium', 99500, 0, 'expired', 'sandbox', 'ann@example.com')`);
  await run(sql`
    insert into projects (id, created_at, ticket_number, access_hash, name, email, begun_by)
    values (${ROOM}, '2026-11-05T10:01Z', 'P-1', 'h', 'Ann Lee', 'ann@example.com', 'order')`);
  await run(sql`
    insert into project_messages (id, created_at, project_id, side, body) values
    (gen_random_uuid(), '2026-11-06T10:00Z', ${ROOM}, 'client', 'Here is my survey.'),
    (gen_random_uuid(), '2026-11-06T11:00Z', ${ROOM}, 'studio', 'Thank you!')`);
  await run(sql`
    insert into bookings (id, created_at, starts_at, ends_at, held_until, zone, state, way, name, email, access_hash)
    values (gen_random_uuid(), '2026-11-07T10:00Z', '2026-11-08T15:00Z', '2026-11-08T15:30Z', '2026-11-08T15:45Z',
      'America/New_York', 'booked', 'phone', 'Ann', 'ann@example.com', 'b')`);

  const { name, moments, all } = await timeline('ANN@example.com');
  expect([name, all]).toEqual(['Ann Lee', moments.length]);
  expect(moments.map(({ kind }) => kind)).toEqual([
    'refunded',
    'call',
    'callBooked',
    'ourMessage',
    'theirMessage',
    'project',
    'paid',
    'unpaid',
    'mailWaits',
    'design',
    'estimate',
    'status',
    'note',
    'inquiry',
  ]);
  const moment = (kind: string) => moments.find((one) => one.kind === kind);
  expect(moment('inquiry')).toMatchObject({ picture: HASH, pictureOf: SLUG });
  expect(moment('design')).toMatchObject({ picture: HASH, values: { style: 'Modern' } });
  expect(moment('refunded')?.values).toMatchObject({ amount: '$100', package: 'Premium' });
  expect(moment('note')).toMatchObject({
    words: 'Called back.',
    place: '#inquiries/00000000-0000-4000-8000-0000000000a1',
  });
  expect(moment('theirMessage')).toMatchObject({ words: 'Here is my survey.', place: `#projects/${ROOM}` });
  expect(JSON.stringify(moments)).not.toContain('Somebody else');
});

test('somebody is found by a part of the name, the number, the address or the reference of an estimate', async () => {
  await run(sql`update inquiries set phone = '(407) 555-0142' where first_name = 'Bob'`);
  const found = async (words: string) =>
    (await post('find', { words })).json().people.map(({ email }: { email: string }) => email.toLowerCase());
  expect(await found('bo ray')).toEqual(['bob@example.com']);
  expect(await found('407 555-0142')).toEqual(['bob@example.com']);
  expect(await found('example')).toEqual(['ann@example.com', 'bob@example.com']);
  const estimates = await site.inject({ url: '/api/staff/lists/estimates', headers: { cookie } });
  expect(await found(estimateReference(estimates.json().items[0].id))).toEqual(['ann@example.com']);
  expect(await found('Zebulon')).toEqual([]);
  expect((await timeline('bob@example.com')).phone).toBe('(407) 555-0142');
});

test('who was last in touch is listed once; a stranger has no story, and an editor sees none', async () => {
  const recent = await site.inject({ url: '/api/staff/people/recent', headers: { cookie } });
  expect(recent.json().people).toMatchObject([
    { email: 'ann@example.com', name: 'Ann', kind: 'bookings' },
    { email: 'bob@example.com', name: 'Bob Ray', kind: 'inquiries' },
  ]);
  expect(await timeline('nobody@example.com')).toEqual({ name: '', phone: '', moments: [], all: 0 });
  const { cookie: editor } = await site.letIn('editor');
  expect((await post('timeline', { email: 'ann@example.com' }, editor)).statusCode).toBe(403);
});
