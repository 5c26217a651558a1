import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESKTOP } from './browser.ts';
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
  await page.context().close();
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
  await page.context().close();
});

test('a card that needs authentication asks for it first', async () => {
  const page = await openCard();
  await fill(page, '4000002500003155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.context().close();
});

test('the card number never leaves the browser', async () => {
  const page = await openCard();
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await fill(page, '4242424242424242');
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  expect(bodies.join('\n').replace(/\s/g, '')).not.toContain('42424242');
  expect(bodies.join('\n')).toContain('pm_card_visa');
  await page.context().close();
});

test('a setup that fails says so and lets the visitor go back', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByText('Payment setup failed. Please try again.').waitFor();
  await page.getByText('Unable to initialize payment. Please try again.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().close();
});

test('the return page shows the reference, and the truth about a failed payment', async () => {
  const page = await journeys.visit(DESKTOP);
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678');
  await page.getByText('12345678').waitFor();
  await page.getByText('A confirmation email arrives within 5 minutes.').waitFor();
  await page.goto('/payment-success?payment_intent=pi_3QabcdEFGH12345678&redirect_status=failed');
  await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
  await page.context().close();
});
