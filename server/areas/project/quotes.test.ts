import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PAY_TOKEN_HEADER } from '#domain/project/quote-payment.ts';
import { orders } from '#server/areas/payment/tables.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { beginTestProject } from '#server/testing/project.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { projectQuotes, projects } from './tables.ts';

const QUOTE = { title: 'Second spa view', words: 'Two more pictures.', amountCents: 12_345 };

describe('a quote', () => {
  let stripe: StripeServer;
  let site: TestSite;
  let cookie: string;
  beforeAll(async () => {
    stripe = await startStripeServer();
    site = await startTestSite({ env: stripe.env });
    cookie = await site.signIn();
  });
  afterAll(async () => {
    await site.close();
    await stripe.close();
  });

  type TestProject = Awaited<ReturnType<typeof beginTestProject>>;
  const staff = (url: string, payload: object = {}) =>
    site.inject({ method: 'POST', url: `/api/staff/${url}`, headers: { cookie }, payload });
  const client = ({ headers }: TestProject, url: string, payload: object = {}) =>
    site.inject({ method: 'POST', url: `/api/room/${url}`, headers, payload });
  const pay = (token: string, method: 'GET' | 'POST' = 'POST') =>
    site.inject({
      method,
      url: method === 'GET' ? '/api/pay' : '/api/pay/intent',
      headers: { [PAY_TOKEN_HEADER]: token },
    });
  const webhook = (type: string, intentId: string) =>
    site.inject({ method: 'POST', url: '/api/stripe/webhook', ...stripe.event(type, intentId) });
  const charge = async (intentId: string, receipt_email: string | null = null) => {
    const latest_charge = { object: 'charge', refunded: false, amount_refunded: 0 } as const;
    stripe.change(intentId, { status: 'succeeded', receipt_email, latest_charge });
  };
  const quoteOf = async (id: string) =>
    (await site.services.db.select().from(projectQuotes).where(eq(projectQuotes.id, id)))[0];
  const ordersOf = (quoteId: string) =>
    site.services.db.select().from(orders).where(eq(orders.quoteId, quoteId)).orderBy(orders.createdAt);
  const outbox = async (words: string) => {
    await site.services.mail.sweep();
    return (await readOutbox(site.dataDir)).filter(
      (mail) => mail.raw.includes(words) || mail.text?.includes(words),
    );
  };

  const quoted = async () => {
    const project = await beginTestProject(site);
    const { id }: { id: string } = (await staff(`projects/${project.id}/quotes`, QUOTE)).json();
    return { project, id };
  };
  const accepted = async () => {
    const { project, id } = await quoted();
    await client(project, `quotes/${id}/accept`, { name: 'Ada Lovelace' });
    const { payUrl }: { payUrl: string } = (await client(project, `quotes/${id}/pay`)).json();
    const [page = '', token = ''] = payUrl.split('#');
    return { project, id, page, token };
  };

  test('is mailed with its amount and the link, accepted by name, paid by card, and told to both sides once', async () => {
    const { project, id } = await quoted();
    await vi.waitFor(async () => {
      const [mail] = await outbox(project.ticketNumber);
      expect(mail?.to).toMatchObject([{ address: project.email }]);
      expect(mail?.text).toContain('$123.45');
      expect(mail?.text).toContain(`/project?view=payments#${project.key}`);
    });
    expect((await client(project, `quotes/${id}/pay`)).json().error).toBe('quote-not-accepted');
    expect((await client(project, `quotes/${id}/accept`, { name: ' ' })).statusCode).toBe(400);
    await client(project, `quotes/${id}/accept`, { name: 'Ada Lovelace' });
    await client(project, `quotes/${id}/accept`, { name: 'Ada Lovelace' });
    expect(await quoteOf(id)).toMatchObject({ state: 'accepted', acceptedBy: 'Ada Lovelace' });
    const { payUrl }: { payUrl: string } = (await client(project, `quotes/${id}/pay`)).json();
    expect(payUrl).not.toContain(project.key);
    const token = payUrl.replace('/project/pay#', '');
    expect((await pay(token, 'GET')).json()).toEqual({
      ...QUOTE,
      state: 'accepted',
      ticketNumber: project.ticketNumber,
    });
    const setup = (await pay(token)).json();
    expect(setup).toMatchObject({ provider: 'stripe', publicKey: 'pk_test_wire' });
    expect(stripe.intents.get(setup.intentId)).toMatchObject({ amount: QUOTE.amountCents, currency: 'usd' });
    await charge(setup.intentId);
    const before = await site.services.db.$count(projects);
    const events = Array.from({ length: 5 }, () => stripe.event('payment_intent.succeeded', setup.intentId));
    await Promise.all(
      events.map((event) => site.inject({ method: 'POST', url: '/api/stripe/webhook', ...event })),
    );
    expect(await quoteOf(id)).toMatchObject({ state: 'paid' });
    expect(await ordersOf(id)).toMatchObject([{ state: 'paid', projectId: project.id, failure: null }]);
    expect(await site.services.db.$count(projects)).toBe(before);
    const room = (await site.inject({ url: '/api/room', headers: project.headers })).json();
    expect(room.quotes).toMatchObject([{ id, state: 'paid' }]);
    expect(room.payments).toMatchObject([
      { title: QUOTE.title, amountCents: 12_345, paidBy: 'card', state: 'paid' },
    ]);
    expect((await pay(token)).json()).toMatchObject({ error: 'quote-paid' });
    await vi.waitFor(async () => {
      const subjects = (await outbox(project.ticketNumber)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([
        `A quote for your project: ${QUOTE.title}`,
        `Accepted: ${QUOTE.title}, ${project.ticketNumber}`,
        `Paid: ${QUOTE.title}, ${project.ticketNumber}`,
        `Receipt: ${QUOTE.title}`,
      ]);
    });
  });

  test('two devices get one intent; the one that comes after the charge is told, before any event arrived', async () => {
    const { id, token } = await accepted();
    const [one, other] = await Promise.all([pay(token), pay(token)]);
    expect(other.json().intentId).toBe(one.json().intentId);
    stripe.forgetKeys();
    expect((await pay(token)).json()).toEqual(one.json());
    await charge(one.json().intentId);
    expect((await pay(token)).json()).toMatchObject({
      error: 'quote-paid',
      message: 'This has been paid already.',
    });
    expect(await ordersOf(id)).toMatchObject([{ state: 'paid' }]);
  });

  test('an intent that ended is followed by a new one; a charge on both is shown to staff for a refund', async () => {
    const { project, id, token } = await accepted();
    const first = (await pay(token)).json().intentId;
    stripe.change(first, { status: 'canceled' });
    const second = (await pay(token)).json().intentId;
    expect(second).not.toBe(first);
    await charge(second);
    await webhook('payment_intent.succeeded', second);
    await charge(first);
    await webhook('payment_intent.succeeded', first);
    const [again, paid] = await ordersOf(id);
    expect([again?.state, again?.failure]).toEqual([
      'paid',
      expect.stringContaining('Please refund this payment'),
    ]);
    expect([paid?.state, paid?.failure]).toEqual(['paid', null]);
    await vi.waitFor(async () => {
      const notice = (await outbox('Please look at a payment')).find(({ text }) =>
        text?.includes(project.ticketNumber),
      );
      expect(notice?.text).toContain('Please refund this payment');
    });
    expect((await staff(`orders/${again?.id}/refunds`)).json()).toMatchObject({
      refundedCents: QUOTE.amountCents,
    });
  });

  test('a withdrawn one cannot be paid, and its open payment is ended at the provider', async () => {
    const { project, id, token } = await accepted();
    const { intentId } = (await pay(token)).json();
    await staff(`projects/${project.id}/quotes/${id}/withdraw`);
    expect(stripe.intents.get(intentId)?.status).toBe('canceled');
    expect((await pay(token)).json()).toMatchObject({
      error: 'quote-withdrawn',
      message: 'This quote was withdrawn.',
    });
    expect((await pay(token, 'GET')).json().state).toBe('withdrawn');
    expect((await client(project, `quotes/${id}/accept`, { name: 'Ada' })).json().error).toBe(
      'quote-withdrawn',
    );
    expect((await staff(`projects/${project.id}/quotes/${id}/paid`)).json().error).toBe('quote-withdrawn');
  });

  test('paid by Zelle it is marked by staff, once; the open card payment ends; a refund is by hand', async () => {
    const { project, id, token } = await accepted();
    const { intentId } = (await pay(token)).json();
    const url = `projects/${project.id}/quotes/${id}/paid`;
    const answers = await Promise.all([staff(url), staff(url)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(stripe.intents.get(intentId)?.status).toBe('canceled');
    const zelle = (await ordersOf(id)).find(({ provider }) => provider === 'zelle');
    expect(zelle).toMatchObject({ state: 'paid', amountCents: QUOTE.amountCents, projectId: project.id });
    expect((await staff(`projects/${project.id}/quotes/${id}/withdraw`)).json().error).toBe('quote-paid');
    const wired = stripe.refunds.length;
    expect((await staff(`orders/${zelle?.id}/refunds`, { amountCents: 345 })).json()).toEqual({
      amountCents: 345,
      refundedCents: 345,
    });
    await staff(`orders/${zelle?.id}/refunds`);
    expect(stripe.refunds.length).toBe(wired);
    const room = (await site.inject({ url: '/api/room', headers: project.headers })).json();
    expect(room.payments).toMatchObject([
      { paidBy: 'zelle', state: 'refunded', refundedCents: QUOTE.amountCents },
    ]);
    await vi.waitFor(async () => {
      const texts = (await outbox(project.email)).map(({ text }) => text).join('\n');
      expect(texts).toContain('Zelle');
      expect(texts).toContain('$3.45');
    });
  });

  test('a receipt to another address carries no link of the room; a declined one can still be accepted', async () => {
    const { project, id } = await quoted();
    expect((await client(project, `quotes/${id}/decline`, { name: 'Ada' })).json()).toEqual({
      state: 'declined',
    });
    expect(await quoteOf(id)).toMatchObject({ state: 'declined', acceptedBy: null });
    await client(project, `quotes/${id}/accept`, { name: 'Ada' });
    const { payUrl }: { payUrl: string } = (await client(project, `quotes/${id}/pay`)).json();
    const { intentId } = (await pay(payUrl.split('#')[1] ?? '')).json();
    const other = `payer-${crypto.randomUUID()}@example.com`;
    await charge(intentId, other);
    await webhook('payment_intent.succeeded', intentId);
    await vi.waitFor(async () => {
      const [receipt] = (await outbox(other)).filter(({ to }) => to?.[0]?.address === other);
      expect(receipt?.subject).toBe(`Receipt: ${QUOTE.title}`);
      expect(receipt?.raw).not.toContain(project.key);
    });
  });

  test('a closed project is offered nothing, and nothing is accepted in it', async () => {
    const { project, id } = await quoted();
    await site.services.db.update(projects).set({ state: 'closed' }).where(eq(projects.id, project.id));
    const refused = [
      await client(project, `quotes/${id}/accept`, { name: 'Ada Lovelace' }),
      await staff(`projects/${project.id}/quotes`, QUOTE),
    ];
    expect(refused.map(({ statusCode, json }) => `${statusCode} ${json().error}`)).toEqual([
      '409 closed',
      '409 closed',
    ]);
    expect(await quoteOf(id)).toMatchObject({ state: 'open', acceptedBy: null });
  });

  test('a token that we did not make, another project’s key and an amount from outside open nothing', async () => {
    const { id, token } = await accepted();
    const stranger = await beginTestProject(site);
    for (const action of ['accept', 'decline', 'pay'])
      expect((await client(stranger, `quotes/${id}/${action}`, { name: 'Eve' })).statusCode).toBe(404);
    const [, signature = ''] = token.split('.');
    const forged = ['', 'x', id, `${crypto.randomUUID()}.${signature}`, `${id}.${signature.slice(1)}`];
    for (const wrong of forged) {
      expect((await pay(wrong, 'GET')).statusCode).toBe(404);
      expect((await pay(wrong)).statusCode).toBe(404);
    }
    const headers = { [PAY_TOKEN_HEADER]: token };
    const payload = { amountCents: 1, amount: 1 };
    const cheap = await site.inject({ method: 'POST', url: '/api/pay/intent', headers, payload });
    expect(stripe.intents.get(cheap.json().intentId)?.amount).toBe(QUOTE.amountCents);
    for (const amountCents of [0, 49, -5, 1.5, 5_000_001])
      expect((await staff(`projects/${stranger.id}/quotes`, { ...QUOTE, amountCents })).statusCode).toBe(400);
    expect((await staff(`projects/${crypto.randomUUID()}/quotes`, QUOTE)).statusCode).toBe(404);
    const log = await site.services.db.execute(
      sql`select 1 from audit_log where action = 'write-quote' and detail ->> 'quote' = ${id}`,
    );
    expect(log.rows).toHaveLength(1);
  });
});
