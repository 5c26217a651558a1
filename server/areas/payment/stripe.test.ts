import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OPEN_ORDERS } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { reconcile } from './jobs.ts';
import { claimOpenOrders } from './order-store.ts';

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
      latest_charge: { object: 'charge', refunded: false, amount_refunded: 0 },
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
    stripe.setRefunded(intentId, 99500);
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

  describe('what the provider says of the buyer', () => {
    const ODD_ADDRESSES = [
      `${'a'.repeat(70)}@example.com`,
      `a@${'b'.repeat(400)}.com`,
      'x'.repeat(5_000),
      'one@example.com, two@example.com',
      'one@example.com\r\nBcc: two@example.com',
      '"A B" <one@example.com>',
      'a\u0000b@example.com',
      'half\ud800@example.com',
      'no address at all',
      ' ',
    ];
    const mailsOf = async (intentId: string) => {
      const [order] = await orderOf(intentId);
      const found = await site.services.db.execute<{ template: string; state: string; to_address: string }>(
        sql`select template, state, to_address from mails where about_id = ${order?.id ?? ''}::uuid order by template`,
      );
      return found.rows;
    };

    const shown = ODD_ADDRESSES.map((address) => [address.slice(0, 40), address] as const);
    test.each(shown)('an address like %j never undoes the payment', async (_start, receipt_email) => {
      const { intentId } = await open();
      pay(intentId);
      stripe.change(intentId, { receipt_email });
      const answer = await post(stripe.event('payment_intent.succeeded', intentId));
      expect(answer.json()).toEqual({ received: true, outcome: 'settled' });
      expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
      await vi.waitFor(async () => {
        const mails = await mailsOf(intentId);
        expect(mails.map(({ template, state }) => [template, state])).toEqual([
          ['order-paid-notice', 'saved'],
          ['order-receipt', 'failed'],
        ]);
      });
    });

    test('nor does what else it repeats', async () => {
      const { intentId } = await open();
      stripe.change(intentId, { last_payment_error: { message: 'zero \u0000 and half \udc00' } });
      const answer = await post(stripe.event('payment_intent.payment_failed', intentId));
      expect(answer.statusCode).toBe(200);
      expect(await orderOf(intentId)).toMatchObject([{ state: 'failed' }]);
    });

    test('a mail that the database does not take is kept as failed, or at the least keeps nothing back', async () => {
      const refuse = (template: string) =>
        site.services.db.execute(sql`
          create or replace function refuse_mail() returns trigger language plpgsql as $$
          begin if new.template like ${sql.raw(`'${template}'`)} and new.state <> 'failed' or ${sql.raw(`'${template}'`)} = '%'
            then raise exception 'no mail'; end if; return new; end $$`);
      await refuse('order-receipt');
      await site.services.db.execute(
        sql`create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`,
      );
      const [first, second] = [await open(), await open()];
      pay(first.intentId);
      await post(stripe.event('payment_intent.succeeded', first.intentId));
      await refuse('%');
      pay(second.intentId);
      await post(stripe.event('payment_intent.succeeded', second.intentId));
      await site.services.db.execute(sql`drop trigger refuse_mail on mails`);
      expect(await orderOf(first.intentId)).toMatchObject([{ state: 'paid' }]);
      expect(await mailsOf(first.intentId)).toMatchObject([
        { template: 'order-paid-notice' },
        { template: 'order-receipt', state: 'failed' },
      ]);
      expect(await orderOf(second.intentId)).toMatchObject([{ state: 'paid' }]);
    });
  });

  describe('orders left open', () => {
    const age = (intentId: string, time: string) =>
      site.services.db.execute(
        sql`update orders set created_at = now() - ${time}::interval, checked_at = null where intent_id = ${intentId}`,
      );
    const abandon = (count: number, time: string) =>
      site.services.db.execute(sql`
        insert into orders (id, package_title, amount_cents, provider, intent_id, created_at)
        select gen_random_uuid(), 'Luxury Resort', 99500, 'stripe', 'pi_' || substr(md5(random()::text), 1, 20),
          now() - ${time}::interval - n * interval '1 second'
        from generate_series(1, ${count}) n`);
    const looks = () => stripe.calls.filter((call) => call.startsWith('GET')).length;

    test('sixty that were abandoned do not hide a newer one that was paid, and rest before the next look', async () => {
      await abandon(60, '2 hours');
      const { intentId } = await open();
      pay(intentId);
      await age(intentId, '5 minutes');
      await reconcile(site.services);
      expect(await orderOf(intentId)).toMatchObject([{ state: 'paid' }]);
      const before = looks();
      await reconcile(site.services);
      expect(looks()).toBe(before);
    });

    test('a run takes the newest and the longest waiting first', async () => {
      // What earlier tests left open has waited as long, however slowly they ran.
      await site.services.db.execute(sql`
        update orders set created_at = now() - interval '1 hour' where state <> 'paid'`);
      await abandon(30, '1 hour');
      const newest = (await open()).intentId;
      await age(newest, '3 minutes');
      const oldest = (await open()).intentId;
      await age(oldest, '5 hours');
      const taken = (await claimOpenOrders(site.services.db, 'stripe')).map((order) => order.intentId);
      expect(taken).toEqual(expect.arrayContaining([newest, oldest]));
      expect(taken.length).toBeLessThanOrEqual(OPEN_ORDERS.batch);
      await reconcile(site.services);
    });

    test('one that breaks is skipped, the others go on', async () => {
      const [bad, good] = [await open(), await open()];
      // The constraint stands for whatever can be wrong with a single row.
      pay(bad.intentId);
      pay(good.intentId);
      await site.services.db.execute(sql`
        alter table orders add constraint only_good check (state <> 'paid' or intent_id <> ${sql.raw(`'${bad.intentId}'`)}) not valid`);
      await age(bad.intentId, '10 minutes');
      await age(good.intentId, '10 minutes');
      await reconcile(site.services);
      expect(await orderOf(good.intentId)).toMatchObject([{ state: 'paid' }]);
      await site.services.db.execute(sql`alter table orders drop constraint only_good`);
      await age(bad.intentId, '10 minutes');
      await reconcile(site.services);
      expect(await orderOf(bad.intentId)).toMatchObject([{ state: 'paid' }]);
    });

    test('after three days an order ends at the provider and here; one that was paid after all is paid', async () => {
      const [abandoned, declined, gone, paid] = [await open(), await open(), await open(), await open()];
      stripe.change(declined.intentId, { last_payment_error: { message: 'Your card was declined.' } });
      stripe.intents.delete(gone.intentId);
      pay(paid.intentId);
      for (const { intentId } of [abandoned, declined, gone, paid]) await age(intentId, '4 days');
      await reconcile(site.services);
      for (const { intentId } of [abandoned, declined, gone])
        expect(await orderOf(intentId)).toMatchObject([{ state: 'expired' }]);
      expect(stripe.intents.get(abandoned.intentId)?.status).toBe('canceled');
      expect(await orderOf(paid.intentId)).toMatchObject([{ state: 'paid' }]);
      await post(stripe.event('payment_intent.canceled', abandoned.intentId));
      expect(await orderOf(abandoned.intentId)).toMatchObject([{ state: 'expired' }]);
    });
  });

  test('the return page learns the truth with the right secret, and nothing with another', async () => {
    const { intentId, clientSecret } = await open();
    const other = await open();
    const status = (secret: string) =>
      site.inject(`/api/payments/status?payment_intent=${intentId}&payment_intent_client_secret=${secret}`);
    expect((await status(other.clientSecret)).statusCode).toBe(404);
    expect((await status('')).statusCode).toBe(404);
    const alone = (id: string) => site.inject(`/api/payments/status?payment_intent=${id}`);
    expect((await alone(intentId)).json()).toEqual({ state: 'created' });
    expect((await alone('pi_3QabcdEFGH12345678')).statusCode).toBe(404);
    expect((await status(clientSecret)).json().state).toBe('created');
    pay(intentId);
    expect((await status(clientSecret)).json()).toMatchObject({
      state: 'paid',
      packageTitle: 'Luxury Resort',
    });
    await post(stripe.event('payment_intent.succeeded', intentId));
    expect(await receiptsOf(intentId)).toBe(1);
  });

  test('the sandbox does not exist beside real keys', async () => {
    const answer = await site.inject({ method: 'POST', url: '/api/sandbox/confirm', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
