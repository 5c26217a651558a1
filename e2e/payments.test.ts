import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { DESKTOP } from '../proof/browser.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

const openCard = async (): Promise<Page> => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByLabel('Card number').waitFor();
  return page;
};

const fill = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

test('a good card closes the dialog and leaves the package’s toast standing', async () => {
  const page = await openCard();
  expect(await page.getByText('Test payments').isVisible()).toBe(true);
  await fill(page, '4242424242424242');
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.getByText("We'll contact you within 24 hours to begin your project.", { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
])('card %s is refused and can be tried again', async (number, message) => {
  const page = await openCard();
  await fill(page, number);
  await page.getByText('Payment Failed').first().waitFor();
  await page.getByText(message).first().waitFor();
  await fill(page, '4242424242424242');
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
});

test('a card that needs authentication asks for it first', async () => {
  const page = await openCard();
  await fill(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
});

test('the card number never leaves the browser', async () => {
  const page = await openCard();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await fill(page, '4242424242424242');
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  expect(bodies.join('\n').replace(/\s/g, '')).not.toContain('42424242');
  expect(bodies.join('\n')).toContain('pm_card_visa');
});

test('a setup that fails says so and lets the visitor go back', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByText(CONTENT.payment.PAYMENT_CARD.failed).waitFor();
  await page.getByText(CONTENT.payment.PAYMENT_TOASTS.setupFailed.description, { exact: true }).waitFor();
  await page.getByText(/^Your order reference: .+, and your full name$/).waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a dialog whose code is lost on the way says so, leaves the packages standing, and can be tried again', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.route('**/assets/payment-dialog*', (route) => route.abort());
  await page.goto('/packages');
  const select = page.getByRole('button', { name: 'Select Package' });
  await select.first().click();
  await page.getByText(CONTENT.payment.PAYMENT_TOASTS.setupFailed.description, { exact: true }).waitFor();
  expect(await select.count()).toBe(5);
  await page.unroute('**/assets/payment-dialog*');
  await select.first().click();
  await page.getByLabel('Card number').waitFor();
});

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

test('a payment in flight cannot be left, says why, and ends as ever', async () => {
  const page = await journeys.open('/about');
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    return question.dismiss();
  });
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByLabel('Card number').waitFor();
  const release = await holdConfirmation(page, 'answer');
  await fill(page, '4242424242424242');
  await page.getByText('Please keep this window open until it is done.').waitFor();
  await tryToLeave(page);
  expect(new URL(page.url()).pathname).toBe('/packages');
  expect(await page.getByRole('button', { name: 'Processing...' }).isVisible()).toBe(true);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toContain('beforeunload');
  release();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('an answer that is lost is looked up, and a paid package is never called unpaid', async () => {
  const page = await openCard();
  const release = await holdConfirmation(page, 'lose');
  await fill(page, '4242424242424242');
  release();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
});

test('without any answer the visitor hears the truth, where to ask and with which reference, and can close', async () => {
  const page = await openCard();
  await page.route('**/api/payments/status*', (route) => route.abort());
  const release = await holdConfirmation(page, 'lose');
  await fill(page, '4242424242424242');
  release();
  const truth = page.getByRole('alert').filter({ hasText: CONTENT.payment.UNCLEAR_PAYMENT.unclear });
  await truth.getByText('It may have gone through.').waitFor();
  expect(await truth.textContent()).toMatch(/Give us this reference: [0-9a-f]{8}/);
  expect(await truth.getByRole('link').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a payment that takes a minute holds nobody any longer, and says that it may have gone through', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.clock.install();
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByLabel('Card number').waitFor();
  const release = await holdConfirmation(page, 'answer');
  await fill(page, '4242424242424242');
  await page.getByText('Please keep this window open until it is done.').waitFor();
  await page.clock.fastForward(61_000);
  await page.getByText(CONTENT.payment.UNCLEAR_PAYMENT.late).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  release();
  await page.getByText(CONTENT.payment.PAYMENT_TOASTS.succeeded.description, { exact: true }).waitFor();
});

test('a receipt address that is none is named before anything is paid', async () => {
  const page = await openCard();
  await page.getByLabel(CONTENT.payment.PAYMENT_CARD.receiptEmail).fill('nobody');
  await fill(page, '4242424242424242');
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await page.getByRole('button', { name: /^Pay \$/ }).isEnabled()).toBe(true);
});

test('the return page shows the reference, and the truth about a failed payment', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/payment-success');
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  // Well formed, but not ours: the reference and what was promised stand, a success is not claimed.
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&redirect_status=succeeded');
  await page.getByRole('heading', { name: CONTENT.payment.PAYMENT_SUCCESS.unknown.heading }).waitFor();
  expect(await page.getByText('Payment Successful').count()).toBe(0);
  await page.getByText('12345678').waitFor();
  await page.getByText('A confirmation email arrives within 5 minutes.').waitFor();
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&redirect_status=failed');
  await page.getByRole('heading', { name: CONTENT.payment.PAYMENT_SUCCESS.failed.heading }).waitFor();
});
