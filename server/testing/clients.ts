import { INTAKE_FIELDS } from './intake-form.ts';
import type { TestSite } from './site.ts';

// What visitors do that begins a project: they send the project form, or they buy a package.

export const sendIntake = async (
  site: TestSite,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...INTAKE_FIELDS, ...fields })) body.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body });
  const answer = await site.inject({
    method: 'POST',
    url: '/api/pool-intake',
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { ticketNumber, statusUrl }: { ticketNumber: string; statusUrl: string } = answer.json();
  return { ticketNumber, key: statusUrl.split('#')[1] ?? '' };
};

/** By the sandbox's card; answers what the return page learns. */
export const buyPackage = async (
  site: TestSite,
  receiptEmail?: string,
  { amount, description }: { amount: number; description: string } = {
    amount: 495,
    description: 'Premium 3D Design',
  },
) => {
  const opened = await site.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { amount, description },
  });
  const { intentId, clientSecret }: { intentId: string; clientSecret: string } = opened.json();
  await site.inject({
    method: 'POST',
    url: '/api/sandbox/confirm',
    payload: { intentId, clientSecret, token: 'pm_card_visa', ...(receiptEmail ? { receiptEmail } : {}) },
    headers: { host: 'localhost:3000' },
  });
  const query = new URLSearchParams({
    payment_intent: intentId,
    payment_intent_client_secret: clientSecret,
  });
  const askAgain = async () => {
    const status = await site.inject({ url: `/api/payments/status?${query}` });
    const known: { state: string; packageTitle: string; roomKey?: string } = status.json();
    return known;
  };
  return { intentId, askAgain, ...(await askAgain()) };
};
