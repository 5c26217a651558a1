import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

describe.each(['pglite', 'postgres'] as const)('the console on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
    await site.services.db.execute(sql`
      insert into inquiries (id, created_at, first_name, last_name, email, details)
      select gen_random_uuid(), now() - n * interval '1 hour', 'Ana', 'Ruiz ' || n, 'ana' || n || '@example.com', '=CMD()'
      from generate_series(1, 120) n`);
  });
  afterAll(() => site.close());

  const get = (url: string) => site.inject({ url, headers: { cookie } });
  type Page = { items: { id: string; email: string }[]; next?: string };

  test.each([
    '/api/staff/me',
    '/api/staff/overview',
    '/api/staff/audit',
    '/api/staff/lists/inquiries',
    '/api/staff/lists/inquiries/count',
    '/api/staff/lists/inquiries/csv',
    '/api/staff/lists/mails/00000000-0000-4000-8000-000000000000',
    '/api/staff/mails/00000000-0000-4000-8000-000000000000/words',
    '/api/staff/intakes/00000000-0000-4000-8000-000000000000/files.zip',
  ])('%s is for staff only', async (url) => {
    expect((await site.inject(url)).statusCode).toBe(401);
  });

  test('pages through a list without repeating or leaving out a row', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: Page = (await get(`/api/staff/lists/inquiries${after ? `?after=${after}` : ''}`)).json();
      seen.push(...page.items.map((item) => item.email));
      after = page.next;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `ana${n + 1}@example.com`));
    expect((await get('/api/staff/lists/inquiries/count')).json()).toEqual({ total: 120, exact: true });
  });

  test('keeps spam out of the list, the count and the export unless it is asked for', async () => {
    const filled = {
      firstName: 'Bot',
      lastName: 'Bot',
      email: 'bot@example.com',
      website: 'http://spam.example',
    };
    await site.inject({ method: 'POST', url: '/api/send-email', payload: filled });
    expect((await get('/api/staff/lists/inquiries?search=bot@')).json().items).toHaveLength(0);
    expect((await get('/api/staff/lists/inquiries/count')).json()).toEqual({ total: 120, exact: true });
    expect((await get('/api/staff/lists/inquiries/csv')).body).not.toContain('bot@example.com');
    expect((await get('/api/staff/lists/inquiries?state=spam')).json().items).toHaveLength(1);
  });

  test('searches literally and filters by state and date', async () => {
    expect((await get('/api/staff/lists/inquiries?search=ana17@')).json().items).toHaveLength(1);
    expect((await get('/api/staff/lists/inquiries?search=%25')).json().items).toHaveLength(0);
    // The beginnings of words, in any order and from any column; a name with marks in it too.
    expect((await get('/api/staff/lists/inquiries?search=rui%20ANA119')).json().items).toHaveLength(1);
    expect((await get('/api/staff/lists/inquiries?search=ana1@example.com')).json().items).toHaveLength(1);
    expect((await get("/api/staff/lists/inquiries?search=o'ana")).json().items).toHaveLength(0);
    expect((await get('/api/staff/lists/inquiries?state=won')).json().items).toHaveLength(0);
    expect((await get('/api/staff/lists/inquiries?from=2100-01-01')).json().items).toHaveLength(0);
    expect((await get("/api/staff/lists/inquiries?search=');drop table inquiries;--")).statusCode).toBe(200);
  });

  test('keeps status, notes and their history, and writes them to the audit log', async () => {
    const [first] = (await get('/api/staff/lists/inquiries')).json().items;
    const change = (payload: object) =>
      site.inject({
        method: 'PATCH',
        url: `/api/staff/lists/inquiries/${first.id}`,
        headers: { cookie },
        payload,
      });
    await change({ status: 'contacted' });
    await change({ note: 'Called; wants a spa.' });
    expect((await change({})).statusCode).toBe(400);
    const detail = (await get(`/api/staff/lists/inquiries/${first.id}`)).json();
    expect(detail.item.status).toBe('contacted');
    expect(detail.history).toMatchObject([
      { kind: 'status', detail: 'contacted', staff: 'staff@poolwright.test' },
      { kind: 'note', detail: 'Called; wants a spa.' },
    ]);
    expect((await get('/api/staff/audit')).json()[0].action).toBe('change-lead');
  });

  test('the spreadsheet holds every row and no formula', async () => {
    const { payload, headers } = await get('/api/staff/lists/inquiries/csv');
    expect(headers['content-disposition']).toContain('attachment');
    expect(payload.trim().split('\r\n')).toHaveLength(121);
    expect(payload).toContain(",'=CMD(),");
    // What no column can hold is looked for without it, and the answer is whole.
    const odd = await get('/api/staff/lists/inquiries/csv?search=%00&state=%00%E2%9C%AA');
    expect(odd.statusCode).toBe(200);
    expect(odd.payload.trim().split('\r\n')).toHaveLength(1);
  });

  test('one person can be given out and erased, mails included', async () => {
    const payload = { firstName: 'Bo', lastName: 'Lind', email: 'Bo@example.com' };
    await site.inject({ method: 'POST', url: '/api/send-email', payload });
    const person = { email: 'bo@example.com' };
    const post = (url: string) => site.inject({ method: 'POST', url, headers: { cookie }, payload: person });
    expect((await post('/api/staff/people/export')).json().inquiries).toHaveLength(1);
    const { erased } = (await post('/api/staff/people/erase')).json();
    expect(erased.inquiries).toBe(1);
    const left = await site.services.db.execute(sql`
      select 1 from inquiries where lower(email) = 'bo@example.com'
      union all select 1 from mails where lower(to_address) = 'bo@example.com' or data::text ilike '%bo@example.com%'`);
    expect(left.rows).toHaveLength(0);
  });

  test('a mail can be read and sent again', async () => {
    const payload = {
      firstName: 'Cy',
      lastName: 'Orr',
      email: 'cy@example.com',
      details: '<script>alert(1)</script>',
    };
    await site.inject({ method: 'POST', url: '/api/send-email', payload });
    const { items } = (await get('/api/staff/lists/mails?search=cy@')).json();
    const words = (await get(`/api/staff/mails/${items[0].id}/words`)).json();
    expect(words.text).toContain('Cy');
    expect(words.html).not.toContain('<script>');
    const again = await site.inject({
      method: 'POST',
      url: `/api/staff/mails/${items[0].id}/retry`,
      headers: { cookie },
    });
    expect(again.statusCode).toBe(200);
  });

  test('the overview counts and shows twelve weeks', async () => {
    const overview = (await get('/api/staff/overview')).json();
    expect(overview.weeks).toHaveLength(12);
    expect(
      overview.counts.find((row: { kind: string }) => row.kind === 'inquiries').total,
    ).toBeGreaterThanOrEqual(120);
    // Spam is kept, yet it is no lead: the chart shows what the list holds.
    const charted = overview.weeks.reduce(
      (sum: number, week: { inquiries: number }) => sum + week.inquiries,
      0,
    );
    const { total } = (await get('/api/staff/lists/inquiries/count')).json();
    expect(charted).toBe(total);
    expect((await get('/api/staff/lists/inquiries/count?state=spam')).json().total).toBeGreaterThan(0);
  });

  test('a session that signed out opens nothing any more', async () => {
    const own = await site.signIn();
    const out = await site.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { cookie: own, origin: 'http://localhost:3000' },
      payload: {},
    });
    expect(out.statusCode).toBe(200);
    expect((await site.inject({ url: '/api/staff/me', headers: { cookie: own } })).statusCode).toBe(401);
  });
});
