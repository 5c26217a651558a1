import type { Page } from 'playwright';

// What a buyer does in the payment dialog, for every journey that pays.

export const BUYER = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** The first step: who buys, and the tick; ends where the card is asked for. */
export async function giveDetails(
  page: Page,
  buyer: { name: string; email: string; state?: string } = BUYER,
) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(buyer.name);
  const place = dialog.getByLabel('The property is in Florida');
  if (await place.isVisible()) await place.check();
  await dialog.getByLabel('Email').fill(buyer.email);
  if (buyer.state) await dialog.getByLabel('Your state').selectOption({ label: buyer.state });
  await dialog.getByLabel('I accept the terms').check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
}

/** A test card, and the press that pays. */
export async function payWith(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
