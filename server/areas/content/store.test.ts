import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { createPostgresDatabase, startTestSite, type TestSite } from '#server/testing/site.ts';
import { servedContent } from './served-content.ts';
import { openContentStore } from './store.ts';

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

const brandWith = (phone: string) => ({ ...CONTENT.brand, phone });

test('what one process publishes, every process serves within a second', async () => {
  const version = await one.services.content.publish({ brand: brandWith('(407) 555-0199') });
  expect(one.services.content.served.version).toBe(version);
  expect(one.services.content.served.content.brand.phone).toBe('(407) 555-0199');
  expect(await within(1000, () => other.services.content.served.version === version)).toBe(true);
  expect(other.services.content.served.content.brand.phone).toBe('(407) 555-0199');
  expect(other.services.content.served.content.faq).toEqual(DEFAULT_CONTENT.faq);
});

test('two who publish at once keep each other’s part', async () => {
  const FAQ_PAGE = { ...CONTENT.faq.FAQ_PAGE, heading: 'Asked often' };
  await Promise.all([
    one.services.content.publish({ brand: brandWith('(407) 555-0101') }),
    other.services.content.publish({ faq: { ...CONTENT.faq, FAQ_PAGE } as typeof CONTENT.faq }),
  ]);
  const both = () =>
    [one, other].every(
      ({
        services: {
          content: { served },
        },
      }) =>
        served.content.brand.phone === '(407) 555-0101' &&
        String(served.content.faq.FAQ_PAGE.heading) === 'Asked often',
    );
  expect(await within(1000, both)).toBe(true);
});

test('a lost connection is made again, and what was said meanwhile is heard', async () => {
  await one.services.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  );
  const version = await one.services.content.publish({ brand: brandWith('(407) 555-0102') });
  expect(await within(5000, () => other.services.content.served.version === version)).toBe(true);
});

test('what does not fit is refused in words, and nothing is published', async () => {
  const { version } = one.services.content.served;
  const broken = { brand: { ...CONTENT.brand, phone: 5 } } as unknown as { brand: typeof CONTENT.brand };
  await expect(one.services.content.publish(broken)).rejects.toThrow('brand.phone is not a text.');
  const unknown = { prices: {} } as object;
  await expect(one.services.content.publish(unknown)).rejects.toThrow('There is no document named prices.');
  expect(one.services.content.served.version).toBe(version);
});

test('a document of another program that does not fit is left out, and the rest is shown', async () => {
  await one.services.database.pool.query(`insert into content_versions (documents) values ($1)`, [
    JSON.stringify({ brand: { name: 'Old' }, home: CONTENT.home, gone: {} }),
  ]);
  const served = servedContent();
  const said: object[] = [];
  const { database, log } = one.services;
  const quiet = Object.assign(Object.create(log), { error: (line: object) => said.push(line) });
  const store = await openContentStore({ database, served, log: quiet });
  await store.close();
  expect(served.version).toBeGreaterThan(0);
  expect(served.content.brand).toEqual(CONTENT.brand);
  expect(said).toHaveLength(2);
});

test('the embedded database serves what it publishes, and still does after a restart', async () => {
  const alone = await startTestSite({ database: 'pglite' });
  await alone.services.content.publish({ brand: brandWith('(407) 555-0103') });
  expect(alone.services.content.served.content.brand.phone).toBe('(407) 555-0103');
  const again = servedContent();
  const store = await openContentStore({ ...alone.services, served: again });
  expect(again.content.brand.phone).toBe('(407) 555-0103');
  await store.close();
  await alone.close();
});
