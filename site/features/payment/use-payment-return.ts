import { useEffect, useState } from 'react';
import type { OrderState } from '#domain/payment/order-state.ts';
import { type NoRecord, outcomeOf, type PaymentOutcome, readReturn } from '#domain/payment/payment-return.ts';
import { RequestError } from '#site/request.ts';
import { askPaymentState } from './ask-payment-state.ts';

export type ReturnView = {
  outcome: PaymentOutcome;
  reference: string | undefined;
  checking: boolean;
  /** Opens the project that the payment began. */
  roomKey?: string | undefined;
};
type Looked = { state: OrderState | NoRecord; roomKey?: string | undefined };

const LOOKS = 20;
const PAUSE_MS = 3000;
const UNDECIDED = new Set<OrderState | NoRecord>(['created', 'processing', 'unreachable']);

/** Reads the address, then asks our own record as long as it is undecided. */
export function usePaymentReturn(): ReturnView {
  const [view, setView] = useState<ReturnView>({ outcome: 'success', reference: undefined, checking: false });
  useEffect(() => {
    const { intentId, clientSecret, reference, redirectStatus } = readReturn(window.location.search);
    if (!intentId)
      return setView({ outcome: outcomeOf(undefined, redirectStatus), reference, checking: false });
    const stop = new AbortController();
    setView({ outcome: 'checking', reference, checking: true });
    const look = () =>
      askPaymentState(intentId, clientSecret, stop.signal).catch(
        (error: unknown): Looked => ({
          state: error instanceof RequestError && error.status === 404 ? 'unknown' : 'unreachable',
        }),
      );
    void watch(look, stop.signal, ({ state, roomKey }, checking) =>
      setView({ outcome: outcomeOf(state, redirectStatus), reference, checking, roomKey }),
    );
    return () => stop.abort();
  }, []);
  return view;
}

async function watch(
  look: () => Promise<Looked>,
  signal: AbortSignal,
  show: (looked: Looked, checking: boolean) => void,
) {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const looked = await look();
    if (signal.aborted) return;
    const again = UNDECIDED.has(looked.state) && looks < LOOKS;
    show(looked, again);
    if (!again) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (signal.aborted) return;
  }
}
