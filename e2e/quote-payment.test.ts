import { expect, test } from 'vitest';
import { PHONE } from '../proof/browser.ts';
import { acceptedQuote } from '../proof/project-calls.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

test('an extra is paid on a phone: a reload keeps it, the address and the storage keep no secret, and it is paid once', async () => {
  const { roomKey, payUrl } = await acceptedQuote(journeys.site.url, await signIn(journeys.site.url));
  const page = await journeys.visit(PHONE);
  await page.goto(payUrl);
  await page.getByRole('heading', { name: 'Second spa view' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Pay $250.50' }).click();
  await page.getByRole('heading', { name: 'Paid. Thank you.' }).waitFor();
  await page.getByText('use the link in our email').waitFor();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
  expect(kept).not.toContain(roomKey);
  await page.goto('about:blank');
  await page.goto(payUrl);
  await page.getByRole('heading', { name: 'This has been paid already' }).waitFor();
  await page.goto('/project/pay#nonsense');
  await page.getByRole('heading', { name: 'This link does not open a payment' }).waitFor();
});
