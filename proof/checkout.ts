import type { Page } from 'playwright';
import type { Content } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { fill } from '#domain/words/fill.ts';

// What a buyer does in the payment dialog, for every journey that pays, in the words of the page.

type Words = Pick<Content, 'payment' | 'paymentDialog'>;

export const BUYER = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** The first step: who buys, and the tick; ends where the card is asked for. */
export async function giveDetails(
  page: Page,
  buyer: { name: string; email: string; state?: string } = BUYER,
  { paymentDialog: { BUYER_FORM, PACKAGE_LIMITS } }: Words = DEFAULT_CONTENT,
) {
  const { labels, next } = BUYER_FORM;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labels.name).fill(buyer.name);
  const place = dialog.getByLabel(PACKAGE_LIMITS.permitting.place);
  if (await place.isVisible()) await place.check();
  await dialog.getByLabel(labels.email).fill(buyer.email);
  if (buyer.state) await dialog.getByLabel(labels.region).selectOption({ label: buyer.state });
  await dialog.getByLabel(labels.accepted).check();
  await dialog.getByRole('button', { name: next }).click();
}

/** A test card, and the press that pays. */
export async function payWith(
  page: Page,
  number: string,
  { payment: { PAYMENT_CARD, SANDBOX_CARD } }: Words = DEFAULT_CONTENT,
) {
  await page.getByLabel(SANDBOX_CARD.number).fill(number);
  await page.getByLabel(SANDBOX_CARD.expiry).fill('1234');
  await page.getByLabel(SANDBOX_CARD.cvc).fill('123');
  await page.getByRole('button', { name: fill(PAYMENT_CARD.pay, { amount: '$' }) }).click();
}
