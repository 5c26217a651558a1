import * as z from 'zod/mini';
import { paymentStatusSchema } from '#domain/payment/payment-return.ts';
import { apiRequest } from '#site/request.ts';

/** Our own record of a payment, which the server refreshes from the provider while it is undecided. */
export const askPaymentState = async (
  intentId: string,
  clientSecret: string | undefined,
  signal: AbortSignal,
): Promise<z.infer<typeof paymentStatusSchema>> => {
  const query = new URLSearchParams({
    payment_intent: intentId,
    ...(clientSecret ? { payment_intent_client_secret: clientSecret } : {}),
  });
  const response = await apiRequest('GET', `/api/payments/status?${query}`, undefined, { signal });
  return z.parse(paymentStatusSchema, await response.json());
};
