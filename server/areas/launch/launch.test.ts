import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentName } from '#content/documents/documents.ts';
import { LAUNCH_GROUPS, type LaunchItem } from '#domain/console/launch.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { STAFF, startTestSite, type TestSite } from '#server/testing/site.ts';

let untouched: TestSite;
let ready: TestSite;
const PUBLIC = {
  SITE_URL: 'https://pools.ruiz-design.com',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@ruiz-design.com',
};

beforeAll(async () => {
  untouched = await startTestSite({ env: { CHAT_WEBSITE_ID: '' } });
  ready = await startTestSite({ env: PUBLIC });
});
afterAll(async () => {
  await untouched.close();
  await ready.close();
});

const read = async (site: TestSite, cookie: string) => {
  const headers = { cookie, ...(site === ready ? { host: 'pools.ruiz-design.com' } : {}) };
  return (await site.inject({ url: '/api/staff/launch', headers })).json();
};
const idsOf = (items: LaunchItem[], done: boolean) =>
  items.filter((item) => item.done === done).map(({ id }) => id);
// Every sentence that the site comes with is said in Spanish.
const everything = Object.values(LAUNCH_GROUPS)
  .flat()
  .filter((id) => id !== 'untranslated');

const ownBrand = () => {
  const brand = originalOf('brand');
  const social = Object.fromEntries(Object.keys(brand.social).map((name) => [name, '']));
  return {
    ...brand,
    name: 'Ruiz Design',
    phone: '(305) 555-0111',
    email: 'hello@ruiz-design.com',
    address: { ...brand.address, street: '1 Harbor Street' },
    bookingUrl: 'https://cal.com/ruiz',
    zellePayee: 'pay@ruiz-design.com',
    social: { ...social, instagram: 'https://www.instagram.com/ruizdesign' },
  };
};

const ownTestimonials = () => {
  const voices = originalOf('testimonials');
  for (const entry of [...voices.home, ...voices.cases, ...voices.reviews])
    Object.assign(entry, { sample: false, consent: true, date: '2026-05-01' });
  voices.rating.sample = false;
  voices.story.sample = false;
  return voices;
};

test('on an untouched site everything is open, each with its place or its setting', async () => {
  const { isPublic, items } = await read(untouched, await untouched.signIn());
  expect(isPublic).toBe(false);
  expect(idsOf(items, false)).toEqual(everything);
  for (const { id, place, setting } of items) expect([id, Boolean(place ?? setting)]).toEqual([id, true]);
  const byId = (id: string) => items.find((item: LaunchItem) => item.id === id);
  expect(byId('home-testimonials')).toMatchObject({ count: 3, place: '#content/testimonials?field=home' });
  expect(byId('case-studies').count).toBe(4);
  expect(byId('reviews').count).toBe(9);
  expect(byId('social').count).toBe(7);
  expect(byId('address').place).toBe('#content/brand?field=address.street');
  expect(byId('payments').setting).toBe('STRIPE_SECRET_KEY');
});

test('each place is a field of its document', async () => {
  const { items } = await read(untouched, await untouched.signIn());
  const places = items.map(({ place }: LaunchItem) => /^#content\/(\w+)\?field=(.+)$/.exec(place ?? ''));
  const fields = places.filter(Boolean);
  expect(fields).toHaveLength(LAUNCH_GROUPS.samples.length + LAUNCH_GROUPS.details.length);
  for (const [, document, field] of fields) {
    const found = field.split('.').reduce((value: never, key: string) => value[key], originalOf(document));
    expect([field, found === undefined]).toEqual([field, false]);
  }
});

test('what is published and set is done, at once', async () => {
  const cookie = await ready.signIn();
  const before = await read(ready, cookie);
  expect(before.isPublic).toBe(true);
  expect(idsOf(before.items, true)).toEqual(['chat', 'untranslated', ...LAUNCH_GROUPS.server]);

  const publish = (name: DocumentName, value: object) => publishDocument(ready.services, name, value);
  await publish('testimonials', ownTestimonials());
  await publish('brand', { ...ownBrand(), email: 'me@mine.example' });
  expect(idsOf((await read(ready, cookie)).items, false)).toEqual(['email', 'second-factor']);
  await publish('brand', ownBrand());
  await ready.services.db.execute(sql`update staff_users set two_factor_enabled = true`);
  expect(idsOf((await read(ready, cookie)).items, false)).toEqual([]);
});

test('an editor is told of the site, and nothing of anybody’s account', async () => {
  const { cookie } = await untouched.letIn('editor');
  const answer = await read(untouched, cookie);
  expect(idsOf(answer.items, false)).toEqual(everything.filter((id) => id !== 'second-factor'));
  expect(JSON.stringify(answer)).not.toContain(STAFF.email);
});
