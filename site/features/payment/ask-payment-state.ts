import * as z from 'zod/mini';
import { askAbout, type PaymentStatus, paymentStatusSchema } from '#domain/payment/payment-return.ts';
import { apiRequest } from '#site/request.ts';

/** Our own record of a payment, which the server refreshes from the provider while it is undecided. */
export const askPaymentState = async (
  intentId: string,
  clientSecret: string | undefined,
  signal: AbortSignal,
): Promise<PaymentStatus> => {
  const { query, headers } = askAbout(intentId, clientSecret);
  const response = await apiRequest('GET', `/api/payments/status?${query}`, undefined, { headers, signal });
  return z.parse(paymentStatusSchema, await response.json());
};
