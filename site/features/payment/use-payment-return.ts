import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { OrderState } from '#domain/payment/order-state.ts';
import {
  outcomeOf,
  type PaymentOutcome,
  paymentStatusSchema,
  readReturn,
} from '#domain/payment/payment-return.ts';
import { apiRequest } from '#site/request.ts';

export type ReturnView = { outcome: PaymentOutcome; reference: string | undefined; checking: boolean };

const LOOKS = 20;
const PAUSE_MS = 3000;

const askState = async (intentId: string, clientSecret: string, signal: AbortSignal): Promise<OrderState> => {
  const query = new URLSearchParams({
    payment_intent: intentId,
    payment_intent_client_secret: clientSecret,
  });
  const response = await apiRequest('GET', `/api/payments/status?${query}`, undefined, { signal });
  return z.parse(paymentStatusSchema, await response.json()).state;
};

/** Reads the address, then asks our own record as long as it is undecided. */
export function usePaymentReturn(): ReturnView {
  const [view, setView] = useState<ReturnView>({ outcome: 'success', reference: undefined, checking: false });
  useEffect(() => {
    const { intentId, clientSecret, reference, redirectStatus } = readReturn(window.location.search);
    const stop = new AbortController();
    const show = (state: OrderState | undefined, checking: boolean) =>
      setView({ outcome: outcomeOf(state, redirectStatus), reference, checking });
    show(undefined, false);
    if (intentId && clientSecret) void watch(intentId, clientSecret, stop.signal, show);
    return () => stop.abort();
  }, []);
  return view;
}

async function watch(
  intentId: string,
  clientSecret: string,
  signal: AbortSignal,
  show: (state: OrderState | undefined, checking: boolean) => void,
) {
  for (let look = 0; look < LOOKS && !signal.aborted; look += 1) {
    // Our record may not be reachable or not know this payment: then the page stays as it is.
    const state = await askState(intentId, clientSecret, signal).catch(() => undefined);
    if (signal.aborted || state === undefined) return;
    const undecided = state === 'created' || state === 'processing';
    show(state, undecided && look < LOOKS - 1);
    if (!undecided) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
