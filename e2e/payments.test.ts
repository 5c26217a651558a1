import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { giveDetails, payWith } from '../proof/checkout.ts';
import { LONG, someOf } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

const { PAYMENT_CARD, PAYMENT_TOASTS, PAYMENT_SUCCESS, UNCLEAR_PAYMENT, DECLINED_CARD } = CONTENT.payment;
const { BUYER_FORM, BUYER_SUMMARY, PACKAGE_LIMITS, PAYMENT_DIALOG, ZELLE_ORDER } = CONTENT.paymentDialog;
const GOOD = '4242424242424242';

const choose = (page: Page) => page.getByRole('button', { name: 'Select Package' }).first().click();

const openCard = async (): Promise<Page> => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/packages');
  await choose(page);
  await giveDetails(page);
  await page.getByLabel('Card number').waitFor();
  return page;
};

const standsOnSuccess = async (page: Page) => {
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.waitForURL('**/payment-success?**');
  await page.getByRole('heading', { name: 'Payment Successful', level: 1 }).waitFor();
};

const isHeld = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement));

test('before the card it is known who buys; the page after paying tells what was bought, keeps it on reload and shows no secret', async () => {
  const orders: string[] = [];
  const page = await journeys.visit(PHONE);
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) orders.push(request.postData() ?? '');
  });
  await page.goto('/packages');
  await choose(page);
  const dialog = page.getByRole('dialog');
  // What it costs, and one press away what comes of it.
  const order = dialog.getByRole('complementary', { name: PAYMENT_DIALOG.summary });
  await order.getByText(PAYMENT_DIALOG.contents).first().click();
  await order.getByText(PAYMENT_DIALOG.next).waitFor();
  await dialog.getByRole('button', { name: BUYER_FORM.next }).click();
  // Refused field by field, the first one held; nothing is ordered.
  await dialog.getByText('Please enter your name').waitFor();
  await dialog.getByText('Please accept the terms and the refund policy to continue').waitFor();
  expect(await isHeld(dialog.getByLabel('Email'))).toBe(true);
  await dialog.getByLabel('Your name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByRole('button', { name: BUYER_FORM.next }).click();
  await dialog.getByText('Please enter your name').waitFor({ state: 'detached' });
  expect(await isHeld(dialog.getByLabel('I accept the terms'))).toBe(true);
  expect(orders).toEqual([]);
  expect(await dialog.getByText(PAYMENT_CARD.noRefund).isVisible()).toBe(true);
  expect(await dialog.getByRole('link', { name: BUYER_FORM.readTerms }).getAttribute('target')).toBe(
    '_blank',
  );
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);

  // Closing and changing the details keep what was typed; the same details lead back to the card as it was left.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await choose(page);
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('ada@example.com');
  await giveDetails(page);
  await page.getByLabel('Card number').fill(GOOD);
  await dialog.getByRole('button', { name: BUYER_SUMMARY.change }).click();
  expect(await dialog.getByLabel('Your name').inputValue()).toBe('Ada Lovelace');
  await dialog.getByRole('button', { name: BUYER_FORM.next }).click();
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(orders).toHaveLength(1);
  expect(orders[0]).toContain('"email":"ada@example.com"');
  expect(await page.getByText('Test payments').isVisible()).toBe(true);

  await payWith(page, GOOD);
  await standsOnSuccess(page);
  const told = async () => {
    await page.getByText(/^No\. \d+/).waitFor();
    const facts = await page.locator('main dl').innerText();
    expect(facts).toContain('$1,595.00');
    expect(facts).toContain('ada@example.com');
    expect(facts).toContain(new URL(page.url()).searchParams.get('payment_intent')?.slice(-8));
    await page.getByRole('link', { name: PAYMENT_SUCCESS.room }).first().waitFor();
    expect(page.url()).not.toContain('secret');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('secret');
  };
  await told();
  await page.reload();
  await told();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: PAYMENT_SUCCESS.order.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-\d+\.pdf$/);
  // The address alone, on another device, tells that it is paid and nothing else.
  const other = await journeys.open(page.url());
  await other.getByText(PAYMENT_SUCCESS.roomByMail).waitFor();
  expect(await other.locator('main').innerText()).not.toContain('ada@example.com');
});

const REFUSED_CARDS = [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
] as const;

test.each(someOf(REFUSED_CARDS, 1))(
  'card %s is refused beside the card, which keeps all that was typed, and another card pays',
  async (number, message) => {
    const page = await openCard();
    await payWith(page, number);
    await page.getByText('Payment Failed').first().waitFor();
    const told = page.getByRole('alert').filter({ hasText: message }).filter({ hasText: DECLINED_CARD.kept });
    await told.waitFor();
    // What is to be mended is marked, and has the focus.
    const mended = page.getByLabel('Card number');
    await expect.poll(() => mended.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await mended.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Security code').inputValue()).toBe('123');
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    // Another card is typed: the refusal was about the first.
    await page.getByLabel('Card number').fill(GOOD);
    await told.waitFor({ state: 'detached' });
    await payWith(page, GOOD);
    await standsOnSuccess(page);
  },
);

test('a card that needs authentication asks for it first', async () => {
  const page = await openCard();
  await payWith(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await standsOnSuccess(page);
});

test('the card number never leaves the browser', async () => {
  const page = await openCard();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await payWith(page, GOOD);
  await standsOnSuccess(page);
  expect(bodies.join('\n').replace(/\s/g, '')).not.toContain('42424242');
  expect(bodies.join('\n')).toContain('pm_card_visa');
});

test('a setup that fails says so, lets the visitor go back, and Zelle gives a real order in its place', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/packages');
  await choose(page);
  await giveDetails(page);
  await page.getByText(PAYMENT_CARD.failed).waitFor();
  await page.getByText(PAYMENT_TOASTS.setupFailed.description, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await choose(page);
  await page.getByRole('button', { name: BUYER_FORM.next }).click();
  await page.getByText(PAYMENT_CARD.failed).waitFor();
  // When no order can be made either, the transfer can still be matched by its memo.
  await page.route('**/api/payments/zelle', (route) => route.abort());
  await page.getByRole('button', { name: ZELLE_ORDER.order }).click();
  const lost = page.getByRole('alert').filter({ hasText: ZELLE_ORDER.failed });
  await lost.getByText('DIY Pools and Build Your Own Pool Package, Ada Lovelace').waitFor();
  await page.unroute('**/api/payments/zelle');
  await page.getByRole('button', { name: ZELLE_ORDER.order }).click();
  await page.getByRole('heading', { name: PAYMENT_SUCCESS.transfer.heading, level: 1 }).waitFor();
  const reference = new URL(page.url()).searchParams.get('payment_intent')?.slice(-8) ?? '';
  const told = async () => {
    await page.getByText('We are sending these details to ada@example.com.').waitFor();
    await page.getByText(PAYMENT_CARD.zelleNote).waitFor();
    const facts = await page.locator('main dl').innerText();
    for (const fact of [CONTENT.brand.zellePayee, '$1,595.00', reference]) expect(facts).toContain(fact);
    expect(page.url()).not.toContain('secret');
  };
  await told();
  await page.reload();
  await told();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Copy ${PAYMENT_SUCCESS.transfer.total}` }).click();
  await page.getByText(PAYMENT_SUCCESS.transfer.copied).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('1595.00');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test('Permitting is not sold before the property is said to be in Florida, and the DIY package says where it is less', async () => {
  const page = await journeys.visit(PHONE);
  await page.goto('/packages');
  await choose(page);
  const law = page.getByRole('dialog').locator('details', { hasText: PACKAGE_LIMITS.diy.title });
  expect(await law.getByText(PACKAGE_LIMITS.diy.words).isVisible()).toBe(false);
  await law.locator('summary').click();
  await law.getByText(PACKAGE_LIMITS.diy.words).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-package=permitting]').first().click();
  const dialog = page.getByRole('dialog');
  const florida = dialog.getByLabel(PACKAGE_LIMITS.permitting.place);
  await dialog.getByLabel('Your name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('I accept the terms').check();
  await dialog.getByRole('button', { name: BUYER_FORM.next }).click();
  await dialog.getByText('We cannot sell this package for any other place').waitFor();
  expect(await isHeld(florida)).toBe(true);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
  await florida.check();
  await dialog.getByRole('button', { name: BUYER_FORM.next }).click();
  await page.getByLabel('Card number').waitFor();
});

test('without an answer the visitor hears so within eight seconds', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.clock.install();
  await page.route('**/api/create-payment-intent', () => undefined);
  await page.goto('/packages');
  await choose(page);
  await giveDetails(page);
  await page.getByText(PAYMENT_CARD.loading).waitFor();
  await page.clock.fastForward(8_000);
  await page.getByText(PAYMENT_CARD.failed).waitFor();
  expect(await page.getByRole('button', { name: ZELLE_ORDER.order }).isEnabled()).toBe(true);
  await page.getByText(CONTENT.brand.zellePayee, { exact: true }).waitFor();
});

test.runIf(LONG)('terms that have changed since the page was opened are asked for again', async () => {
  const page = await journeys.visit(DESKTOP);
  const accepted: string[] = [];
  await page.route('**/api/create-payment-intent', (route) => {
    accepted.push(route.request().postDataJSON().buyer.acceptedTerms);
    if (accepted.length > 1) return route.continue();
    const body = {
      error: 'terms-changed',
      message: 'Our terms have changed.',
      version: 'v2',
      refundRule: 'A new rule.',
    };
    return route.fulfill({ status: 409, json: body });
  });
  await page.goto('/packages');
  await choose(page);
  await giveDetails(page);
  await page.getByText('Our terms have changed.').waitFor();
  const tick = page.getByLabel('I accept the terms');
  expect(await tick.isChecked()).toBe(false);
  await expect.poll(() => isHeld(tick)).toBe(true);
  await page.getByText('A new rule.').waitFor();
  await tick.check();
  await page.getByRole('button', { name: BUYER_FORM.next }).click();
  await expect.poll(() => accepted.at(-1)).toBe('v2');
});

test.runIf(LONG)(
  'a dialog whose code is lost on the way says so, leaves the packages standing, and can be tried again',
  async () => {
    const page = await journeys.visit(DESKTOP);
    await page.route('**/assets/payment-dialog*', (route) => route.abort());
    await page.goto('/packages');
    const select = page.getByRole('button', { name: 'Select Package' });
    await select.first().click();
    await page.getByText(PAYMENT_TOASTS.setupFailed.description, { exact: true }).waitFor();
    // Of five cards and of the five columns that compare them.
    expect(await select.count()).toBe(10);
    await page.unroute('**/assets/payment-dialog*');
    await select.first().click();
    await page.getByLabel('Your name').waitFor();
  },
);

// The answer of a confirmation is held back for as long as the test wants.
const holdConfirmation = async (page: Page, end: 'answer' | 'lose') => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/sandbox/confirm', async (route) => {
    const answer = await route.fetch();
    await released;
    await (end === 'answer' ? route.fulfill({ response: answer }) : route.abort());
  });
  return release;
};

const tryToLeave = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click({ force: true });
  await page.mouse.click(5, 5);
  await page.evaluate('history.back()');
  expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
};

test.runIf(LONG)('a payment in flight cannot be left, says why, and ends as ever', async () => {
  const page = await journeys.open('/about');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    return question.dismiss();
  });
  await page.goto('/packages');
  await choose(page);
  await giveDetails(page);
  await page.getByLabel('Card number').waitFor();
  const release = await holdConfirmation(page, 'answer');
  await payWith(page, GOOD);
  await page.getByText('Please keep this window open until it is done.').waitFor();
  await tryToLeave(page);
  expect(new URL(page.url()).pathname).toBe('/packages');
  expect(await page.getByRole('button', { name: 'Processing...' }).isVisible()).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toContain('beforeunload');
  release();
  await standsOnSuccess(page);
});

test('an answer that is lost is looked up, and a paid package is never called unpaid', async () => {
  const page = await openCard();
  const release = await holdConfirmation(page, 'lose');
  await payWith(page, GOOD);
  release();
  await standsOnSuccess(page);
});

test.runIf(LONG)(
  'without any answer the visitor hears the truth, where to ask and with which reference, and can close',
  async () => {
    const page = await openCard();
    await page.route('**/api/payments/status*', (route) => route.abort());
    const release = await holdConfirmation(page, 'lose');
    await payWith(page, GOOD);
    release();
    const truth = page.getByRole('alert').filter({ hasText: UNCLEAR_PAYMENT.unclear });
    await truth.getByText('It may have gone through.').waitFor();
    expect(await truth.textContent()).toMatch(/Give us this reference: [0-9a-f]{8}/);
    expect(await truth.getByRole('link').count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

test.runIf(LONG)(
  'a payment that takes a minute holds nobody any longer, and says that it may have gone through',
  async () => {
    const page = await journeys.visit(DESKTOP);
    await page.clock.install();
    await page.goto('/packages');
    await choose(page);
    await giveDetails(page);
    await page.getByLabel('Card number').waitFor();
    const release = await holdConfirmation(page, 'answer');
    await payWith(page, GOOD);
    await page.getByText('Please keep this window open until it is done.').waitFor();
    await page.clock.fastForward(61_000);
    await page.getByText(UNCLEAR_PAYMENT.late).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    release();
    await page.getByText(PAYMENT_TOASTS.succeeded.description, { exact: true }).waitFor();
  },
);

test('the return page shows the reference, and the truth about a failed payment', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/payment-success');
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  // Without a payment no order is claimed.
  await page.getByText(PAYMENT_SUCCESS.success.unnamed).waitFor();
  // Well formed, but not ours: the reference and what was promised stand, a success is not claimed.
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&redirect_status=succeeded');
  await page.getByRole('heading', { name: PAYMENT_SUCCESS.unknown.heading }).waitFor();
  expect(await page.getByText('Payment Successful').count()).toBe(0);
  await page.getByText('12345678').waitFor();
  await page.getByText('A confirmation email arrives within 5 minutes.').waitFor();
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&redirect_status=failed');
  await page.getByRole('heading', { name: PAYMENT_SUCCESS.failed.heading }).waitFor();
  // Whoever holds the payment's secret reads what was to be paid, and one press opens its payment again.
  const refused = { state: 'failed', packageTitle: 'Luxury Resort', packageId: 'luxury-resort' };
  const asked = '**/api/payments/status*';
  await page.route(asked, (route) => route.fulfill({ json: { ...refused, amountCents: 99_500 } }));
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&payment_intent_client_secret=no');
  await page.getByText('$995.00').waitFor();
  await page.getByRole('link', { name: PAYMENT_SUCCESS.failed.again }).click();
  await page.getByRole('dialog', { name: 'Pay for Luxury Resort' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.unroute(asked);
  // The card of an extra comes back to words about the extra.
  await page.goto('/payment-success?for=extra&payment_intent=pi_3QabcdEFGH12345678&redirect_status=failed');
  await page.getByText(PAYMENT_SUCCESS.extra.failed.lead).waitFor();
  expect(await page.locator('main').getByText('package').count()).toBe(0);
});
