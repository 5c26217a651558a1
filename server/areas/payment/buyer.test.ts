import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { termsVersionOf } from '#domain/payment/accepted-terms.ts';
import { termsVersion } from '#domain/payment/terms-version.ts';
import { readOutbox } from '#server/testing/outbox.ts';
import { originalOf, publishDocument } from '#server/testing/publish.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { reconcile } from './jobs.ts';

const PACKAGE = { amount: 995, description: 'Luxury Resort' };
const CARD = '/api/create-payment-intent';
const ZELLE = '/api/payments/zelle';

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

const served = () => site.services.content.served.content;
const buyerOf = (email: string, more: Record<string, unknown> = {}) => ({
  name: 'Ann Lee',
  email,
  phone: '(407) 555-0199',
  acceptedTerms: termsVersionOf(served()),
  ...more,
});
const ask = (url: string, payload: object, headers: Record<string, string> = {}) =>
  site.inject({ method: 'POST', url, payload, headers });
const staff = (method: 'GET' | 'POST', url: string) => site.inject({ method, url, headers: { cookie } });
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site.services.db.execute<Row>(query)).rows;
const orderOf = async (intentId: string) => {
  const [order] = await rowsOf<Record<string, unknown> & { id: string }>(
    sql`select * from orders where intent_id = ${intentId}`,
  );
  if (!order) throw new Error('no order');
  return order;
};
const countOrders = async () => (await rowsOf(sql`select 1 from orders`)).length;
const payByCard = async (intentId: string, receiptEmail?: string) => {
  stripe.change(intentId, {
    status: 'succeeded',
    ...(receiptEmail ? { receipt_email: receiptEmail } : {}),
    latest_charge: { object: 'charge', refunded: false, amount_refunded: 0 },
  });
  const event = stripe.event('payment_intent.succeeded', intentId);
  const answer = await site.inject({ method: 'POST', url: '/api/stripe/webhook', ...event });
  expect(answer.json().outcome).toBe('settled');
};
const statusOf = (intentId: string, secret?: string) =>
  site.inject({
    url: '/api/payments/status',
    query: {
      payment_intent: intentId,
      ...(secret === undefined ? {} : { payment_intent_client_secret: secret }),
    },
  });
const lettersTo = async (address: string) =>
  (await readOutbox(site.dataDir)).filter((mail) => mail.to?.some((one) => one.address === address));
const letterAbout = (address: string, subject: RegExp, ...words: string[]) =>
  vi.waitFor(
    async () => {
      const found = (await lettersTo(address)).findLast(
        (mail) => subject.test(mail.subject ?? '') && words.every((word) => mail.text?.includes(word)),
      );
      if (!found) throw new Error(`no letter ${subject}`);
      return found;
    },
    { timeout: 30_000 },
  );
const ours = () => site.services.mail.consultancy.address;
const tax = (on: boolean, ...rates: [region: string, percent: string][]) =>
  publishDocument(site.services, 'taxes', {
    on,
    name: 'Sales tax',
    rates: rates.map(([region, percent]) => ({ region, percent })),
  });

describe('a buyer', () => {
  test('is known before the card: name, addresses, terms and what the provider needs, no more', async () => {
    const answer = await ask(CARD, { ...PACKAGE, buyer: buyerOf('ann@example.com') });
    expect(answer.statusCode).toBe(200);
    const { intentId, ...setup } = answer.json();
    expect(setup).toMatchObject({ totalCents: 99_500, taxCents: 0, reference: intentId.slice(-8) });
    const order = await orderOf(intentId);
    const version = termsVersionOf(served());
    expect(order).toMatchObject({
      buyer_name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '(407) 555-0199',
      region: null,
      amount_cents: 99_500,
      tax_cents: 0,
      terms_version: version,
      terms_address: '127.0.0.1',
    });
    expect(Date.now() - new Date(String(order.terms_accepted_at)).getTime()).toBeLessThan(60_000);
    expect(stripe.intents.get(intentId)).toMatchObject({
      receipt_email: 'ann@example.com',
      metadata: { orderId: order.id },
    });
    const kept = await staff('GET', `/api/staff/terms/${version}`);
    expect(termsVersion(kept.json().words)).toBe(version);
    expect((await site.inject({ url: `/api/staff/terms/${version}` })).statusCode).toBe(401);
    expect((await staff('GET', '/api/staff/terms/unheard-of')).statusCode).toBe(404);
  });

  test('may be missing in the agreed call, which is answered as ever', async () => {
    const answer = await ask(CARD, PACKAGE);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().clientSecret).toContain('_secret_');
    expect(await orderOf(answer.json().intentId)).toMatchObject({ buyer_name: null, terms_version: null });
  });

  test('is refused in words where something is missing or wrong, and nothing is ordered', async () => {
    const before = await countOrders();
    const wrong: [Record<string, unknown>, string][] = [
      [{ name: '  ' }, 'buyer.name'],
      [{ name: 'x'.repeat(121) }, 'buyer.name'],
      [{ email: 'nobody' }, 'buyer.email'],
      [{ email: 'a@b.example, c@d.example' }, 'buyer.email'],
      [{ phone: '5'.repeat(41) }, 'buyer.phone'],
      [{ region: 'ZZ' }, 'buyer.region'],
      [{ region: 'fl' }, 'buyer.region'],
      [{ acceptedTerms: '' }, 'buyer.acceptedTerms'],
      [{ acceptedTerms: undefined }, 'buyer.acceptedTerms'],
    ];
    for (const [change, path] of wrong)
      for (const url of [CARD, ZELLE]) {
        const answer = await ask(url, { ...PACKAGE, buyer: buyerOf('ann@example.com', change) });
        expect([answer.statusCode, answer.json().issues[0].path], path).toEqual([400, path]);
      }
    expect((await ask(ZELLE, PACKAGE)).statusCode).toBe(400);
    for (const url of [CARD, ZELLE]) {
      const old = await ask(url, {
        ...PACKAGE,
        buyer: buyerOf('ann@example.com', { acceptedTerms: 'older' }),
      });
      expect([old.statusCode, old.json()]).toEqual([
        409,
        expect.objectContaining({
          error: 'terms-changed',
          version: termsVersionOf(served()),
          refundRule: served().payment.PAYMENT_CARD.noRefund,
        }),
      ]);
    }
    expect(await countOrders()).toBe(before);
  });

  test('gets the receipt where they said, whatever address the provider knows; project and studio know them', async () => {
    const { intentId, clientSecret } = (
      await ask(CARD, { ...PACKAGE, buyer: buyerOf('typed@example.com') })
    ).json();
    await payByCard(intentId, 'other@example.com');
    const order = await orderOf(intentId);
    expect(order).toMatchObject({ state: 'paid', email: 'typed@example.com' });
    const [project] = await rowsOf(sql`select name, email from projects where id = ${order.id}::uuid`);
    expect(project).toEqual({ name: 'Ann Lee', email: 'typed@example.com' });
    await letterAbout('typed@example.com', /^Receipt/, String(order.receipt_number));
    await letterAbout(ours(), /^Paid/, 'Ann Lee', '(407) 555-0199', 'typed@example.com');
    expect(await lettersTo('other@example.com')).toEqual([]);

    const told = (await statusOf(intentId, clientSecret)).json();
    expect(told).toEqual({
      state: 'paid',
      packageTitle: 'Luxury Resort',
      packageId: 'luxury-resort',
      extra: false,
      amountCents: 99_500,
      taxCents: 0,
      paidBy: 'card',
      receiptNumber: order.receipt_number,
      paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      name: 'Ann Lee',
      email: 'typed@example.com',
      roomKey: expect.any(String),
    });
    expect((await statusOf(intentId)).json()).toEqual({ state: 'paid' });
    expect((await statusOf(intentId, `${clientSecret}x`)).statusCode).toBe(404);
    const another = (await ask(CARD, { ...PACKAGE, buyer: buyerOf('typed@example.com') })).json();
    expect((await statusOf(intentId, another.clientSecret)).statusCode).toBe(404);
  });

  test('is part of what an order is: the key of another buyer is refused, another key is another order', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await ask(CARD, { ...PACKAGE, buyer: buyerOf('once@example.com') }, key);
    const again = await ask(CARD, { ...PACKAGE, buyer: buyerOf('once@example.com') }, key);
    expect(again.json()).toEqual(first.json());
    const taken = await ask(CARD, { ...PACKAGE, buyer: buyerOf('thief@example.com') }, key);
    expect([taken.statusCode, taken.json().error]).toEqual([409, 'idempotency-conflict']);
    const other = { 'idempotency-key': crypto.randomUUID() };
    const second = await ask(CARD, { ...PACKAGE, buyer: buyerOf('once@example.com') }, other);
    expect(second.json().intentId).not.toBe(first.json().intentId);
    await payByCard(first.json().intentId);
    await payByCard(second.json().intentId);
    const numbers = await rowsOf<{ receipt_number: number }>(
      sql`select receipt_number from orders where email = 'once@example.com' order by paid_at`,
    );
    expect(new Set(numbers.map((one) => one.receipt_number)).size).toBe(2);
  });

  test('is told of a price that changed before anything else', async () => {
    const value = originalOf('packages');
    const packages = value.packages.map((one) =>
      one.id === 'luxury-resort' ? { ...one, price: 1_095 } : one,
    );
    await publishDocument(site.services, 'packages', { packages });
    const stale = { ...PACKAGE, buyer: buyerOf('ann@example.com', { acceptedTerms: 'older' }) };
    for (const url of [CARD, ZELLE]) expect((await ask(url, stale)).json().error).toBe('price-changed');
    await publishDocument(site.services, 'packages', value);
  });

  test('can be given out and erased; the money stays in the books', async () => {
    const { intentId } = (
      await ask(CARD, { ...PACKAGE, buyer: buyerOf('gone@example.com', { name: 'Gil Gone' }) })
    ).json();
    await payByCard(intentId);
    const person = { email: 'gone@example.com' };
    const given = await ask('/api/staff/people/export', person, { cookie });
    expect(given.body).toContain('Gil Gone');
    expect(given.body).toContain(termsVersionOf(served()));
    expect(given.body).toContain('127.0.0.1');
    expect((await ask('/api/staff/people/erase', person, { cookie })).statusCode).toBe(200);
    expect(await orderOf(intentId)).toMatchObject({
      buyer_name: null,
      email: null,
      phone: null,
      terms_address: null,
      amount_cents: 99_500,
      state: 'paid',
      receipt_number: expect.any(Number),
    });
    // The provider still knows the address: a refund does not bring it back.
    stripe.setRefunded(intentId, 100);
    const event = stripe.event('charge.refunded', intentId);
    await site.inject({ method: 'POST', url: '/api/stripe/webhook', ...event });
    expect(await orderOf(intentId)).toMatchObject({ email: null, refunded_cents: 100 });
  });
});

describe('a sales tax', () => {
  beforeAll(() => tax(true, ['FL', '7.5'], ['TX', '8.25']));
  afterAll(() => tax(false));

  test('needs the state, and is added to the charge, the order, the mails and the refund', async () => {
    const missing = await ask(CARD, { ...PACKAGE, buyer: buyerOf('tax@example.com') });
    expect([missing.statusCode, missing.json()]).toEqual([
      400,
      expect.objectContaining({
        error: 'region-needed',
        issues: [{ path: 'buyer.region', message: 'Please choose your state' }],
      }),
    ]);
    const answer = await ask(CARD, { ...PACKAGE, buyer: buyerOf('tax@example.com', { region: 'FL' }) });
    const { intentId, clientSecret, ...setup } = answer.json();
    expect(setup).toMatchObject({ totalCents: 106_963, taxCents: 7_463 });
    expect(stripe.intents.get(intentId)?.amount).toBe(106_963);
    await payByCard(intentId);
    const order = await orderOf(intentId);
    expect(order).toMatchObject({
      state: 'paid',
      amount_cents: 106_963,
      tax_cents: 7_463,
      tax_thousandths: 7_500,
      region: 'FL',
    });
    expect((await statusOf(intentId, clientSecret)).json()).toMatchObject({
      amountCents: 106_963,
      taxCents: 7_463,
    });
    await letterAbout('tax@example.com', /^Receipt/, '$995.00', '$74.63', '$1,069.63');
    const back = await ask(`/api/staff/orders/${order.id}/refunds`, { reason: '' }, { cookie });
    expect(back.json()).toEqual({ amountCents: 106_963, refundedCents: 106_963 });
    await letterAbout('tax@example.com', /^Refund/, '$1,069.63', '$74.63');
  });

  test('costs nothing in another state and elsewhere; nobody gets around it by not telling who buys', async () => {
    for (const region of ['GA', '']) {
      const answer = await ask(CARD, { ...PACKAGE, buyer: buyerOf('free@example.com', { region }) });
      expect(answer.json()).toMatchObject({ totalCents: 99_500, taxCents: 0 });
    }
    const unnamed = await ask(CARD, PACKAGE);
    expect([unnamed.statusCode, unnamed.json().error]).toEqual([400, 'buyer-needed']);
  });

  test('another state is another amount, so the page asks again: the first intent keeps its own', async () => {
    const florida = await ask(CARD, { ...PACKAGE, buyer: buyerOf('two@example.com', { region: 'FL' }) });
    const texas = await ask(CARD, { ...PACKAGE, buyer: buyerOf('two@example.com', { region: 'TX' }) });
    expect([florida, texas].map((one) => one.json().totalCents)).toEqual([106_963, 107_709]);
    // A rate that changes meanwhile changes no order that was made.
    await tax(true, ['FL', '9'], ['TX', '8.25']);
    await payByCard(florida.json().intentId);
    expect(await orderOf(florida.json().intentId)).toMatchObject({ state: 'paid', tax_cents: 7_463 });
    await tax(true, ['FL', '7.5'], ['TX', '8.25']);
  });

  test('that changes between a lost answer and its repeat leaves order and charge alike', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...PACKAGE, buyer: buyerOf('late@example.com', { region: 'FL' }) };
    stripe.dropNext(50);
    expect((await ask(CARD, body, key)).statusCode).toBe(503);
    stripe.dropNext(0);
    await tax(true, ['FL', '9'], ['TX', '8.25']);
    const { intentId, totalCents } = (await ask(CARD, body, key)).json();
    expect([totalCents, stripe.intents.get(intentId)?.amount]).toEqual([106_963, 106_963]);
    expect(await orderOf(intentId)).toMatchObject({ amount_cents: 106_963, tax_cents: 7_463 });
    await tax(true, ['FL', '7.5'], ['TX', '8.25']);
  });
});

describe('a package by Zelle', () => {
  const order = async (email: string, more: Record<string, unknown> = {}) => {
    const answer = await ask(ZELLE, { ...PACKAGE, buyer: buyerOf(email, more) });
    expect(answer.statusCode).toBe(200);
    const setup: { intentId: string; clientSecret: string; reference: string } = answer.json();
    return { ...setup, id: (await orderOf(setup.intentId)).id };
  };

  test('works while the card provider is down: both sides are told what to pay, to whom, with what reference', async () => {
    stripe.dropNext(50);
    const card = await ask(CARD, { ...PACKAGE, buyer: buyerOf('zoe@example.com') });
    expect([card.statusCode, card.json().error]).toEqual([503, 'payment-unavailable']);
    const { id, intentId, clientSecret, ...setup } = await order('zoe@example.com');
    stripe.dropNext(0);
    const payee = served().brand.zellePayee;
    expect(setup).toMatchObject({ payee, totalCents: 99_500, taxCents: 0 });
    expect(setup.reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(intentId.slice(-8)).toBe(setup.reference);
    await letterAbout('zoe@example.com', /Zelle/, '$995.00', payee, setup.reference);
    await letterAbout(ours(), /^Zelle expected/, 'Ann Lee', setup.reference);
    expect((await statusOf(intentId, clientSecret)).json()).toMatchObject({
      state: 'created',
      paidBy: 'zelle',
    });
    expect((await statusOf(intentId, 'guessed')).statusCode).toBe(404);
    // It waits for a person, however long.
    await site.services.db.execute(
      sql`update orders set created_at = now() - interval '60 days' where id = ${id}`,
    );
    await reconcile(site.services);
    expect(await orderOf(intentId)).toMatchObject({ state: 'created', checked_at: null });
  });

  test('is booked by staff once: paid, numbered, with a project, a receipt and the room', async () => {
    const { id, intentId, clientSecret } = await order('zed@example.com');
    expect((await ask(`/api/staff/orders/${id}/paid`, {})).statusCode).toBe(401);
    const booked = await Promise.all(
      Array.from({ length: 4 }, () => staff('POST', `/api/staff/orders/${id}/paid`)),
    );
    expect(booked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const paid = await orderOf(intentId);
    expect(paid).toMatchObject({ state: 'paid', project_id: id, receipt_number: expect.any(Number) });
    expect((await statusOf(intentId, clientSecret)).json()).toMatchObject({
      state: 'paid',
      receiptNumber: paid.receipt_number,
      roomKey: expect.any(String),
    });
    const receipt = await letterAbout('zed@example.com', /^Receipt/);
    expect(receipt.attachments.map(({ filename }) => filename)).toEqual([
      `receipt-${paid.receipt_number}.pdf`,
    ]);
    const noted = await rowsOf(sql`select detail from audit_log where action = 'mark-order-paid'
      and subject = ${`order/${id}`}`);
    expect(noted).toEqual([{ detail: { amount: '$995.00', reference: intentId.slice(-8) } }]);
    expect((await staff('POST', `/api/staff/orders/${id}/cancel`)).statusCode).toBe(409);
  });

  test('that will not be paid is closed, and booked after all when the money comes late', async () => {
    const { id, intentId } = await order('late@example.com');
    expect((await staff('POST', `/api/staff/orders/${id}/cancel`)).statusCode).toBe(200);
    expect(await orderOf(intentId)).toMatchObject({ state: 'expired' });
    expect((await staff('POST', `/api/staff/orders/${id}/cancel`)).statusCode).toBe(200);
    expect((await staff('POST', `/api/staff/orders/${id}/paid`)).statusCode).toBe(200);
    expect(await orderOf(intentId)).toMatchObject({ state: 'paid' });
  });

  test('only Zelle is booked by hand: an order of the card provider is refused', async () => {
    const { intentId } = (await ask(CARD, { ...PACKAGE, buyer: buyerOf('card@example.com') })).json();
    const { id } = await orderOf(intentId);
    for (const act of ['paid', 'cancel']) {
      const answer = await staff('POST', `/api/staff/orders/${id}/${act}`);
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'not-zelle']);
    }
    expect((await staff('POST', `/api/staff/orders/${crypto.randomUUID()}/paid`)).statusCode).toBe(404);
  });

  test('pressed twice it is one order with the same reference, and its tax is asked for as with a card', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...PACKAGE, buyer: buyerOf('twice@example.com') };
    const [one, two] = [await ask(ZELLE, body, key), await ask(ZELLE, body, key)];
    expect(two.json()).toEqual(one.json());
    // After a restart nothing is remembered but the row: it is found again.
    await site.services.db.execute(sql`delete from idempotency_keys`);
    expect((await ask(ZELLE, body, key)).json()).toEqual(one.json());
    expect((await rowsOf(sql`select 1 from orders where email = 'twice@example.com'`)).length).toBe(1);
    await tax(true, ['FL', '7.5']);
    expect((await ask(ZELLE, body)).json().error).toBe('region-needed');
    const taxed = await ask(ZELLE, { ...PACKAGE, buyer: buyerOf('twice@example.com', { region: 'FL' }) });
    expect(taxed.json()).toMatchObject({ totalCents: 106_963, taxCents: 7_463 });
    await tax(false);
  });
});
