import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayUse, STAFF_ROLES, type StaffArea, type StaffRole } from '#domain/console/roles.ts';
import { createHttp, registerAreas } from '#server/app.ts';
import { STAFF, startTestSite, type TestSite } from '#server/testing/site.ts';

// What each role is refused, asked of every route that the server has.

// A part of the console belongs to one area, by what follows /api/staff; a new part belongs here.
const PARTS: Record<string, StaffArea> = {
  'answer-templates': 'leads',
  audit: 'audit',
  bookings: 'leads',
  connections: 'accounts',
  content: 'content',
  intakes: 'leads',
  launch: 'launch',
  lists: 'leads',
  mails: 'leads',
  me: 'own',
  orders: 'leads',
  overview: 'leads',
  today: 'leads',
  open: 'leads',
  replies: 'leads',
  panoramas: 'leads',
  people: 'leads',
  'plan-set': 'leads',
  projects: 'leads',
  preview: 'content',
  team: 'accounts',
  terms: 'leads',
  visits: 'visits',
};

type Who = StaffRole | 'nobody';
type Method = NonNullable<InjectOptions['method']>;

let site: TestSite;
const cookies = new Map<Who, string>();
const routes: { method: string; url: string }[] = [];

const ask = (cookie: string, method: string, url: string, payload?: object) =>
  site.inject({ method: method as Method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
const askAs = (who: Who, method: string, url: string, payload?: object) =>
  ask(cookies.get(who) ?? '', method, url, payload);
const meOf = async (cookie: string) => (await ask(cookie, 'GET', '/api/staff/me')).json();

beforeAll(async () => {
  site = await startTestSite();
  cookies.set('owner', await site.signIn());
  cookies.set('editor', (await site.letIn('editor')).cookie);
  cookies.set('staff', (await site.letIn('staff')).cookie);
  // The same routes once more, listed as they are registered: also those that the API's description leaves out.
  const listed = await createHttp(site.services.config);
  listed.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  await registerAreas(listed, site.services);
  await listed.close();
});
afterAll(() => site.close());

const ID = '00000000-0000-4000-8000-000000000000';
const callOf = (url: string) =>
  url.replace(':kind', 'inquiries').replace(':name', 'brand').replaceAll(/:\w+/g, ID).replace('*', '');
const partOf = (url: string) => url.split('/')[3] ?? '';

test('every route of the console belongs to an area and refuses everybody else, before it looks at what was sent', async () => {
  const own = routes.filter(({ url }) => url.startsWith('/api/staff'));
  expect(own.length).toBeGreaterThan(35);
  expect(own.map(({ url }) => partOf(url)).filter((part) => !PARTS[part])).toEqual([]);
  for (const { method, url } of own) {
    const area = PARTS[partOf(url)] ?? 'accounts';
    for (const role of STAFF_ROLES) {
      const answer = await askAs(role, method, callOf(url));
      const refused = answer.statusCode === 403 || answer.statusCode === 401;
      expect([method, url, role, refused]).toEqual([method, url, role, !mayUse(role, area)]);
      expect(answer.headers['cache-control'] ?? 'no-store').toContain('no-store');
      if (refused && method !== 'HEAD') expect(answer.json()).toMatchObject({ error: 'not-allowed' });
    }
    const answer = await askAs('nobody', method, callOf(url));
    expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
    if (method !== 'HEAD')
      expect(answer.json()).toEqual({ error: 'sign-in-needed', message: 'Please sign in.' });
  }
});

test('an owner may do everything, an editor sees no lead, staff no accounts, no content and no log', () => {
  const areas = [...new Set(Object.values(PARTS))].toSorted();
  const allowed = (role: StaffRole) => areas.filter((area) => mayUse(role, area));
  expect(allowed('owner')).toEqual(areas);
  expect(allowed('editor')).toEqual(['content', 'launch', 'own', 'visits']);
  expect(allowed('staff')).toEqual(['leads', 'own', 'visits']);
});

test('nothing outside the console shows an editor more than a visitor', async () => {
  const visitor = {
    firstName: 'Zenobia',
    lastName: 'Quill',
    email: 'zenobia@example.com',
    details: 'A spa.',
  };
  expect((await askAs('nobody', 'POST', '/api/send-email', visitor)).statusCode).toBe(200);
  const image = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'zenobia-yard.jpg');
  const upload = new Request('http://localhost/', { method: 'POST', body: form });
  const sent = await site.inject({
    method: 'POST',
    url: '/api/upload-360-images',
    headers: { 'content-type': upload.headers.get('content-type') ?? '' },
    payload: Buffer.from(await upload.arrayBuffer()),
  });
  const { path } = sent.json().files[0];
  expect((await askAs('staff', 'GET', path)).statusCode).toBe(200);
  expect((await askAs('editor', 'GET', path)).statusCode).toBe(404);

  const list = '/api/contact-inquiries';
  expect((await askAs('staff', 'GET', list)).body).toContain('zenobia@example.com');
  const statuses = await Promise.all([askAs('editor', 'GET', list), askAs('nobody', 'GET', list)]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 401]);

  const open = routes.filter(({ method, url }) => method === 'GET' && !/^\/api\/(staff|auth)/.test(url));
  expect(open.length).toBeGreaterThan(8);
  for (const { url } of open.filter(({ url }) => url !== list)) {
    const [editor, nobody] = [
      await askAs('editor', 'GET', callOf(url)),
      await askAs('nobody', 'GET', callOf(url)),
    ];
    expect([url, editor.statusCode]).toEqual([url, nobody.statusCode]);
    expect(editor.body).not.toMatch(/zenobia/i);
  }
});

test('no call of the sign-in library changes a role', async () => {
  const { cookie } = await site.letIn('staff', 'climber@poolwright.test');
  for (const body of [
    { role: 'owner' },
    { name: 'Boss', role: 'owner' },
    { additionalFields: { role: 'owner' } },
  ])
    await ask(cookie, 'POST', '/api/auth/update-user', body);
  await ask(cookie, 'POST', '/api/auth/sign-up/email', {
    email: 'new@poolwright.test',
    password: 'a-long-test-password',
    name: 'New',
    role: 'owner',
  });
  expect(await meOf(cookie)).toEqual({ email: 'climber@poolwright.test', role: 'staff' });
  const known = await site.services.db.execute(
    sql`select 1 from staff_users where email = 'new@poolwright.test'`,
  );
  expect(known.rows).toEqual([]);
});

test('a changed role and a removed account count from the next call on', async () => {
  const { cookie, id } = await site.letIn('staff', 'mover@poolwright.test');
  const proof = { password: STAFF.password };
  const status = async (url: string) => (await ask(cookie, 'GET', url)).statusCode;
  expect([await status('/api/staff/overview'), await status('/api/staff/team')]).toEqual([200, 403]);
  const wrong = { role: 'editor', password: 'a guess' };
  expect((await askAs('owner', 'POST', `/api/staff/team/${id}/role`, wrong)).statusCode).toBe(400);
  expect(
    (await askAs('owner', 'POST', `/api/staff/team/${id}/role`, { ...proof, role: 'boss' })).statusCode,
  ).toBe(400);
  expect(await status('/api/staff/overview')).toBe(200);
  const changed = await askAs('owner', 'POST', `/api/staff/team/${id}/role`, { ...proof, role: 'editor' });
  expect(changed.json()).toEqual({ email: 'mover@poolwright.test', role: 'editor' });
  expect([await status('/api/staff/overview'), (await meOf(cookie)).role]).toEqual([403, 'editor']);
  const log = (await askAs('owner', 'GET', '/api/staff/audit')).json().items;
  expect(log[0]).toMatchObject({
    action: 'change-role',
    detail: { email: 'mover@poolwright.test', role: 'editor', was: 'staff' },
  });
  // A new password changes no role.
  await askAs('owner', 'POST', `/api/staff/team/${id}/password`, proof);
  const { team } = (await askAs('owner', 'GET', '/api/staff/team')).json();
  expect(team.find((one: { id: string }) => one.id === id).role).toBe('editor');
  await askAs('owner', 'POST', `/api/staff/team/${id}/remove`, proof);
  expect(await status('/api/staff/me')).toBe(401);
});
