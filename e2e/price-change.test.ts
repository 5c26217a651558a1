import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { PHONE } from '../proof/browser.ts';
import { BUYER, giveDetails, payWith } from '../proof/checkout.ts';
import { LONG } from '../proof/long.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

// A price is published here, which no other journey may meet.
const journeys = startJourneys({ env: {} });

const { PRICE_CHANGED } = CONTENT.paymentDialog;

/** As the console does it: the draft, then its publication. */
const publish = async (document: string, value: object) => {
  const { url } = journeys.site;
  const headers = { 'content-type': 'application/json', origin: url, cookie: await signIn(url) };
  const send = async (method: string, path: string, body: object) => {
    const address = `${url}/api/staff/content/${document}/${path}`;
    const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await send('PUT', 'draft', { baseVersion: 0, value });
  await send('POST', 'publish', { baseVersion: 0 });
};

const publishPrice = (price: number) => {
  const packages = CONTENT.packages.PACKAGES.map((item) =>
    item.id === 'luxury-resort' ? { ...item, price } : item,
  );
  return publish('packages', { packages });
};

test.runIf(LONG)(
  'whoever still sees the old price is told the new one, asked again, and charged that and nothing else',
  async () => {
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
    await dialog.getByRole('button', { name: 'Pay $1,095' }).waitFor();
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
  },
);

test.runIf(LONG)(
  'while a sales tax is on the state is asked for, and the tax is shown before it is charged',
  async () => {
    const old = await journeys.open('/packages', PHONE);
    await publish('taxes', { on: true, name: 'Sales tax', rates: [{ region: 'FL', percent: '7.5' }] });
    // A page from before does not know that a state is needed: it is asked for then, and nothing typed is lost.
    await old.locator('[data-package=permitting]').click();
    await giveDetails(old);
    const state = old.getByLabel('Your state');
    await state.waitFor();
    expect(await old.getByLabel('Email').inputValue()).toBe('ada@example.com');

    const page = await journeys.open('/packages', PHONE);
    await page.locator('[data-package=permitting]').click();
    await giveDetails(page);
    await page.getByText('Please choose your state').waitFor();
    await giveDetails(page, { ...BUYER, state: 'Florida' });
    const lines = page.getByRole('dialog').locator('dl');
    await lines.waitFor();
    expect((await lines.innerText()).split(/\s*\n+\s*/)).toEqual([
      'Permitting Services',
      '$895.00',
      'Sales tax 7.5%, Florida',
      '$67.13',
      'Total',
      '$962.13',
    ]);
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Pay $962.13' }).waitFor();

    // Another state is another order; from where there is no rate, none is charged.
    await page.getByRole('button', { name: CONTENT.paymentDialog.BUYER_SUMMARY.change }).click();
    await giveDetails(page, { ...BUYER, state: CONTENT.paymentDialog.BUYER_FORM.elsewhere });
    await page.getByRole('button', { name: 'Pay $895' }).waitFor();
    await page.getByRole('button', { name: CONTENT.paymentDialog.BUYER_SUMMARY.change }).click();
    await giveDetails(page, { ...BUYER, state: 'Florida' });
    await page.getByRole('button', { name: 'Pay $962.13' }).waitFor();
    await payWith(page, '4242424242424242');
    await page.waitForURL('**/payment-success?**');
    await page.getByText('$962.13').waitFor();
    await page.getByText('$67.13').waitFor();
  },
);
