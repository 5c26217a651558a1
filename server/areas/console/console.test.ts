import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intakeForm } from '#server/testing/intake-form.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';

describe.each(DATABASES)('the console on %s', (database) => {
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
    // A reader's own days: the moments they begin and end, the last day whole.
    const until = (moment: number) =>
      get(`/api/staff/lists/inquiries/count?to=${encodeURIComponent(new Date(moment).toISOString())}`);
    expect((await until(Date.now() - 119.5 * 3_600_000)).json().total).toBe(1);
    expect((await until(Date.now() - 120.5 * 3_600_000)).json().total).toBe(0);
    expect((await get('/api/staff/lists/inquiries?from=yesterday')).statusCode).toBe(400);
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
    const [newest] = (await get('/api/staff/audit')).json().items;
    expect(newest).toMatchObject({ action: 'change-lead', subject: `inquiry/${first.id}` });
  });

  const patch = (url: string, payload: object, as = cookie) =>
    site.inject({ method: 'PATCH', url: `/api/staff/lists/${url}`, headers: { cookie: as }, payload });

  test('several leads are marked at once, and the answer is the way back', async () => {
    const { items }: Page = (await get('/api/staff/lists/inquiries')).json();
    const ids = items.slice(5, 8).map(({ id }) => id);
    await patch(`inquiries/${ids[0]}`, { status: 'contacted' });
    const { changed } = (await patch('inquiries', { ids, status: 'spam' })).json();
    const was = new Map(changed.map((lead: { id: string; was: string }) => [lead.id, lead.was]));
    expect(ids.map((id) => was.get(id))).toEqual(['contacted', 'new', 'new']);
    expect((await get('/api/staff/lists/inquiries/count?state=spam')).json().total).toBe(4);
    // Again changes nothing and writes no history.
    expect((await patch('inquiries', { ids, status: 'spam' })).json()).toEqual({ changed: [] });
    for (const id of ids) await patch(`inquiries/${id}`, { status: was.get(id) });
    expect((await get('/api/staff/lists/inquiries/count')).json().total).toBe(120);
    const { history } = (await get(`/api/staff/lists/inquiries/${ids[0]}`)).json();
    expect(history.map((event: { detail: string }) => event.detail)).toEqual([
      'contacted',
      'spam',
      'contacted',
    ]);
  });

  test('marking asks for a session, for leads and for a sensible number of them', async () => {
    const ids = [crypto.randomUUID()];
    expect((await patch('inquiries', { ids, status: 'spam' }, '')).statusCode).toBe(401);
    expect((await patch('mails', { ids, status: 'spam' })).statusCode).toBe(400);
    expect((await patch('inquiries', { ids: [], status: 'spam' })).statusCode).toBe(400);
    expect((await patch('inquiries', { ids: ["x' or 1=1"], status: 'spam' })).statusCode).toBe(400);
    const many = Array.from({ length: 201 }, () => crypto.randomUUID());
    expect((await patch('inquiries', { ids: many, status: 'spam' })).statusCode).toBe(400);
    expect((await patch('inquiries', { ids, status: 'spam' })).json()).toEqual({ changed: [] });
  });

  test('a note about somebody who was erased meanwhile is refused and kept nowhere', async () => {
    const id = crypto.randomUUID();
    expect((await patch(`inquiries/${id}`, { note: 'Called.' })).statusCode).toBe(404);
    const kept = await site.services.db.execute(sql`select 1 from lead_events where lead_id = ${id}::uuid`);
    expect(kept.rows).toHaveLength(0);
  });

  test('a search finds what was written, a buyer’s reference and the words of a design', async () => {
    const lead = {
      firstName: 'Dee',
      lastName: 'Oak',
      email: 'dee@example.com',
      details: 'Keep the magnolia!',
    };
    await site.inject({ method: 'POST', url: '/api/send-email', payload: lead });
    const found = async (kind: string, search: string) =>
      (await get(`/api/staff/lists/${kind}?search=${encodeURIComponent(search)}`)).json().items.length;
    expect(await found('inquiries', 'magnol')).toBe(1);
    expect(await found('inquiries', 'dee magnolia')).toBe(1);
    const pay = { amount: 495, description: 'Premium 3D Design' };
    const paying = await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload: pay });
    const reference = paying.json().clientSecret.split('_secret_')[0].slice(-8);
    expect(await found('orders', reference)).toBe(1);
    const wish = { transcript: 'a lagoon pool beside my wisteria' };
    await site.inject({ method: 'POST', url: '/api/ai-design-process', payload: wish });
    expect(await found('designs', 'wisteria')).toBe(1);
    await site.services.db.execute(sql`delete from inquiries where email = 'dee@example.com'`);
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
    const headers = { 'accept-language': 'es' };
    await site.inject({ method: 'POST', url: '/api/send-email', headers, payload });
    const person = { email: 'bo@example.com' };
    const post = (url: string) => site.inject({ method: 'POST', url, headers: { cookie }, payload: person });
    await site.services.db.execute(sql`
      insert into orders (id, package_title, amount_cents, provider, state, email)
      values ('00000000-0000-4000-8000-00000000b000', 'Luxury Resort', 99500, 'stripe', 'paid', 'bo@example.com')`);
    await site.services.db.execute(sql`
      insert into payment_events (id, kind, order_id, payload, outcome) values ('evt_bo', 'x',
        '00000000-0000-4000-8000-00000000b000', '{"receipt_email":"bo@example.com"}', 'applied')`);
    await site.services.db.execute(
      sql`insert into mail_suppressions (address, reason) values ('bo@example.com', '550')`,
    );
    const { held } = (await post('/api/staff/people/look-up')).json();
    expect(held).toEqual({
      inquiries: 1,
      estimates: 0,
      orders: 1,
      intakes: 0,
      bookings: 0,
      projects: 0,
      mails: 1,
      testimonials: 0,
    });
    const given = (await post('/api/staff/people/export')).json();
    expect(given.inquiries).toHaveLength(1);
    expect(given.language).toBe('es');
    const { erased } = (await post('/api/staff/people/erase')).json();
    expect(erased.inquiries).toBe(1);
    const left = await site.services.db.execute(sql`
      select 1 from inquiries where lower(email) = 'bo@example.com'
      union all select 1 from mails where lower(to_address) = 'bo@example.com' or data::text ilike '%bo@example.com%'
      union all select 1 from payment_events where payload::text like '%bo@example.com%'
      union all select 1 from mail_suppressions where address = 'bo@example.com'
      union all select 1 from client_languages where address = 'bo@example.com'`);
    const books = await site.services.db.execute(
      sql`select email from orders where package_title = 'Luxury Resort'`,
    );
    expect(books.rows).toEqual([{ email: null }]);
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
    // The visitor's or the notice: both were written in the same moment.
    expect(words.text).toMatch(/free consultation|consultation request/i);
    expect(words.html).not.toContain('<script>');
    const again = await site.inject({
      method: 'POST',
      url: `/api/staff/mails/${items[0].id}/retry`,
      headers: { cookie },
    });
    expect(again.statusCode).toBe(200);
    const { history } = (await get(`/api/staff/lists/mails/${items[0].id}`)).json();
    expect(history).toMatchObject([{ kind: 'sent again', staff: 'staff@poolwright.test' }]);
    const nobody = `/api/staff/mails/${crypto.randomUUID()}/retry`;
    expect((await site.inject({ method: 'POST', url: nobody, headers: { cookie } })).statusCode).toBe(404);
  });

  test('the audit log keeps who came, who went and what was done, page by page', async () => {
    const own = await site.signIn();
    await site.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie: own }, payload: {} });
    const wrong = { email: 'staff@poolwright.test', password: 'not-the-password' };
    await site.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: wrong });
    const stranger = { ...wrong, email: 'nobody@example.com' };
    await site.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: stranger });
    const newest = async () => (await get('/api/staff/audit')).json().items;
    await expect.poll(async () => (await newest())[0].action).toBe('sign-in-refused');
    expect((await newest()).slice(0, 3)).toMatchObject([
      { action: 'sign-in-refused', staff: 'staff@poolwright.test' },
      { action: 'sign-out', staff: 'staff@poolwright.test' },
      { action: 'sign-in', staff: 'staff@poolwright.test' },
    ]);
    await site.services.db.execute(sql`
      insert into audit_log (id, created_at, staff_id, action, subject, detail)
      select gen_random_uuid(), '2020-01-01', null, 'old', n::text, '{}' from generate_series(1, 120) n`);
    const seen = new Set<string>();
    let after: string | undefined;
    do {
      const next = (await get(`/api/staff/audit${after ? `?after=${after}` : ''}`)).json();
      for (const { id } of next.items) seen.add(id);
      after = next.next;
    } while (after);
    const all = await site.services.db.execute(sql`select count(*)::int as total from audit_log`);
    expect(all.rows).toEqual([{ total: seen.size }]);
  });

  test('the files of a project are for staff, always a download, and only under their own project', async () => {
    const { body, file } = intakeForm(2000);
    await fetch(`${await site.url()}/api/pool-intake`, { method: 'POST', body });
    const [intake] = (await get('/api/staff/lists/intakes')).json().items;
    const [stored] = (await get(`/api/staff/lists/intakes/${intake.id}`)).json().files;
    const path = `/api/staff/intakes/${intake.id}/files/${stored.id}`;
    const given = await get(path);
    expect(given.rawPayload.equals(file)).toBe(true);
    expect(given.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="survey.pdf"/),
    });
    expect(
      (await get(`/api/staff/intakes/${intake.id}/files.zip`)).rawPayload.subarray(0, 2).toString(),
    ).toBe('PK');
    expect((await site.inject(path)).statusCode).toBe(401);
    expect((await get(path.replace(intake.id, crypto.randomUUID()))).statusCode).toBe(404);
    expect((await get(path.replace(stored.id, crypto.randomUUID()))).statusCode).toBe(404);
  });

  test('the overview counts and shows twelve weeks', async () => {
    await site.services.db.execute(sql`
      update mails set state = 'failed' where id = (select id from mails order by created_at limit 1)`);
    const overview = (await get('/api/staff/overview')).json();
    // Mail that waits goes by itself; mail that was given up waits for a person.
    expect(overview.counts.find((row: { kind: string }) => row.kind === 'mails').open).toBe(1);
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
