import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOM_KEY_HEADER, ROOM_URL } from '#domain/project/room.ts';
import { intakes } from '#server/areas/intake/tables.ts';
import { mails } from '#server/areas/mail/tables.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { secretName, sha256 } from '#server/identifiers.ts';
import { buyPackage, sendIntake } from '#server/testing/clients.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { projects } from './tables.ts';

describe.each(DATABASES)('a project begins, on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  const room = async (key: string) => {
    const answer = await site.inject({ url: ROOM_URL, headers: { [ROOM_KEY_HEADER]: key } });
    return answer.statusCode === 200 ? answer.json() : undefined;
  };
  const statusOf = (key: string) =>
    site.inject({ url: '/api/intakes/status', headers: { 'x-intake-key': key } });
  /** The key in the newest mail of that kind to this address. */
  const mailedKey = async (template: string, address: string) => {
    const [found] = await site.services.db
      .select({ key: sql<string>`${mails.data}->>'accessKey'` })
      .from(mails)
      .where(sql`template = ${template} and to_address = ${address}`)
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return found?.key ?? '';
  };
  const someone = () => `someone-${crypto.randomUUID().slice(0, 8)}@example.com`;

  test('with an intake: one link for the answer, the mail, the room and the status', async () => {
    const email = someone();
    const { ticketNumber, key } = await sendIntake(site, { email, fullName: 'Ada Lovelace' });
    expect(await mailedKey('intake-mail', email)).toBe(key);
    expect(await room(key)).toMatchObject({
      ticketNumber,
      firstName: 'Ada',
      hasIntake: true,
      turn: 'studio',
      packageTitle: null,
      dueAt: expect.any(String),
    });
    expect((await statusOf(key)).json()).toMatchObject({ ticketNumber });
  });

  test('with an order: its buyer gets in at once, and by the receipt; then it is their turn', async () => {
    const email = someone();
    const { roomKey = '', intentId } = await buyPackage(site, email);
    expect(await room(roomKey)).toMatchObject({
      packageTitle: 'Premium 3D Design',
      revisionsIncluded: 3,
      hasIntake: false,
      turn: 'client',
      payments: [{ state: 'paid', amountCents: 49_500, paidBy: 'card' }],
    });
    expect(await mailedKey('order-receipt', email)).toBe(roomKey);
    const notice = await site.services.db.execute(
      sql`select 1 from mails where data->>'accessKey' = ${roomKey} and template <> 'order-receipt'`,
    );
    expect(notice.rows).toEqual([]);
    // The intent's name alone stands in the address of the return page: it opens nothing.
    const alone = await site.inject({ url: `/api/payments/status?payment_intent=${intentId}` });
    expect(alone.json()).toEqual({ state: 'paid' });
  });

  test('without any address the browser that paid still gets in', async () => {
    const { roomKey = '' } = await buyPackage(site);
    expect(await room(roomKey)).toMatchObject({ mailHint: null, turn: 'client' });
  });

  test('an intake joins the order of the same address, and whoever typed that address learns nothing', async () => {
    const email = someone();
    const { roomKey = '' } = await buyPackage(site, email);
    const stranger = await sendIntake(site, { email: email.toUpperCase(), fullName: 'Not The Buyer' });
    expect(await room(stranger.key)).toBeUndefined();
    expect((await statusOf(stranger.key)).json()).toMatchObject({ ticketNumber: stranger.ticketNumber });
    expect(await mailedKey('intake-mail', email.toUpperCase())).toBe(roomKey);
    expect(await room(roomKey)).toMatchObject({ hasIntake: true, turn: 'studio' });
    // A second one does not fit in there: it begins its own.
    const second = await sendIntake(site, { email });
    expect(await room(second.key)).toMatchObject({ ticketNumber: second.ticketNumber, packageTitle: null });
  });

  test('an intake planted under another’s address shows its sender nothing of what that person buys later', async () => {
    const email = someone();
    const planted = await sendIntake(site, { email });
    const bought = await buyPackage(site, email);
    expect(bought).toMatchObject({ state: 'paid' });
    expect(bought.roomKey).toBeUndefined();
    expect(await room(planted.key)).toBeUndefined();
    expect((await statusOf(planted.key)).statusCode).toBe(200);
    const mailed = await mailedKey('order-receipt', email);
    expect(await room(mailed)).toMatchObject({
      ticketNumber: planted.ticketNumber,
      packageTitle: 'Premium 3D Design',
      hasIntake: true,
    });
  });

  test('an intake sent from a room joins it under whatever address; the room’s link goes to its own address only', async () => {
    const [email, other] = [someone(), someone()];
    const { roomKey = '' } = await buyPackage(site, email);
    const sent = await sendIntake(site, { email: other }, { [ROOM_KEY_HEADER]: roomKey });
    expect(sent.key).toBe(roomKey);
    expect(await room(roomKey)).toMatchObject({ hasIntake: true });
    const mailed = await mailedKey('intake-mail', other);
    expect(mailed).not.toBe(roomKey);
    expect(await room(mailed)).toBeUndefined();
    expect((await statusOf(mailed)).statusCode).toBe(200);
    // A key that opens nothing is no reason to lose a lead.
    const lead = await sendIntake(site, { email: someone() }, { [ROOM_KEY_HEADER]: 'x'.repeat(43) });
    expect(await room(lead.key)).toMatchObject({ ticketNumber: lead.ticketNumber });
  });

  test('killed before its project stands, neither is there; sent again, both are', async () => {
    const { services } = site;
    const { db, placeIntake, whenPaid } = services;
    const [sender, buyer] = [someone(), someone()];
    services.placeIntake = async (...parts) => {
      await placeIntake(...parts);
      throw new Error('killed');
    };
    services.whenPaid = async (...parts) => {
      await whenPaid(...parts);
      throw new Error('killed');
    };
    const broken = await sendIntake(site, { email: sender }).catch(() => 'no answer');
    expect(broken).toBe('no answer');
    const unpaid = await buyPackage(site, buyer);
    Object.assign(services, { placeIntake, whenPaid });
    expect(unpaid.state).not.toBe('paid');
    const written = async (email: string) => ({
      projects: (await db.select().from(projects).where(eq(projects.email, email))).length,
      intakes: (await db.select().from(intakes).where(eq(intakes.email, email))).length,
      mails: (await db.select().from(mails).where(eq(mails.toAddress, email))).length,
    });
    for (const email of [sender, buyer])
      expect(await written(email)).toEqual({ projects: 0, intakes: 0, mails: 0 });
    await sendIntake(site, { email: sender });
    expect(await written(sender)).toEqual({ projects: 1, intakes: 1, mails: 1 });
    expect((await unpaid.askAgain()).state).toBe('paid');
    expect(await written(buyer)).toEqual({ projects: 1, intakes: 0, mails: 1 });
  });

  test('an order and an intake at the same moment find each other', async () => {
    const email = someone();
    await Promise.all([buyPackage(site, email), sendIntake(site, { email })]);
    const found = await site.services.db.select().from(projects).where(eq(projects.email, email));
    expect(found).toMatchObject([{ packageTitle: 'Premium 3D Design' }]);
    const [intake] = await site.services.db.select().from(intakes).where(eq(intakes.email, email));
    const [order] = await site.services.db.select().from(orders).where(eq(orders.email, email));
    expect([intake?.projectId, order?.projectId]).toEqual([found[0]?.id, found[0]?.id]);
  });

  test('a link mailed before keys were derived still opens the room, and later mails carry it', async () => {
    const { db } = site.services;
    const email = someone();
    const { ticketNumber } = await sendIntake(site, { email });
    const old = secretName(24);
    const [intake] = await db
      .update(intakes)
      .set({ accessHash: sha256(old) })
      .where(eq(intakes.ticketNumber, ticketNumber))
      .returning({ id: intakes.id });
    const id = intake?.id ?? '';
    await db
      .update(projects)
      .set({ accessHash: sha256(old) })
      .where(eq(projects.id, id));
    await db.execute(
      sql`update mails set data = jsonb_set(data, '{accessKey}', to_jsonb(${old}::text)) where about_id = ${id} and template = 'intake-mail'`,
    );
    expect(await room(old)).toMatchObject({ ticketNumber });
    const moved = await site.inject({
      method: 'POST',
      url: `/api/staff/intakes/${id}/progress`,
      headers: { cookie: await site.signIn() },
      payload: { progress: 'in-review' },
    });
    expect(moved.statusCode).toBe(200);
    expect(await mailedKey('intake-progress', email)).toBe(old);
    expect(await room(old)).toMatchObject({ step: 'concept' });
  });
});
