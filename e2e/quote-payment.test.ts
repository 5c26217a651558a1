import { expect, test } from 'vitest';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import { PHONE } from '../proof/browser.ts';
import { signIn } from '../proof/sign-in.ts';
import { startJourneys } from './journey.ts';

const journeys = startJourneys();

const send = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${journeys.site.url}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: Record<string, string> = await response.json();
  return answer;
};

/** A package is paid for, an extra quoted and accepted. */
const acceptedQuote = async () => {
  const { intentId = '', clientSecret = '' } = await send('/api/create-payment-intent', {
    amount: 995,
    description: 'Luxury Resort',
  });
  await send('/api/sandbox/confirm', { intentId, clientSecret, token: 'pm_card_visa' });
  const query = new URLSearchParams({
    payment_intent: intentId,
    payment_intent_client_secret: clientSecret,
  });
  const { roomKey }: { roomKey: string } = await (
    await fetch(`${journeys.site.url}/api/payments/status?${query}`)
  ).json();
  const headers = { [ROOM_KEY_HEADER]: roomKey };
  const room: { id: string } = await (await fetch(`${journeys.site.url}/api/room`, { headers })).json();
  const quote = { title: 'Second spa view', words: 'Two more pictures.', amountCents: 25_050 };
  const { id } = await send(`/api/staff/projects/${room.id}/quotes`, quote, {
    cookie: await signIn(journeys.site.url),
  });
  await send(`/api/room/quotes/${id}/accept`, { name: 'Ada Lovelace' }, headers);
  return { roomKey, payUrl: (await send(`/api/room/quotes/${id}/pay`, {}, headers)).payUrl ?? '' };
};

test('an extra is paid on a phone: a reload keeps it, the address and the storage keep no secret, and it is paid once', async () => {
  const { roomKey, payUrl } = await acceptedQuote();
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
