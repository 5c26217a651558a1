import * as z from 'zod/mini';
import { type BuyerField, buyerFieldOf } from '#domain/payment/buyer-form.ts';
import {
  type PaymentRequest,
  type PaymentSetup,
  readPaymentSetup,
  termsChangeSchema,
  type ZelleSetup,
  zelleSetupSchema,
} from '#domain/payment/payment-request.ts';
import { type PriceChange, priceChangeSchema } from '#domain/payment/price-change.ts';
import { apiRequest, RequestError } from '#site/request.ts';

export type BuyerProblems = Partial<Record<BuyerField, string>>;

/** Nothing was ordered: the visitor is asked again, for the price or for the details. */
export type AskAgain =
  | { ask: 'price'; change: PriceChange }
  | { ask: 'details'; problems: BuyerProblems; terms?: AcceptedTerms };

export type AcceptedTerms = { version: string; refundRule: string };

type Order = { request: PaymentRequest; key: string; signal: AbortSignal };

const place = async (url: string, { request, key, signal }: Order): Promise<unknown> => {
  const headers = { 'Idempotency-Key': key };
  const response = await apiRequest('POST', url, request, { headers, signal });
  return response.json();
};

/** Asks for an intent; an answer without a client secret is as good as none. */
export const preparePayment = (order: Order): Promise<PaymentSetup | AskAgain> =>
  place('/api/create-payment-intent', order).then(readPaymentSetup).catch(askAgain);

export const orderByZelle = (order: Order): Promise<ZelleSetup | AskAgain> =>
  place('/api/payments/zelle', order)
    .then((answer) => z.parse(zelleSetupSchema, answer))
    .catch(askAgain);

const issuesSchema = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

function askAgain(error: unknown): AskAgain {
  const body = error instanceof RequestError ? bodyOf(error) : undefined;
  const change = z.safeParse(priceChangeSchema, body).data;
  if (change) return { ask: 'price', change };
  const terms = z.safeParse(termsChangeSchema, body).data;
  if (terms) return { ask: 'details', problems: { accepted: terms.message }, terms };
  const problems: BuyerProblems = {};
  for (const { path, message } of z.safeParse(issuesSchema, body).data?.issues ?? []) {
    const field = buyerFieldOf(path);
    if (field) problems[field] ??= message;
  }
  if (Object.keys(problems).length === 0) throw error;
  return { ask: 'details', problems };
}

function bodyOf({ body }: RequestError): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not JSON: whoever answered, it was not us.
    return undefined;
  }
}
