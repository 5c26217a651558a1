import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { createPostgresDatabase } from '#server/testing/databases.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
import { servedContent } from './served-content.ts';
import { openContentStore } from './store.ts';
import { insertSchedule, readVersions } from './version-store.ts';

let one: TestSite;
let other: TestSite;

beforeAll(async () => {
  const DATABASE_URL = await createPostgresDatabase();
  one = await startTestSite({ env: { DATABASE_URL } });
  other = await startTestSite({ env: { DATABASE_URL } });
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const within = async (milliseconds: number, holds: () => boolean) => {
  const until = Date.now() + milliseconds;
  while (!holds() && Date.now() < until) await new Promise((done) => setTimeout(done, 10));
  return holds();
};

const brandWith = (phone: string) => ({ ...originalOf('brand'), phone });
const phoneOf = ({ services: { content } }: TestSite) => content.served.content.brand.phone;

test('what one process publishes, every process serves within a second', async () => {
  const version = await publishDocument(one.services, 'brand', brandWith('(407) 555-0199'));
  expect(one.services.content.served.version).toBe(version);
  expect(phoneOf(one)).toBe('(407) 555-0199');
  expect(await within(1000, () => other.services.content.served.version === version)).toBe(true);
  expect(phoneOf(other)).toBe('(407) 555-0199');
  expect(other.services.content.served.content.faq).toEqual(DEFAULT_CONTENT.faq);
});

test('two who publish at once keep each other’s document', async () => {
  const faq = originalOf('faq');
  Object.assign(faq.sections[0] ?? {}, { title: 'Asked often' });
  await Promise.all([
    publishDocument(one.services, 'brand', brandWith('(407) 555-0101')),
    publishDocument(other.services, 'faq', faq),
  ]);
  const both = () =>
    [one, other].every(
      (site) =>
        phoneOf(site) === '(407) 555-0101' &&
        site.services.content.served.content.faq.FAQ_SECTIONS[0]?.title === 'Asked often',
    );
  expect(await within(1000, both)).toBe(true);
});

test('many publications at once get numbers in the order in which they are seen', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      publishDocument(
        [one, other][at % 2]?.services ?? one.services,
        'brand',
        brandWith(`(407) 555-02${10 + at}`),
      ),
    ),
  );
  const last = Math.max(...numbers);
  expect(new Set(numbers).size).toBe(6);
  const agreed = () => phoneOf(one) === phoneOf(other) && one.services.content.served.version === last;
  expect(await within(1000, agreed)).toBe(true);
});

test('what is planned for one moment is published once, however many processes wait for it', async () => {
  const { db } = one.services;
  const before = (await readVersions(db, 'announcement', 100)).length;
  await insertSchedule(db, {
    document: 'announcement',
    value: { ...originalOf('announcement'), text: 'At once' },
    baseVersion: 0,
    publishAt: new Date(),
  });
  await Promise.all([one, other, one, other].map(({ services }) => services.content.publishDue()));
  expect((await readVersions(db, 'announcement', 100)).length).toBe(before + 1);
  const shown = () =>
    [one, other].every(({ services: { content } }) => content.served.content.announcement.text === 'At once');
  expect(await within(1000, shown)).toBe(true);
});

test('a lost connection is made again, and what was said meanwhile is heard', async () => {
  await one.services.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  );
  const version = await publishDocument(one.services, 'brand', brandWith('(407) 555-0102'));
  expect(await within(5000, () => other.services.content.served.version === version)).toBe(true);
});

test('a document of another program that does not fit is left out, and the rest is shown', async () => {
  await one.services.database.pool.query(
    `insert into content_versions (document, value, changes) values ('brand', '{"phone":1}', '[]'), ('gone', '{}', '[]')`,
  );
  const served = servedContent();
  const said: object[] = [];
  const { database, log } = one.services;
  const quiet = Object.assign(Object.create(log), { error: (line: object) => said.push(line) });
  const store = await openContentStore({ database, served, log: quiet });
  await store.close();
  expect(served.version).toBeGreaterThan(0);
  expect(served.content.brand).toEqual(DEFAULT_CONTENT.brand);
  expect(served.content.faq.FAQ_SECTIONS[0]?.title).toBe('Asked often');
  expect(said).toHaveLength(1);
});

test.runIf(LONG)(
  'the embedded database serves what it publishes, and still does after a restart',
  async () => {
    const alone = await startTestSite({ database: 'pglite' });
    await publishDocument(alone.services, 'brand', brandWith('(407) 555-0103'));
    expect(phoneOf(alone)).toBe('(407) 555-0103');
    const again = servedContent();
    const store = await openContentStore({ ...alone.services, served: again });
    expect(again.content.brand.phone).toBe('(407) 555-0103');
    await store.close();
    await alone.close();
  },
);

test('an announcement comes and goes by itself', async () => {
  const served = one.services.content.served;
  const soon = new Date(Date.now() + 1500).toISOString();
  const later = new Date(Date.now() + 3000).toISOString();
  const text = 'Closed on Friday';
  await publishDocument(one.services, 'announcement', {
    ...originalOf('announcement'),
    text,
    from: soon,
    until: later,
  });
  expect(served.content.announcement.text).toBe('');
  const before = served.edition;
  expect(await within(4000, () => served.content.announcement.text === text)).toBe(true);
  expect(await within(4000, () => served.content.announcement.text === '')).toBe(true);
  expect(served.edition).toBe(before + 2);
});
