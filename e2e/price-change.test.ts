import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { PHONE } from '../proof/browser.ts';
import { signIn } from '../proof/sign-in.ts';
import { giveDetails, payWith } from './checkout.ts';
import { startJourneys } from './journey.ts';

// A price is published here, which no other journey may meet.
const journeys = startJourneys({ env: {} });

const { PRICE_CHANGED } = CONTENT.paymentDialog;

/** As the console does it: the draft, then its publication. */
const publishPrice = async (price: number) => {
  const { url } = journeys.site;
  const headers = { 'content-type': 'application/json', origin: url, cookie: await signIn(url) };
  const send = async (method: string, path: string, body: object) => {
    const address = `${url}/api/staff/content/packages/${path}`;
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const packages = CONTENT.packages.PACKAGES.map((item) =>
    item.id === 'luxury-resort' ? { ...item, price } : item,
  );
  await send('PUT', 'draft', { baseVersion: 0, value: { packages } });
  await send('POST', 'publish', { baseVersion: 0 });
};

test('whoever still sees the old price is told the new one, asked again, and charged that and nothing else', async () => {
  const page = await journeys.open('/packages', PHONE);
  const select = page.locator('[data-package=luxury-resort]');
  await publishPrice(1_095);

  await select.click();
  await giveDetails(page);
  const question = page.getByRole('alert').filter({ hasText: 'The price of Luxury Resort is now $1,095.' });
  await question.getByText(PRICE_CHANGED.ask).waitFor();
  expect(await question.evaluate((shown) => shown === document.activeElement)).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Pay for Luxury Resort' });
  await dialog.getByText('You are buying: Luxury Resort, $1,095').waitFor();
  expect(await question.locator('del').allTextContents()).toEqual(['$995']);
  expect(await dialog.getByLabel('Card number').count()).toBe(0);
  expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);

  // Declined: nothing is bought, and the page says that it is no longer up to date.
  await dialog.getByRole('button', { name: PRICE_CHANGED.decline }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: PRICE_CHANGED.page }).waitFor();
  expect(await select.evaluate((button) => button === document.activeElement)).toBe(true);

  // Agreed to, with keys alone: the new price is what the button says and what is paid.
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Email').focus();
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Pay $1095' }).waitFor();
  await payWith(page, '4242424242424242');
  await page.getByText('Payment Successful!', { exact: true }).waitFor();
  await page.waitForURL('**/payment-success?**');
  await page.getByText('$1,095.00').waitFor();

  await page.goto('/packages');
  await page.locator('#luxury-resort').getByText('$1,095').waitFor();
  expect(await page.getByText(PRICE_CHANGED.page).count()).toBe(0);
  await select.click();
  await giveDetails(page);
  await dialog.getByLabel('Card number').waitFor();
});
