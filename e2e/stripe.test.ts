import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { DESKTOP, openBrowser } from '../proof/browser.ts';
import { BUYER, giveDetails } from '../proof/checkout.ts';
import { LONG } from '../proof/long.ts';
import type { RunningSite } from '../proof/running-site.ts';
import { runOwnSite, sharedBrowser } from './journey.ts';

// The whole Stripe path in a real browser: our React component, a stand-in for the provider's script, our server,
// and a server that speaks the provider's wire format.

let stripe: StripeServer;
let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripeServer();
  [site, browser] = await Promise.all([runOwnSite(stripe.env), sharedBrowser(openBrowser)]);
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

// Mounts an input in the place of the provider's frame and calls back what the test decides.
const STAND_IN = `
  window.Stripe = Object.assign(function (key) {
    window.__stripeKey = key;
    return {
      _registerWrapper() {}, registerAppInfo() {},
      elements(options) {
        window.__elements = options;
        return {
          create(kind, settings) {
            window.__element = { kind, settings };
            const handlers = {};
            return {
              mount(place) { const input = document.createElement('input'); input.setAttribute('aria-label', 'Stand-in card'); place.append(input); setTimeout(() => (handlers.ready ?? (() => {}))(), 0); },
              on(name, handler) { handlers[name] = handler; return this; },
              off() { return this; }, once() { return this; }, update() {}, destroy() {}, unmount() {},
            };
          },
          getElement() { return null; }, update() {}, submit: async () => ({}), fetchUpdates: async () => ({}),
          on() {}, off() {},
        };
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
      async confirmPayment(call) { sessionStorage.confirmed = JSON.stringify({ ...call.confirmParams, redirect: call.redirect }); return window.__answer(); },
    };
  }, { version: 'stand-in' });
`;

const open = async (answer: string, script: () => string | undefined = () => STAND_IN) => {
  const context = await browser.newContext(DESKTOP);
  const requested: string[] = [];
  await context.route('https://js.stripe.com/**', (route) => {
    requested.push(route.request().url());
    const body = script();
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
  });
  await context.addInitScript(`window.__answer = () => (${answer});`);
  const page = await context.newPage();
  await page.goto(`${site.url}/packages`);
  return { page, requested };
};

/** The provider's side of a card that is good. */
const charge = () => {
  for (const { id } of stripe.intents.values()) stripe.change(id, { status: 'succeeded' });
};

test('nothing of the provider loads before the dialog opens; then it pays, and the event makes one paid order', async () => {
  const { page, requested } = await open('{ paymentIntent: { status: "succeeded" } }');
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await giveDetails(page);
  await page.getByLabel('Stand-in card').waitFor();
  expect(requested).toHaveLength(1);
  const seen = await page.evaluate(
    '({ key: window.__stripeKey, kind: window.__element.kind, settings: window.__element.settings })',
  );
  expect(seen).toEqual({
    key: 'pk_test_wire',
    kind: 'payment',
    settings: {
      layout: { type: 'tabs' },
      paymentMethodOrder: ['card'],
      defaultValues: { billingDetails: BUYER },
    },
  });
  await page.getByRole('button', { name: 'Pay $1,595' }).click();
  await page.waitForURL('**/payment-success?**');
  expect(await page.evaluate('JSON.parse(sessionStorage.confirmed)')).toEqual({
    return_url: `${site.url}/payment-success`,
    redirect: 'if_required',
  });
  // Nothing is claimed before our record knows it.
  await page.getByRole('heading', { name: CONTENT.payment.PAYMENT_SUCCESS.processing.heading }).waitFor();

  const [intent] = [...stripe.intents.values()];
  if (!intent) throw new Error('no intent was made');
  stripe.change(intent.id, { status: 'succeeded' });
  const { payload, headers } = stripe.event('payment_intent.succeeded', intent.id);
  const told = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', body: payload, headers });
  expect(await told.json()).toMatchObject({ received: true });
  // The page that waits finds it by itself.
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await page.context().close();
});

test.runIf(LONG)(
  'a script that is blocked is told, with other ways to pay, and can be tried again',
  async () => {
    let blocked = true;
    const { page } = await open('{ paymentIntent: { status: "succeeded" } }', () =>
      blocked ? undefined : STAND_IN,
    );
    await page.getByRole('button', { name: 'Select Package' }).first().click();
    await giveDetails(page);
    const told = page.getByRole('alert').filter({ hasText: CONTENT.payment.PAYMENT_CARD.blocked });
    await told.getByText('You have not been charged.').waitFor();
    expect(await told.getByRole('link').count()).toBe(2);
    await page.getByRole('heading', { name: 'Prefer Zelle?' }).click();
    expect(
      await page.getByRole('button', { name: CONTENT.paymentDialog.ZELLE_ORDER.order }).isEnabled(),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Pay $1,595' }).isDisabled()).toBe(true);
    blocked = false;
    await told.getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('Stand-in card').waitFor();
    charge();
    await page.getByRole('button', { name: 'Pay $1,595' }).click();
    await page.getByText('Payment Successful!', { exact: true }).waitFor();
    await page.waitForURL('**/payment-success?**');
    await page.context().close();
  },
);

test.runIf(LONG)('a frame that never shows is told after a bounded wait, and may still come', async () => {
  const silent = STAND_IN.replace(
    'setTimeout(() => (handlers.ready ?? (() => {}))(), 0)',
    'window.__ready = () => handlers.ready()',
  );
  const { page } = await open('{ paymentIntent: { status: "succeeded" } }', () => silent);
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await giveDetails(page);
  await page.getByLabel('Stand-in card').waitFor();
  await page.clock.fastForward(8_000);
  await page.getByText(CONTENT.payment.PAYMENT_CARD.blocked).waitFor();
  await page.evaluate('window.__ready()');
  await page.getByText(CONTENT.payment.PAYMENT_CARD.blocked).waitFor({ state: 'detached' });
  charge();
  await page.getByRole('button', { name: 'Pay $1,595' }).click();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.waitForURL('**/payment-success?**');
  await page.context().close();
});

test('the provider’s own words are shown beside the card when it refuses', async () => {
  const { page } = await open('{ error: { type: "card_error", message: "Your card was declined." } }');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await giveDetails(page);
  await page.getByLabel('Stand-in card').waitFor();
  await page.getByRole('button', { name: 'Pay $1,595' }).click();
  const message = 'Your card was declined.';
  await page.getByRole('alert').filter({ hasText: message }).filter({ hasText: 'another card' }).waitFor();
  await page.locator('[data-variant]').filter({ hasText: message }).waitFor();
  await page.context().close();
});
