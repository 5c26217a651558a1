import { expect, test } from 'vitest';
import { expectedFinding } from '#server/database/search-share.ts';
import { startTestSite } from '#server/testing/site.ts';
import { LONG } from '../../../proof/long.ts';
import { KIND_TABLES } from './kinds.ts';
import { countRows, listPage } from './list-store.ts';

test.runIf(LONG)(
  'a search finds the same rows, whether its words are rare or in every second row',
  async () => {
    const { services, close } = await startTestSite({ database: 'postgres' });
    const { db, pool } = services.database;
    await pool.query(`insert into inquiries (id, created_at, first_name, last_name, email, status)
    select gen_random_uuid(), now() - make_interval(mins => n), (array['Ann', 'Bea'])[1 + n % 2], 'Lee',
      'visitor-' || n || '@example.com', 'new' from generate_series(1, 12000) n`);
    const found = async (search: string) => ({
      page: (await listPage(db, KIND_TABLES.inquiries, { search })).items.map(({ email }) => email),
      ...(await countRows(db, KIND_TABLES.inquiries, { search })),
    });
    const searches = ['ann', 'an le', 'visitor-77@', 'nobody', '%', 'ann visitor-78@'];
    const before = await Promise.all(searches.map(found));
    expect(before.map(({ total }) => total)).toEqual([6000, 6000, 1, 0, 0, 1]);

    await pool.query('analyze inquiries');
    const expected = await Promise.all(
      searches.map((search) => expectedFinding(db, KIND_TABLES.inquiries.table, search)),
    );
    expect(expected[0]).toEqual({ share: expect.closeTo(0.5, 1), rows: expect.closeTo(6000, -3) });
    expect(expected[3]).toEqual({ share: 0, rows: 0 });
    expect(expected[4]).toEqual({ share: 0, rows: 0 });
    expect(await Promise.all(searches.map(found))).toEqual(before);
    await close();
  },
);
