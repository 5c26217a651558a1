import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readOutbox } from '#server/testing/outbox.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { settleRefunds } from './jobs.ts';

const PRICE = 99500;

describe('a refund', () => {
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

  const post = (event: { payload: string; headers: Record<string, string> }) =>
    site.inject({ method: 'POST', url: '/api/stripe/webhook', ...event });
  const orderOf = async (intentId: string) => {
    const found = await site.services.db.execute<{ id: string; state: string; refunded_cents: number }>(
      sql`select id, state, refunded_cents from orders where intent_id = ${intentId}`,
    );
    const [order] = found.rows;
    if (!order) throw new Error('no order');
    return order;
  };
  const paidOrder = async (email = `${crypto.randomUUID()}@example.com`) => {
    const payload = { amount: 995, description: 'Luxury Resort' };
    const { intentId }: { intentId: string } = (
      await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload })
    ).json();
    const latest_charge = { object: 'charge', refunded: false, amount_refunded: 0 } as const;
    stripe.change(intentId, { status: 'succeeded', receipt_email: email, latest_charge });
    await post(stripe.event('payment_intent.succeeded', intentId));
    return { intentId, email, id: (await orderOf(intentId)).id };
  };
  const refund = (id: string, payload: { amountCents?: number; reason?: string }, key?: string) =>
    site.inject({
      method: 'POST',
      url: `/api/staff/orders/${id}/refunds`,
      headers: { cookie, ...(key ? { 'idempotency-key': key } : {}) },
      payload,
    });
  const refundsOf = async (orderId: string) =>
    (
      await site.services.db.execute<{ amount_cents: number; state: string; provider_id: string | null }>(
        sql`select amount_cents, state, provider_id from refunds where order_id = ${orderId}::uuid order by created_at`,
      )
    ).rows;
  const wiredTo = (intentId: string) => stripe.refunds.filter((one) => one.payment_intent === intentId);
  const mailsTo = async (email: string) =>
    (await readOutbox(site.dataDir)).filter((mail) => mail.to?.some(({ address }) => address === email));

  test('in part, in part again and then the rest: each is told with its amount, and the last makes it refunded', async () => {
    const { id, intentId, email } = await paidOrder();
    const first = await refund(id, { amountCents: 20050, reason: 'one view less' });
    expect(first.json()).toEqual({ amountCents: 20050, refundedCents: 20050 });
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid', refunded_cents: 20050 });
    expect((await refund(id, { amountCents: 10000 })).json()).toMatchObject({ refundedCents: 30050 });
    expect((await refund(id, { amountCents: PRICE - 30050 + 1 })).json()).toMatchObject({
      error: 'more-than-rest',
      message: 'Only $694.50 of this order is left to refund.',
    });
    expect((await refund(id, {})).json()).toEqual({ amountCents: PRICE - 30050, refundedCents: PRICE });
    expect(await orderOf(intentId)).toMatchObject({ state: 'refunded', refunded_cents: PRICE });
    expect((await refund(id, {})).json().error).toBe('all-refunded');
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    await vi.waitFor(async () => {
      const texts = (await mailsTo(email)).map(({ text = '' }) => text.toLowerCase());
      expect(texts).toHaveLength(4);
      const told = (...words: string[]) =>
        texts.some((text) => words.every((word) => text.includes(word.toLowerCase())));
      expect(told('$200.50', 'Part of your payment')).toBe(true);
      expect(told('$100.00', '$300.50')).toBe(true);
      expect(told('$694.50', 'Your payment has been')).toBe(true);
    });
    const entry = await site.inject({ url: `/api/staff/lists/orders/${id}`, headers: { cookie } });
    expect(entry.json().item).toMatchObject({ refundedCents: PRICE, state: 'refunded' });
    expect(entry.json().history[0]).toMatchObject({ kind: 'refund', detail: '$200.50: one view less' });
  });

  test('pressed twice at once it is one, with a key of the page or without', async () => {
    const withKey = await paidOrder();
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => refund(withKey.id, { amountCents: 500 }, key)));
    const again = await refund(withKey.id, { amountCents: 500 }, key);
    expect(again.json()).toEqual({ amountCents: 500, refundedCents: 500 });
    expect(wiredTo(withKey.intentId)).toHaveLength(1);
    const without = await paidOrder();
    await Promise.all([1, 2, 3].map(() => refund(without.id, {})));
    expect(wiredTo(without.intentId)).toHaveLength(1);
    expect(await orderOf(without.intentId)).toMatchObject({ state: 'refunded', refunded_cents: PRICE });
  });

  test('a provider that gives back and does not answer leaves it open; the job settles it once, even a day later', async () => {
    const { id, intentId } = await paidOrder();
    stripe.dropNext(3);
    const silent = await refund(id, { amountCents: 700 });
    expect(silent.statusCode).toBe(503);
    expect(silent.json()).toMatchObject({ error: 'refund-unanswered' });
    expect(await refundsOf(id)).toMatchObject([{ state: 'asked' }]);
    stripe.dropNext(0);
    stripe.forgetKeys();
    await site.services.db.execute(
      sql`update refunds set created_at = now() - interval '10 minutes' where order_id = ${id}::uuid`,
    );
    await settleRefunds(site.services);
    await settleRefunds(site.services);
    expect(wiredTo(intentId)).toHaveLength(1);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', provider_id: wiredTo(intentId)[0]?.id }]);
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid', refunded_cents: 700 });
  });

  test('a second try settles what was left open, and says so when it was another amount', async () => {
    const { id, intentId } = await paidOrder();
    stripe.dropNext(3);
    await refund(id, { amountCents: 700 });
    stripe.dropNext(0);
    const other = await refund(id, { amountCents: 300 });
    expect(other.json().message).toContain('An earlier refund of $7.00 was still open');
    expect((await refund(id, { amountCents: 300 })).json()).toEqual({
      amountCents: 300,
      refundedCents: 1000,
    });
    expect(wiredTo(intentId)).toHaveLength(2);
  });

  test('what the provider refuses is told in its words and can be asked for again', async () => {
    const { id, intentId } = await paidOrder();
    stripe.refuseRefunds('Insufficient funds in your account.');
    const refused = await refund(id, { amountCents: 700 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The payment provider did not refund it: Insufficient funds in your account.',
    ]);
    stripe.refuseRefunds(undefined);
    expect((await refund(id, { amountCents: 700 })).statusCode).toBe(200);
    expect((await refundsOf(id)).map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(wiredTo(intentId)).toHaveLength(1);
  });

  test('an event that is here before our own answer is the same refund: one mail', async () => {
    const { id, intentId, email } = await paidOrder();
    const { payments } = site.services;
    const real = payments.refund;
    const early = vi.spyOn(payments, 'refund').mockImplementation(async (asked) => {
      const given = await real(asked);
      await post(stripe.event('charge.refunded', intentId));
      return given;
    });
    await refund(id, { amountCents: 1234 });
    early.mockRestore();
    await post(stripe.event('refund.updated', intentId));
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid', refunded_cents: 1234 });
    await site.services.mail.sweep();
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2));
  });

  test('one made at the provider is seen; an event with older facts does not undo a newer one', async () => {
    const { intentId, email } = await paidOrder();
    stripe.setRefunded(intentId, 5000);
    const older = await site.services.payments.fetchIntent(intentId);
    stripe.setRefunded(intentId, 9000);
    await post(stripe.event('charge.refunded', intentId));
    const late = vi.spyOn(site.services.payments, 'fetchIntent').mockResolvedValueOnce(older);
    expect((await post(stripe.event('charge.refunded', intentId))).json().outcome).toBe('settled');
    late.mockRestore();
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid', refunded_cents: 9000 });
    await vi.waitFor(async () => {
      const refunds = (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Refund'));
      expect(refunds.map(({ text }) => text?.includes('$90.00'))).toEqual([true]);
    }, 5_000);
  });

  test('one that the bank sends back counts as not given, and we are told', async () => {
    const { id, intentId } = await paidOrder();
    await refund(id, {});
    expect(await orderOf(intentId)).toMatchObject({ state: 'refunded' });
    stripe.setRefunded(intentId, 0);
    await post(stripe.event('refund.failed', intentId));
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid', refunded_cents: 0 });
    const mails = await site.services.db.execute<{ template: string }>(
      sql`select template from mails where about_id = ${id}::uuid`,
    );
    const templates = mails.rows.map(({ template }) => template);
    expect(templates).toContain('order-refund-lost-notice');
    expect(templates.filter((name) => name === 'order-receipt')).toHaveLength(1);
    expect((await refund(id, {})).json()).toEqual({ amountCents: PRICE, refundedCents: PRICE });
  });

  test('is for signed-in staff and for paid orders only, and is written into the audit log', async () => {
    const { id } = await paidOrder();
    const url = `/api/staff/orders/${id}/refunds`;
    expect((await site.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
    expect((await refund(crypto.randomUUID(), {})).statusCode).toBe(404);
    expect((await refund(id, { amountCents: 0 })).statusCode).toBe(400);
    await site.services.db.execute(sql`update orders set state = 'failed' where id = ${id}::uuid`);
    expect((await refund(id, {})).json().error).toBe('not-paid');
    await site.services.db.execute(sql`update orders set state = 'paid' where id = ${id}::uuid`);
    await refund(id, { amountCents: 100 });
    const log = await site.services.db.execute<{ detail: { amount: string } }>(
      sql`select detail from audit_log where action = 'refund-order' and subject = ${`order/${id}`}`,
    );
    expect(log.rows.map(({ detail }) => detail.amount)).toEqual(['$1.00']);
  });
});

test('the sandbox gives back in part and whole, each once', async () => {
  const site = await startTestSite();
  const cookie = await site.signIn();
  const send = (url: string, payload: object) =>
    site.inject({ method: 'POST', url, payload, headers: { cookie } });
  const opened = await send('/api/create-payment-intent', { amount: 995, description: 'Luxury Resort' });
  const { intentId, clientSecret }: Record<string, string> = opened.json();
  await send('/api/sandbox/confirm', { intentId, clientSecret, token: 'pm_card_visa' });
  const { rows } = await site.services.db.execute<{ id: string }>(sql`select id from orders`);
  const url = `/api/staff/orders/${rows[0]?.id}/refunds`;
  expect((await send(url, { amountCents: 1 })).json()).toEqual({ amountCents: 1, refundedCents: 1 });
  await Promise.all([send(url, {}), send(url, {})]);
  const after = await site.services.db.execute(sql`select state, refunded_cents from orders`);
  expect(after.rows).toEqual([{ state: 'refunded', refunded_cents: PRICE }]);
  await site.close();
});
