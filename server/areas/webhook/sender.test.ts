import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '#domain/webhook/events.ts';
import { PAYLOADS } from '#domain/webhook/payloads.ts';
import { bookings } from '#server/areas/booking/tables.ts';
import { projectApprovals } from '#server/areas/project/tables.ts';
import { WEBHOOKS } from '#server/limits.ts';
import { buyPackage, sendIntake } from '#server/testing/clients.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { beginTestProject } from '#server/testing/project.ts';
import { type Behaves, type Received, startReceiver } from '#server/testing/receiver.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { DATABASES } from '../../../proof/databases.ts';
import { listConnections } from './connection-store.ts';
import { claimDue, forgetOldDeliveries } from './delivery-store.ts';
import { newSecret } from './sign-message.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const messageSchema = z.object({
  type: z.enum(WEBHOOK_EVENTS),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});
const readMessage = ({ body }: Received) => z.parse(messageSchema, JSON.parse(body));
const idOf = ({ headers }: Received) => String(headers['webhook-id']);
const headersOf = ({ headers }: Received) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const connect = async (
  site: TestSite,
  behaves?: Behaves,
  more: Partial<typeof webhookEndpoints.$inferInsert> = {},
) => {
  const receiver = await startReceiver(behaves);
  const secret = newSecret();
  const id = crypto.randomUUID();
  const row = { id, name: 'CRM', url: receiver.url, secret, events: [...WEBHOOK_EVENTS] };
  await site.services.db.insert(webhookEndpoints).values({ ...row, ...more });
  return { ...receiver, id, secret };
};

const LEAD = { firstName: 'Zenobia', lastName: 'Quill', email: 'zenobia@example.com', details: 'A spa.' };
const sendLead = async (site: TestSite, more: object = {}) => {
  const answer = await site.inject({
    method: 'POST',
    url: '/api/send-email',
    payload: { ...LEAD, ...more },
  });
  expect(answer.statusCode).toBe(200);
};
const query = async <Row extends Record<string, unknown>>(site: TestSite, text: string) =>
  (await site.services.db.execute<Row>(sql.raw(text))).rows;
const run = (site: TestSite, text: string) => query(site, text);
const makeDue = async (site: TestSite) => {
  await run(site, `update webhook_deliveries set next_attempt_at = now() where state = 'queued'`);
  site.services.webhooks.lookSoon();
};

const bookCall = async (site: TestSite, hour: number) => {
  const id = crypto.randomUUID();
  const at = (minutes: number) => new Date(Date.UTC(2031, 0, 6, hour, minutes));
  await site.services.db.insert(bookings).values({
    ...{ id, startsAt: at(0), endsAt: at(30), heldUntil: at(40), zone: 'America/Chicago', way: 'phone' },
    ...{ name: 'Cal', email: 'cal@example.com', phone: '512 555 0100', accessHash: id },
  });
  return id;
};

const approve = async (site: TestSite) => {
  const { id: projectId, ticketNumber } = await beginTestProject(site);
  await site.services.db.insert(projectApprovals).values({
    ...{ id: crypto.randomUUID(), projectId, versionId: crypto.randomUUID(), name: 'Ada Lovelace' },
    sha256: 'a'.repeat(64),
    approved: {
      ...{ ticketNumber, title: 'Concept', number: 2, deliveredAt: '2026-01-01T00:00:00.000Z' },
      ...{ files: [], design: null },
    },
  });
};

describe.each(DATABASES)('what happens is told, on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ database });
  });
  afterAll(() => site.close());

  test('each event once, in its shape and signed; nothing of spam, and nothing before somebody listens', async () => {
    await sendLead(site);
    expect(await run(site, 'select * from webhook_events')).toEqual([]);
    const { received, secret } = await connect(site);
    const few = await connect(site, undefined, { events: ['booking.moved'] });
    await sendLead(site);
    await sendLead(site, { website: 'https://spam.example' });
    const estimate = {
      ...{ email: 'eve@example.com', size: 'large', type: 'infinity', material: 'concrete' },
      ...{ features: '["heating"]', location: 'florida', timeline: '3months', estimatedCost: 1 },
    };
    await site.inject({ method: 'POST', url: '/api/cost-calculation', payload: estimate });
    await sendIntake(site);
    const { intentId } = await buyPackage(site, 'buyer@example.com');
    await run(site, `update orders set refunded_cents = 100 where intent_id = '${intentId}'`);
    await run(site, `update orders set checked_at = now()`);
    const id = await bookCall(site, 10);
    await run(site, `update bookings set starts_at = starts_at - interval '10 minutes' where id = '${id}'`);
    await run(site, `update bookings set day_reminder_at = now()`);
    await run(site, `update bookings set state = 'canceled', canceled_by = 'visitor' where id = '${id}'`);
    await approve(site);
    const expected = ['approval.given', 'booking.canceled', 'booking.created', 'booking.moved'];
    expected.push('intake.created', 'lead.created', 'lead.created', 'order.paid', 'order.refunded');
    const told = () => received.map((one) => readMessage(one).type).toSorted();
    await expect.poll(told, { timeout: 15_000 }).toEqual(expected);
    for (const one of received) {
      expect(new Webhook(secret).verify(one.body, headersOf(one))).toBeTruthy();
      expect(() => new Webhook(newSecret()).verify(one.body, headersOf(one))).toThrow();
      const { type, data } = readMessage(one);
      // Neither more nor less than what is promised.
      expect(z.parse(PAYLOADS[type], data)).toEqual(data);
      expect(data.consoleUrl).toMatch(/^http:\/\/localhost:3000\/admin/);
    }
    expect(new Set(received.map(idOf)).size).toBe(expected.length);
    await expect.poll(() => few.received.map((one) => readMessage(one).type)).toEqual(['booking.moved']);
    const leads = received.map(readMessage).filter(({ type }) => type === 'lead.created');
    expect(leads.map(({ data }) => [data.kind, data.name, data.email])).toEqual(
      expect.arrayContaining([
        ['inquiry', 'Zenobia Quill', 'zenobia@example.com'],
        ['estimate', null, 'eve@example.com'],
      ]),
    );
    await expect
      .poll(
        async () => (await run(site, `select state from webhook_deliveries where state <> 'sent'`)).length,
      )
      .toBe(0);
  });
});

describe('deliveries', () => {
  let site: TestSite;
  let log = '';
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    site = await startTestSite({ logTo });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await run(site, 'delete from webhook_endpoints; delete from webhook_events');
  });
  const deliveries = () => site.services.db.select().from(webhookDeliveries);
  const endpoint = async () => (await site.services.db.select().from(webhookEndpoints))[0];

  test('what was refused is tried again under the same id, later each time, for three days', async () => {
    const { received, id } = await connect(site, (response, _one, count) =>
      count === 1 ? response.writeHead(500).end('not zenobia@example.com again') : response.end('welcome'),
    );
    await sendLead(site);
    await expect.poll(async () => (await deliveries())[0]?.lastError, { timeout: 15_000 }).toBe('status');
    const [first] = await deliveries();
    expect(first).toMatchObject({ state: 'queued', attempts: 1, responseStatus: 500 });
    const pause = (first?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThan(5_600);
    expect((await endpoint())?.failingSince).not.toBeNull();
    expect(await listConnections(site.services.db)).toMatchObject([{ waiting: 1, lastSentAt: null }]);
    // Whatever it answers may repeat what it was sent.
    expect(first?.responseExcerpt).toContain('zenobia');
    const cookie = await site.signIn();
    await makeDue(site);
    await expect.poll(async () => (await deliveries())[0]?.state, { timeout: 15_000 }).toBe('sent');
    const [second] = await deliveries();
    expect(second).toMatchObject({
      attempts: 2,
      responseStatus: 200,
      responseExcerpt: null,
      lastError: null,
    });
    expect((await endpoint())?.failingSince).toBeNull();
    const lastSentAt = second?.sentAt?.toISOString();
    expect(await listConnections(site.services.db)).toMatchObject([{ waiting: 0, lastSentAt }]);
    expect(received.map(idOf)).toEqual([first?.eventId, first?.eventId]);
    // Sent once more by hand, it is still the same.
    const url = `/api/staff/connections/${id}/deliveries/${first?.id}/again`;
    expect((await site.inject({ method: 'POST', url, headers: { cookie } })).statusCode).toBe(200);
    await expect.poll(() => received.map(idOf), { timeout: 15_000 }).toHaveLength(3);
    expect(new Set(received.map(idOf)).size).toBe(1);
    const days = WEBHOOKS.retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    expect(days).toBeGreaterThan(3);
  });

  test('after the last attempt it has failed; a receiver that is gone, or fails for five days, is stopped and told of once', async () => {
    const gone = await connect(site, (response, { body }) => response.writeHead(410).end(body), {
      name: 'Gone',
    });
    const failing = await connect(site, (response) => response.writeHead(500).end(), {
      name: 'Failing',
      failingSince: new Date(Date.now() - 4.9 * 86_400_000),
    });
    await sendLead(site);
    const states = async () =>
      Object.fromEntries((await deliveries()).map(({ endpointId, state }) => [endpointId, state]));
    await expect.poll(states, { timeout: 15_000 }).toEqual({ [gone.id]: 'failed', [failing.id]: 'queued' });
    await expect.poll(() => failing.received.length).toBe(1);
    // What it said last may repeat a person's words, and no later attempt would take them away.
    for (const { endpointId, responseExcerpt } of await deliveries())
      if (endpointId === gone.id) expect(responseExcerpt).toBeNull();
    expect(
      await run(site, `select name, active, stopped_reason from webhook_endpoints order by name`),
    ).toEqual([
      { name: 'Failing', active: true, stopped_reason: null },
      { name: 'Gone', active: false, stopped_reason: 'gone' },
    ]);
    await run(
      site,
      `update webhook_endpoints set failing_since = now() - interval '5 days 1 minute' where active`,
    );
    await run(
      site,
      `update webhook_deliveries set attempts = ${WEBHOOKS.retrySeconds.length} where state = 'queued'`,
    );
    await makeDue(site);
    await expect.poll(states, { timeout: 15_000 }).toEqual({ [gone.id]: 'failed', [failing.id]: 'failed' });
    const stopped = `select name from webhook_endpoints where stopped_reason = 'failing' and not active`;
    await expect.poll(() => run(site, stopped)).toEqual([{ name: 'Failing' }]);
    await site.services.mail.sweep();
    const subjects = async () =>
      (await readOutbox(site.dataDir))
        .map(({ subject }) => subject)
        .filter((one) => one?.includes('stopped'));
    await expect
      .poll(async () => (await subjects()).toSorted())
      .toEqual(['The connection “Failing” was stopped', 'The connection “Gone” was stopped']);
    // Nobody listens: nothing is noted.
    await run(site, 'delete from webhook_events');
    await sendLead(site);
    expect(await run(site, 'select * from webhook_events')).toEqual([]);
  });

  test('what a killed process had in hand is sent again under the same id', async () => {
    const { received, id } = await connect(site, undefined, { active: false });
    await run(
      site,
      `insert into webhook_events (id, event, about_table, about_id, spread)
      select gen_random_uuid(), 'lead.created', 'inquiries', id, true from inquiries limit 1`,
    );
    await run(
      site,
      `insert into webhook_deliveries (id, endpoint_id, event_id, event)
      select gen_random_uuid(), '${id}', id, event from webhook_events`,
    );
    await run(site, 'update webhook_endpoints set active = true');
    const [claimed] = await claimDue(site.services.db, {}, 3_000);
    // It was sent, and the process ended before it could say so.
    await fetch(claimed?.url ?? '', {
      method: 'POST',
      headers: { 'webhook-id': claimed?.eventId ?? '' },
      body: '{}',
    });
    expect(await claimDue(site.services.db, {}, 3_000)).toEqual([]);
    await expect.poll(() => received.map(idOf), { timeout: 8_000 }).toHaveLength(2);
    expect(new Set(received.map(idOf)).size).toBe(1);
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a slow receiver delays itself alone, and two processes send nothing twice', async () => {
    const slow = await connect(site, (response) => void setTimeout(() => response.end(), 4_000), {
      name: 'Slow',
    });
    const quick = await connect(site, undefined, { name: 'Quick' });
    const other = await startTestSite({ env: { DATABASE_URL: site.services.config.databaseUrl ?? '' } });
    try {
      const count = 40;
      await Promise.all(Array.from({ length: count }, () => sendLead(site)));
      const began = Date.now();
      await expect.poll(() => quick.received.length, { timeout: 15_000 }).toBe(count);
      // Four lanes in each of two processes.
      expect(slow.received.length).toBeLessThanOrEqual(8 * Math.ceil((Date.now() - began + 2_000) / 4_000));
      await new Promise((done) => setTimeout(done, 500));
      expect(new Set(quick.received.map(idOf)).size).toBe(count);
      expect(quick.received).toHaveLength(count);
    } finally {
      await other.close();
    }
  });

  test('of an erased person nothing is told, and no answer that may repeat them is kept', async () => {
    const { received } = await connect(site, (response, { body }) => response.writeHead(500).end(body));
    await sendLead(site, { email: 'gone@example.com' });
    await expect.poll(async () => (await deliveries())[0]?.lastError, { timeout: 15_000 }).toBe('status');
    expect((await deliveries())[0]?.responseExcerpt).toContain('lead.created');
    const erase = {
      method: 'POST' as const,
      url: '/api/staff/people/erase',
      payload: { email: 'gone@example.com' },
    };
    const erased = await site.inject({ ...erase, headers: { cookie: await site.signIn() } });
    expect(erased.statusCode).toBe(200);
    expect((await deliveries())[0]?.responseExcerpt).toBeNull();
    await makeDue(site);
    await expect.poll(async () => (await deliveries())[0]?.state, { timeout: 15_000 }).toBe('dropped');
    expect((await deliveries())[0]).toMatchObject({ lastError: 'erased', responseExcerpt: null });
    expect(received).toHaveLength(1);
  });

  test('the log lasts thirty days; a clock that was set back holds nothing up', async () => {
    const { id } = await connect(site, undefined, { active: false });
    const insert = (at: string, next: string) =>
      run(
        site,
        `insert into webhook_deliveries (id, endpoint_id, event, created_at, next_attempt_at)
        values (gen_random_uuid(), '${id}', 'lead.created', ${at}, ${next})`,
      );
    await insert(`now() - interval '31 days'`, 'now()');
    await insert(`now() - interval '29 days'`, `now() + interval '3 days'`);
    await forgetOldDeliveries(site.services.db);
    const left = await deliveries();
    expect(left).toHaveLength(1);
    expect(left[0]?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  test('neither a secret nor an address is ever logged', async () => {
    const { url } = await connect(site, (response) => void response.destroy());
    await sendLead(site);
    await expect.poll(async () => (await deliveries())[0]?.lastError, { timeout: 15_000 }).toBe('cut-off');
    expect(log).not.toContain('whsec_');
    expect(log).not.toContain(url);
    expect(log).not.toContain('zenobia@example.com');
  });
});
