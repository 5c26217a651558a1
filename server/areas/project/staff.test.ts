import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PAGE_SIZE } from '#domain/console/lists.ts';
import { STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { sha256 } from '#server/identifiers.ts';
import { LOST_LINKS } from '#server/limits.ts';
import { buyPackage, sendIntake } from '#server/testing/clients.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { mailLostLinks } from './renew-link.ts';
import { deliveries, deliveryVersions, projectApprovals, projects } from './tables.ts';

describe.each(DATABASES)('projects for staff and their links, on %s', (database) => {
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    site = await startTestSite({ database });
    cookie = await site.signIn();
  });
  afterAll(() => site.close());

  type Method = 'GET' | 'POST' | 'PATCH';
  const staff = (method: Method, path: string, payload?: object) =>
    site.inject({
      method,
      url: `${STAFF_PROJECTS_URL}${path}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const room = (key: string, method: Method = 'GET', path = '') =>
    site.inject({ method, url: `${ROOM_URL}${path}`, headers: { [ROOM_KEY_HEADER]: key } });
  const opens = async (key: string) => (await room(key)).statusCode === 200;
  const someone = () => `someone-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const mailedKeys = async (email: string) => {
    const found = await site.services.db
      .select({ key: sql<string>`${mails.data}->>'accessKey'` })
      .from(mails)
      .where(sql`template = 'project-link' and lower(to_address) = ${email}`)
      .orderBy(mails.createdAt);
    return found.map(({ key }) => key);
  };
  const begin = async (email: string, more: object = {}) => {
    const answer = await staff('POST', '', { name: 'Ada Lovelace', email, ...more });
    const { id }: { id: string } = answer.json();
    return id;
  };

  test('staff begin a project: the client gets its link, and what they send later joins it', async () => {
    const email = someone();
    const id = await begin(email, { packageId: 'diy' });
    const [key = ''] = await mailedKeys(email);
    expect((await room(key)).json()).toMatchObject({ id, firstName: 'Ada', revisionsIncluded: 2 });
    const stranger = await sendIntake(site, { email });
    expect(await opens(stranger.key)).toBe(false);
    expect((await room(key)).json()).toMatchObject({ hasIntake: true, turn: 'studio' });
    expect((await staff('GET', `/${id}`)).json()).toMatchObject({
      name: 'Ada Lovelace',
      email,
      phone: expect.any(String),
      related: expect.arrayContaining([
        expect.objectContaining({ kind: 'intakes', title: stranger.ticketNumber }),
      ]),
      colleagues: [{ email: 'staff@poolwright.test' }],
    });
    expect((await staff('POST', '', { name: 'A', email, packageId: 'none' })).statusCode).toBe(400);
  });

  test('a new link ends the old one, for the intake’s status too, and is mailed to the project’s own address', async () => {
    const email = someone();
    const { key } = await sendIntake(site, { email });
    const [renewed, again] = [await room(key, 'POST', '/link'), await room(key, 'POST', '/link')];
    expect([renewed.statusCode, again.statusCode]).toEqual([200, 404]);
    expect(renewed.body).not.toContain(email);
    const status = (of: string) =>
      site.inject({ url: '/api/intakes/status', headers: { 'x-intake-key': of } });
    expect([await opens(key), (await status(key)).statusCode]).toEqual([false, 404]);
    const [second = ''] = await mailedKeys(email);
    expect([await opens(second), (await status(second)).statusCode]).toEqual([true, 200]);

    const { id } = (await room(second)).json();
    expect((await staff('POST', `/${id}/link`)).statusCode).toBe(200);
    const [, third = ''] = await mailedKeys(email);
    expect([await opens(second), await opens(third)]).toEqual([false, true]);

    const { roomKey = '' } = await buyPackage(site);
    const nowhere = await room(roomKey, 'POST', '/link');
    expect([nowhere.statusCode, nowhere.json().error ?? nowhere.json().code]).toEqual([409, 'no-address']);
    expect(await opens(roomKey)).toBe(true);
  });

  test('the buyer’s return page gives no way back in once the first link has ended', async () => {
    const bought = await buyPackage(site, someone());
    expect((await room(bought.roomKey ?? '', 'POST', '/link')).statusCode).toBe(200);
    expect((await bought.askAgain()).roomKey).toBeUndefined();
  });

  test('a lost link is mailed as it is, once in a while; the answer is the same for an address without a project', async () => {
    const email = someone();
    const { key } = await sendIntake(site, { email });
    const ask = (address: string) =>
      site.inject({ method: 'POST', url: `${ROOM_URL}/lost-link`, payload: { email: address } });
    const answers = [
      await ask(email.toUpperCase()),
      await ask(email),
      await ask(someone()),
      await ask('nobody@example.com'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    // Nothing is done at once that the next answer could be slower for.
    expect(await mailedKeys(email)).toEqual([]);
    await vi.waitFor(async () => expect(await mailedKeys(email)).toEqual([key]), 20_000);
    expect(await opens(key)).toBe(true);
    const strangers = await site.services.db
      .select()
      .from(mails)
      .where(eq(mails.toAddress, 'nobody@example.com'));
    expect(strangers).toEqual([]);

    // Asked for all day long, by whoever knows the address, it is a handful of mails.
    const project = (await room(key)).json();
    await site.services.db.execute(sql`
      insert into mails (id, template, data, to_address, subject, message_id, about_kind, about_id)
      select gen_random_uuid(), template, data, to_address, subject, '', about_kind, about_id
      from mails, generate_series(2, ${LOST_LINKS.perDay}) where template = 'project-link' and about_id = ${project.id}`);
    await site.services.db.execute(
      sql`update mails set id = gen_random_uuid() where about_id = ${project.id}`,
    );
    await mailLostLinks(site.services, { address: email, language: 'en' });
    expect(await mailedKeys(email)).toHaveLength(LOST_LINKS.perDay);
    await site.services.db.execute(
      sql`update mails set created_at = now() - interval '25 hours' where about_id = ${project.id}`,
    );
    await mailLostLinks(site.services, { address: email, language: 'en' });
    expect(await mailedKeys(email)).toHaveLength(LOST_LINKS.perDay + 1);

    // A link from before keys were derived cannot be told again: a new one takes its place.
    const other = someone();
    const old = await sendIntake(site, { email: other });
    const { id } = (await room(old.key)).json();
    await site.services.db
      .update(projects)
      .set({ accessHash: sha256('old') })
      .where(eq(projects.id, id));
    await ask(other);
    await vi.waitFor(async () => expect(await mailedKeys(other)).toHaveLength(1), 20_000);
    const [fresh = ''] = await mailedKeys(other);
    expect([await opens(fresh), await opens('old')]).toEqual([true, false]);
  });

  test('starting a step makes what was approved before it final; each change is in the log, without names', async () => {
    const { db } = site.services;
    const id = await begin(someone(), { tellClient: false });
    const [delivery, version] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.insert(deliveries).values({ id: delivery, projectId: id, title: 'Concept', kind: 'files' });
    await db
      .insert(deliveryVersions)
      .values({ id: version, projectId: id, deliveryId: delivery, number: 1, sha256: 'a'.repeat(64) });
    await db.insert(projectApprovals).values({
      id: crypto.randomUUID(),
      projectId: id,
      versionId: version,
      name: 'Ada',
      sha256: 'a'.repeat(64),
      approved: {},
    });
    const approval = async () => (await staff('GET', `/${id}`)).json().deliveries[0].versions[0].approval;
    expect(await approval()).toMatchObject({ final: false });
    const { id: me } = (await staff('GET', `/${id}`)).json().colleagues[0];
    const changed = await staff('PATCH', `/${id}`, {
      step: 'revisions',
      turn: 'studio',
      dueAt: '2026-01-05T12:00:00.000Z',
      assignedTo: me,
      name: 'Grace Hopper',
      packageId: 'premium-3d',
    });
    expect(changed.statusCode).toBe(200);
    expect(await approval()).toMatchObject({ final: true });
    expect((await staff('GET', `/${id}`)).json()).toMatchObject({
      step: 'revisions',
      turn: 'studio',
      name: 'Grace Hopper',
      packageTitle: 'Premium 3D Design',
      revisionsIncluded: 3,
      assignedTo: me,
    });
    const logged = await db.execute<{ detail: unknown }>(
      sql`select detail from audit_log where action = 'change-project' and subject = ${`project/${id}`}`,
    );
    expect(JSON.stringify(logged.rows)).toContain('revisions');
    expect(JSON.stringify(logged.rows)).not.toContain('Grace');
    expect((await staff('PATCH', `/${id}`, { assignedTo: 'nobody we know' })).statusCode).toBe(400);
    expect((await staff('PATCH', `/${crypto.randomUUID()}`, { turn: 'done' })).statusCode).toBe(404);
    expect((await staff('PATCH', `/${id}`, { step: 'stamp' })).statusCode).toBe(400);
    // Another way, which knows no revisions; and nobody's name is no colleague.
    await staff('PATCH', `/${id}`, { packageId: 'engineering-stamp', assignedTo: '' });
    expect((await staff('GET', `/${id}`)).json()).toMatchObject({ step: 'documents', assignedTo: null });
    await staff('PATCH', `/${id}`, { state: 'closed' });
    expect((await staff('GET', `/${id}`)).json()).toMatchObject({
      state: 'closed',
      turn: 'done',
      dueAt: null,
    });
  });

  test('the board shows active projects, overdue first and those without a date last, page by page', async () => {
    const { db } = site.services;
    await db.update(projects).set({ state: 'closed' });
    const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * 60_000);
    const TOTAL = PAGE_SIZE * 2 + 7;
    await db.insert(projects).values(
      Array.from({ length: TOTAL }, (_, n) => ({
        id: crypto.randomUUID(),
        ticketNumber: `PW-B-${n}`,
        accessHash: `board ${n}`,
        begunBy: 'staff',
        turn: (['studio', 'client', 'done'] as const)[n % 3] ?? 'studio',
        dueAt: n % 4 === 0 ? null : day(20 - (n % 40)),
        assignedTo: n % 2 ? 'somebody' : null,
      })),
    );
    type Page = {
      items: { id: string; dueAt: string | null; overdue: boolean; turn: string }[];
      next?: string;
    };
    const readAll = async (query: string) => {
      const all: Page['items'] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page: Page = (await staff('GET', `/board?${query}&after=${after}`)).json();
        all.push(...page.items);
        after = page.next;
      }
      return all;
    };
    const all = await readAll('');
    expect(new Set(all.map(({ id }) => id)).size).toBe(TOTAL);
    const dates = all.map(({ dueAt }) => dueAt ?? 'without');
    expect(dates).toEqual(dates.toSorted());
    expect(all.filter(({ overdue }) => overdue).length).toBeGreaterThan(5);
    expect(
      all.every(
        ({ overdue, dueAt, turn }) =>
          overdue === (dueAt !== null && turn !== 'done' && new Date(dueAt).getTime() < Date.now()),
      ),
    ).toBe(true);
    expect((await readAll('turn=client')).every(({ turn }) => turn === 'client')).toBe(true);
    expect((await readAll('turn=studio&assigned=somebody')).length).toBe(18);
    expect((await readAll('assigned=nobody')).length).toBe(Math.ceil(TOTAL / 2));
    expect(await readAll('assigned=me')).toEqual([]);
  });

  test('what a client begins or sends is unread until a colleague opens it; what staff do is not', async () => {
    const { db } = site.services;
    await db.update(projects).set({ state: 'closed' });
    const unreadBoard = async (query = '') =>
      (await staff('GET', `/board?unread=true${query}`)).json().items.map(({ id }: { id: string }) => id);
    const overview = async (query = '') => (await staff('GET', `/board/overview${query}`)).json();

    const begun = await begin(someone(), { tellClient: false });
    expect(await unreadBoard()).toEqual([]);
    const [buyer, sender] = [someone(), someone()];
    const bought = (await room((await buyPackage(site, buyer)).roomKey ?? '')).json();
    const sent = (await room((await sendIntake(site, { email: sender })).key)).json();
    // Due first, then what has no date.
    expect(await unreadBoard()).toEqual([sent.id, bought.id]);
    expect(await unreadBoard('&turn=client')).toEqual([bought.id]);
    expect(await unreadBoard('&assigned=me')).toEqual([]);
    expect(await overview()).toMatchObject({
      unread: { studio: 1, client: 1, done: 0 },
      colleagues: [{ email: 'staff@poolwright.test' }],
    });
    expect((await overview('?assigned=me')).unread).toEqual({ studio: 0, client: 0, done: 0 });
    const [card] = (await staff('GET', '/board?unread=true&turn=client')).json().items;
    expect(card).toMatchObject({ id: bought.id, name: '', email: buyer, unread: 1 });

    for (const id of [bought.id, sent.id]) await staff('POST', `/${id}/seen`, { messageIds: [] });
    expect(await unreadBoard()).toEqual([]);
    // An intake that joins is news again.
    await sendIntake(site, { email: buyer });
    expect(await unreadBoard()).toEqual([bought.id]);
    await staff('POST', `/${bought.id}/seen`, { messageIds: [] });

    const quote = (await staff('POST', `/${begun}/quotes`, { title: 'Spa', amountCents: 28_500 })).json();
    expect((await staff('POST', `/${begun}/quotes/${quote.id}/paid`)).statusCode).toBe(200);
    expect(await unreadBoard()).toEqual([]);
  });

  test('another package brings its rounds along, unless a colleague has set them', async () => {
    const id = await begin(someone(), { tellClient: false, packageId: 'diy' });
    const rounds = async () => (await staff('GET', `/${id}`)).json().revisionsIncluded;
    await staff('PATCH', `/${id}`, { packageId: 'premium-3d' });
    expect(await rounds()).toBe(3);
    await staff('PATCH', `/${id}`, { revisionsIncluded: 7 });
    await staff('PATCH', `/${id}`, { packageId: 'permitting' });
    expect(await rounds()).toBe(7);
  });

  test('nobody else sees any of it', async () => {
    const { cookie: editor } = await site.letIn('editor');
    for (const headers of [{}, { cookie: editor }]) {
      const answer = await site.inject({ url: `${STAFF_PROJECTS_URL}/board`, headers });
      expect([401, 403]).toContain(answer.statusCode);
    }
  });
});
