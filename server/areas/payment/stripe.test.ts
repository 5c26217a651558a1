import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { reconcile } from './jobs.ts';

const PACKAGE = { amount: 995, description: 'Luxury Resort' };

describe.each(['pglite', 'postgres'] as const)('a card payment on %s', (database) => {
  let stripe: StripeServer;
  let site: TestSite;
  beforeAll(async () => {
    stripe = await startStripeServer();
    site = await startTestSite({ database, env: stripe.env });
  });
  afterAll(async () => {
    await site.close();
    await stripe.close();
  });

  const open = async (headers: Record<string, string> = {}) => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      payload: PACKAGE,
      headers,
    });
    expect(answer.statusCode).toBe(200);
    const body: { clientSecret: string; intentId: string } = answer.json();
    return body;
  };
  const post = (event: { payload: string; headers: Record<string, string> }) =>
    site.inject({ method: 'POST', url: '/api/stripe/webhook', ...event });
  const pay = (id: string) =>
    stripe.change(id, {
      status: 'succeeded',
      receipt_email: 'buyer@example.com',
      latest_charge: { object: 'charge', refunded: false },
    });
  const orderOf = async (intentId: string) => {
    const found = await site.services.db.execute<{ id: string; state: string }>(
      sql`select id, state from orders where intent_id = ${intentId}`,
    );
    return found.rows;
  };
  const receiptsOf = async (intentId: string) => {
    const [order] = await orderOf(intentId);
    const found = await site.services.db.execute(
      sql`select id from mails where about_id = ${order?.id ?? ''}::uuid and template = 'order-receipt'`,
    );
    return found.rows.length;
  };

  test('answers with the secret, the provider and the public key', async () => {
    const answer = await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload: PACKAGE });
    const body = answer.json();
    expect(body).toMatchObject({ provider: 'stripe', publicKey: 'pk_test_wire' });
    expect(body.clientSecret).toContain(body.intentId);
    expect(stripe.intents.get(body.intentId)).toMatchObject({ amount: 99500, currency: 'usd' });
  });

  test.each([
    [{ amount: 1, description: 'Luxury Resort' }],
    [{ amount: '995', description: 'Luxury Resort' }],
    [{ amount: -995, description: 'Luxury Resort' }],
    [{ amount: 0.1, description: 'Luxury Resort' }],
    [{ amount: 995, description: 'Something else' }],
    [{ amount: 995 }],
    [{ ...PACKAGE, amount: null }],
  ])('refuses what the catalogue does not have: %j', async (payload) => {
    const answer = await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload });
    expect(answer.statusCode).toBe(400);
  });

  test('refuses an amount beyond any number', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      headers: { 'content-type': 'application/json' },
      payload: '{"amount":1e309,"description":"Luxury Resort"}',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('the same idempotency key gives the same intent, and refuses another package', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await open(key);
    const second = await open(key);
    expect(second.intentId).toBe(first.intentId);
    const other = await site.inject({
      method: 'POST',
      url: '/api/create-payment-intent',
      headers: key,
      payload: { amount: 495, description: 'Premium 3D Design' },
    });
    expect(other.statusCode).toBe(409);
  });

  test('a provider that carries out but does not answer is asked again and makes one intent only', async () => {
    const before = stripe.intents.size;
    stripe.dropNext(1);
    await open();
    expect(stripe.intents.size).toBe(before + 1);
  });

  test('ten copies of one event at once make one paid order and one receipt', async () => {
    const { intentId } = await open();
    pay(intentId);
    const event = stripe.event('payment_intent.succeeded', intentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(event)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(answers.filter((answer) => answer.json().outcome === 'settled')).toHaveLength(1);
    expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('a failure that arrives after the success changes nothing', async () => {
    const { intentId } = await open();
    pay(intentId);
    await post(stripe.event('payment_intent.succeeded', intentId));
    await post(stripe.event('payment_intent.payment_failed', intentId));
    stripe.change(intentId, { status: 'requires_payment_method', last_payment_error: { message: 'late' } });
    await post(stripe.event('payment_intent.payment_failed', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('a declined card, then a good one, ends paid with one receipt', async () => {
    const { intentId } = await open();
    stripe.change(intentId, { last_payment_error: { message: 'Your card was declined.' } });
    await post(stripe.event('payment_intent.payment_failed', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'failed' }]);
    stripe.change(intentId, { last_payment_error: null });
    pay(intentId);
    await post(stripe.event('payment_intent.succeeded', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('an event that lies about success is checked with the provider', async () => {
    const { intentId } = await open();
    await post(stripe.event('payment_intent.succeeded', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'created' }]);
  });

  test('a payment of another amount, currency or mode never counts', async () => {
    for (const change of [{ amount: 100 }, { currency: 'eur' }, { livemode: true }]) {
      const { intentId } = await open();
      pay(intentId);
      stripe.change(intentId, change);
      const answer = await post(stripe.event('payment_intent.succeeded', intentId));
      expect(answer.statusCode).toBe(200);
      expect(await orderOf(intentId)).toMatchObject([{ state: 'created' }]);
      expect(await receiptsOf(intentId)).toBe(0);
    }
  });

  test('unsigned, tampered, old and other-mode events are not believed', async () => {
    const { intentId } = await open();
    pay(intentId);
    const event = stripe.event('payment_intent.succeeded', intentId);
    const unsigned = await post({ payload: event.payload, headers: { 'content-type': 'application/json' } });
    const tampered = await post({ ...event, payload: event.payload.replace('99500', '99501') });
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const old = await post(stripe.event('payment_intent.succeeded', intentId, { timestamp: hourAgo }));
    const live = await post(stripe.event('payment_intent.succeeded', intentId, { livemode: true }));
    expect([unsigned, tampered, old].map((answer) => answer.statusCode)).toEqual([400, 400, 400]);
    expect(live.json().outcome).toBe('ignored');
    expect(await orderOf(intentId)).toMatchObject([{ state: 'created' }]);
  });

  test('an event for an order that is not there yet is asked for again later', async () => {
    const { intentId } = await open();
    pay(intentId);
    stripe.change(intentId, { metadata: { orderId: crypto.randomUUID() } });
    const early = await post(stripe.event('payment_intent.succeeded', intentId));
    expect(early.statusCode).toBe(409);
  });

  test('a refund is recorded when the provider says so', async () => {
    const { intentId } = await open();
    pay(intentId);
    await post(stripe.event('payment_intent.succeeded', intentId));
    stripe.change(intentId, { latest_charge: { object: 'charge', refunded: true } });
    await post(stripe.event('charge.refunded', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'refunded' }]);
  });

  test('a lost event is made good by the reconcile job, once', async () => {
    const { intentId } = await open();
    pay(intentId);
    await site.services.db.execute(
      sql`update orders set created_at = now() - interval '10 minutes' where intent_id = ${intentId}`,
    );
    await reconcile(site.services);
    await reconcile(site.services);
    await post(stripe.event('payment_intent.succeeded', intentId));
    expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('the return page learns the truth with the right secret, and nothing with another', async () => {
    const { intentId, clientSecret } = await open();
    const other = await open();
    const status = (secret: string) =>
      site.inject(`/api/payments/status?payment_intent=${intentId}&payment_intent_client_secret=${secret}`);
    expect((await status(other.clientSecret)).statusCode).toBe(404);
    expect((await status(clientSecret)).json().state).toBe('created');
    pay(intentId);
    expect((await status(clientSecret)).json()).toEqual({ state: 'paid', packageTitle: 'Luxury Resort' });
    await post(stripe.event('payment_intent.succeeded', intentId));
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('the sandbox does not exist beside real keys', async () => {
    const answer = await site.inject({ method: 'POST', url: '/api/sandbox/confirm', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
