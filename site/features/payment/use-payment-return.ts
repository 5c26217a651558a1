import { useEffect, useState } from 'react';
import type { OrderState } from '#domain/payment/order-state.ts';
import {
  type NoRecord,
  outcomeOf,
  type PaymentOutcome,
  type PaymentStatus,
} from '#domain/payment/payment-return.ts';
import { RequestError } from '#site/request.ts';
import { askPaymentState } from './ask-payment-state.ts';
import { takeReturn } from './take-return.ts';

export type ReturnView = {
  outcome: PaymentOutcome;
  reference: string | undefined;
  checking: boolean;
  isExtra: boolean;
  /** The payment was made a moment ago. */
  isFresh: boolean;
  /** Opens the receipt. */
  payment?: { intentId: string; clientSecret: string } | undefined;
  /** What our record tells whoever holds the payment's secret. */
  bought: Bought;
};
type Bought = Omit<PaymentStatus, 'state'>;
type Looked = Bought & { state: OrderState | NoRecord };

const LOOKS = 20;
const PAUSE_MS = 3000;
const UNDECIDED = new Set<OrderState | NoRecord>(['created', 'processing', 'unreachable']);
const FIRST: ReturnView = {
  outcome: 'success',
  reference: undefined,
  checking: false,
  isExtra: false,
  isFresh: false,
  bought: {},
};

/** Reads the address, then asks our own record as long as it is undecided. */
export function usePaymentReturn(): ReturnView {
  const [view, setView] = useState(FIRST);
  useEffect(() => {
    const { intentId, clientSecret, redirectStatus, isTransfer, ...known } = takeReturn();
    const show = (next: Pick<ReturnView, 'outcome' | 'checking'> & Partial<ReturnView>) =>
      setView({ ...FIRST, ...known, ...next });
    if (!intentId) return show({ outcome: outcomeOf(undefined, redirectStatus), checking: false });
    const stop = new AbortController();
    show({ outcome: 'checking', checking: true });
    const look = () =>
      askPaymentState(intentId, clientSecret, stop.signal).catch(
        (error: unknown): Looked => ({
          state: error instanceof RequestError && error.status === 404 ? 'unknown' : 'unreachable',
        }),
      );
    // A transfer takes hours: nobody waits for it here.
    const isUndecided = (state: Looked['state']) =>
      UNDECIDED.has(state) && !(isTransfer && state === 'created');
    void watch({ look, isUndecided, signal: stop.signal }, ({ state, ...bought }, checking) =>
      show({
        outcome: outcomeOf(state, redirectStatus, isTransfer),
        checking,
        bought,
        isExtra: bought.extra ?? known.isExtra,
        payment: clientSecret ? { intentId, clientSecret } : undefined,
      }),
    );
    return () => stop.abort();
  }, []);
  return view;
}

type Watched = {
  look: () => Promise<Looked>;
  isUndecided: (state: Looked['state']) => boolean;
  signal: AbortSignal;
};

async function watch(
  { look, isUndecided, signal }: Watched,
  show: (looked: Looked, checking: boolean) => void,
) {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const looked = await look();
    if (signal.aborted) return;
    const again = isUndecided(looked.state) && looks < LOOKS;
    show(looked, again);
    if (!again) return;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (signal.aborted) return;
  }
}
