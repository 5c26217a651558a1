import { type PaymentRequest, type PaymentSetup, readPaymentSetup } from '#domain/payment/payment-request.ts';
import { apiRequest } from '#site/request.ts';

/** Asks for an intent; an answer without a client secret is as good as none. */
export const preparePayment = async (
  request: PaymentRequest,
  key: string,
  signal: AbortSignal,
): Promise<PaymentSetup> => {
  const response = await apiRequest('POST', '/api/create-payment-intent', request, {
    headers: { 'Idempotency-Key': key },
    signal,
  });
  return readPaymentSetup(await response.json());
};
