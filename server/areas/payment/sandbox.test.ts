import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { reconcile } from './jobs.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const open = async () => {
  const payload = { amount: 495, description: 'Premium 3D Design' };
  const answer = await site.inject({ method: 'POST', url: '/api/create-payment-intent', payload });
  const body: { intentId: string; clientSecret: string; provider: string } = answer.json();
  return body;
};
const confirm = (payload: Record<string, unknown>) =>
  site.inject({ method: 'POST', url: '/api/sandbox/confirm', payload, headers: { host: 'localhost:3000' } });
const stateOf = async (intentId: string) =>
  (
    await site.services.db.execute<{ state: string }>(
      sql`select state from orders where intent_id = ${intentId}`,
    )
  ).rows[0]?.state;

test('a good test card pays the order and queues one receipt', async () => {
  const intent = await open();
  expect(intent.provider).toBe('sandbox');
  const answer = await confirm({ ...pick(intent), token: 'pm_card_visa', receiptEmail: 'buyer@example.com' });
  expect(answer.json()).toEqual({ status: 'succeeded' });
  await confirm({ ...pick(intent), token: 'pm_card_visa' });
  expect(await stateOf(intent.intentId)).toBe('paid');
  const receipts = await site.services.db.execute(sql`select 1 from mails where template = 'order-receipt'`);
  expect(receipts.rows).toHaveLength(1);
});

test('declined and poor cards are refused in the networks’ words, and may be followed by a good one', async () => {
  const intent = await open();
  const declined = await confirm({ ...pick(intent), token: 'pm_card_declined' });
  expect(declined.json()).toMatchObject({ status: 'failed', message: 'Your card was declined.' });
  const poor = await confirm({ ...pick(intent), token: 'pm_card_insufficient_funds' });
  expect(poor.json()).toMatchObject({ message: 'Your card has insufficient funds.' });
  expect(await stateOf(intent.intentId)).toBe('failed');
  await confirm({ ...pick(intent), token: 'pm_card_visa' });
  expect(await stateOf(intent.intentId)).toBe('paid');
});

test('a card that needs authentication asks for it and honours the answer', async () => {
  const intent = await open();
  const token = 'pm_card_authentication_required';
  expect((await confirm({ ...pick(intent), token })).json()).toEqual({ status: 'requires_action' });
  expect(await stateOf(intent.intentId)).toBe('created');
  const failed = await confirm({ ...pick(intent), token, authentication: 'failed' });
  expect(failed.json().status).toBe('failed');
  const passed = await confirm({ ...pick(intent), token, authentication: 'passed' });
  expect(passed.json()).toEqual({ status: 'succeeded' });
});

test('another order’s secret, an unknown token and a public host get nowhere', async () => {
  const [mine, other] = [await open(), await open()];
  expect(
    (await confirm({ intentId: mine.intentId, clientSecret: other.clientSecret, token: 'pm_card_visa' }))
      .statusCode,
  ).toBe(404);
  expect((await confirm({ ...pick(mine), token: 'pm_card_free' })).statusCode).toBe(400);
  const elsewhere = await site.inject({
    method: 'POST',
    url: '/api/sandbox/confirm',
    payload: { ...pick(mine), token: 'pm_card_visa' },
    headers: { host: 'pools.example.com' },
  });
  expect(elsewhere.statusCode).toBe(404);
  expect(await stateOf(mine.intentId)).toBe('created');
});

test('a receipt address that is none is refused before anything is paid', async () => {
  const intent = await open();
  const long = `${'a'.repeat(300)}@example.com`;
  for (const receiptEmail of [long, 'nobody', 'a@example.com, b@example.com']) {
    const answer = await confirm({ ...pick(intent), token: 'pm_card_visa', receiptEmail });
    expect(answer.statusCode).toBe(400);
  }
  expect(await stateOf(intent.intentId)).toBe('created');
});

test('whatever passes for an address, a payment that was taken is recorded', async () => {
  const intent = await open();
  const receiptEmail = `${'a'.repeat(70)}@example.com`;
  const answer = await confirm({ ...pick(intent), token: 'pm_card_visa', receiptEmail });
  // Either nothing was charged, or it is on record.
  expect([answer.statusCode, await stateOf(intent.intentId)]).toEqual(
    answer.statusCode === 400 ? [400, 'created'] : [200, 'paid'],
  );
});

test('an abandoned test order ends, and can no longer be paid', async () => {
  const intent = await open();
  await site.services.db.execute(
    sql`update orders set created_at = now() - interval '4 days' where intent_id = ${intent.intentId}`,
  );
  await reconcile(site.services);
  expect(await stateOf(intent.intentId)).toBe('expired');
  expect((await confirm({ ...pick(intent), token: 'pm_card_visa' })).statusCode).toBe(404);
});

test('the sandbox refuses to start on a public host', () => {
  expect(() => readConfig({ SITE_URL: 'https://pools.example.com' })).toThrow(
    /test payments are for a local host/,
  );
});

test('live and test keys do not go together', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  expect(() => readConfig(keys)).toThrow(/one key is for live payments/);
});

const pick = ({ intentId, clientSecret }: { intentId: string; clientSecret: string }) => ({
  intentId,
  clientSecret,
});
