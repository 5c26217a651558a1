import { expect, test } from 'vitest';
import { shareFound } from '#server/database/search-share.ts';
import { startTestSite } from '#server/testing/site.ts';
import { KIND_TABLES } from './kinds.ts';
import { countRows, listPage } from './list-store.ts';

test('a search finds the same rows, whether its words are rare or in every second row', async () => {
  const { services, close } = await startTestSite({ database: 'postgres' });
  const { db, pool } = services.database;
  await pool.query(`insert into inquiries (id, created_at, first_name, last_name, email, status)
    select gen_random_uuid(), now() - make_interval(mins => n), (array['Ann', 'Bea'])[1 + n % 2], 'Lee',
      'visitor-' || n || '@example.com', 'new' from generate_series(1, 600) n`);
  const found = async (search: string) => ({
    page: (await listPage(db, KIND_TABLES.inquiries, { search })).items.map(({ email }) => email),
    ...(await countRows(db, KIND_TABLES.inquiries, { search })),
  });
  const searches = ['ann', 'an le', 'visitor-77@', 'nobody', '%', 'ann visitor-78@'];
  const before = await Promise.all(searches.map(found));
  expect(before.map(({ total }) => total)).toEqual([300, 300, 1, 0, 0, 1]);

  await pool.query('analyze inquiries');
  const shares = await Promise.all(searches.map((search) => shareFound(db, 'inquiries_by_words', search)));
  expect(shares[0]).toBeCloseTo(0.5, 1);
  expect(shares[3]).toBe(0);
  expect(shares[4]).toBe(0);
  expect(await Promise.all(searches.map(found))).toEqual(before);
  await close();
});
