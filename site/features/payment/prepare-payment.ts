import * as z from 'zod/mini';
import { type PaymentRequest, type PaymentSetup, readPaymentSetup } from '#domain/payment/payment-request.ts';
import { type PriceChange, priceChangeSchema } from '#domain/payment/price-change.ts';
import { apiRequest, RequestError } from '#site/request.ts';

/** Asks for an intent; an answer without a client secret is as good as none. A former price is answered with the new one. */
export const preparePayment = async (
  request: PaymentRequest,
  key: string,
  signal: AbortSignal,
): Promise<PaymentSetup | PriceChange> => {
  try {
    const headers = { 'Idempotency-Key': key };
    const response = await apiRequest('POST', '/api/create-payment-intent', request, { headers, signal });
    return readPaymentSetup(await response.json());
  } catch (error) {
    const change = priceChangeIn(error);
    if (change) return change;
    throw error;
  }
};

function priceChangeIn(error: unknown): PriceChange | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    return z.safeParse(priceChangeSchema, JSON.parse(error.body)).data;
  } catch {
    // Not JSON: whoever answered, it was not us.
    return undefined;
  }
}
