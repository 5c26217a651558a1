import { useEffect, useRef, useState } from 'react';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { toast } from '#site/ui/toast.ts';
import { askPaymentState } from './ask-payment-state.ts';
import { useWords } from './words.ts';

/** Moving: the money may be on its way. Late: it still may, but the dialog may be closed again. Unclear: no answer came. */
export type PayingPhase = 'idle' | 'moving' | 'late' | 'unclear';

export type Ending =
  | { status: 'succeeded' }
  | { status: 'asked' }
  /** Mistyped: the form itself shows where. */
  | { status: 'failed'; message: string; mistyped?: boolean }
  | { status: 'unclear'; message?: string };

const PATIENCE_MS = 60_000;
const RECORD_MS = 8_000;

type Paying = {
  setup: PaymentSetup;
  onSuccess: () => void;
  /** Told when the money starts to move and when it is decided. */
  onMoving?: (moving: boolean) => void;
};
/** What each provider's form is given. */
export type PaymentFormProps = Paying & {
  /** As the button says it. */
  price: string;
  /** Who pays, where that is known; otherwise an address for the receipt is asked for. */
  buyer?: { name: string; email: string };
  /** Where a card leads back to that needs a page of its bank's. */
  returnPath: string;
  onCancel?: () => void;
};
/** The provider's sentence; each refusal is an object of its own. */
export type Refused = { message: string };

/** One payment at a time, from the press of the button to an ending that is true. */
export function usePaying({ setup, onSuccess, onMoving }: Paying) {
  const { PAYMENT_TOASTS } = useWords();
  const [phase, setPhase] = useState<PayingPhase>('idle');
  const [refused, setRefused] = useState<Refused>();
  // State is set only after a render: this ref stops a double click before that.
  const paying = useRef(false);
  const here = useRef(true);
  const tell = useRef(onMoving);
  tell.current = onMoving;
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    tell.current?.(phase === 'moving');
    return () => tell.current?.(false);
  }, [phase]);

  async function run(confirm: () => Promise<Ending>) {
    if (paying.current) return;
    paying.current = true;
    setPhase('moving');
    setRefused(undefined);
    const patience = setTimeout(() => setPhase('late'), PATIENCE_MS);
    const ending = await confirmOrLookUp(setup, confirm);
    clearTimeout(patience);
    paying.current = false;
    setPhase(ending.status === 'unclear' ? 'unclear' : 'idle');
    if (ending.status === 'failed' && !ending.mistyped) setRefused({ message: ending.message });
    if ('message' in ending && ending.message)
      toast({ title: PAYMENT_TOASTS.failedTitle, description: ending.message, variant: 'destructive' });
    if (ending.status !== 'succeeded') return;
    // After the dialog was closed on a late payment a toast tells, and what is open by now stays open.
    if (here.current) onSuccess();
    else toast(PAYMENT_TOASTS.succeeded);
  }

  return {
    phase,
    refused,
    busy: phase === 'moving' || phase === 'late',
    run,
    /** Another card is being typed. */
    forget: () => setRefused(undefined),
  };
}

/** Without a clear answer our own record is asked: the payment may have gone through all the same. */
async function confirmOrLookUp(setup: PaymentSetup, confirm: () => Promise<Ending>): Promise<Ending> {
  const ending = await confirm().catch((): Ending => ({ status: 'unclear' }));
  if (ending.status !== 'unclear') return ending;
  const asked = askPaymentState(setup.intentId, setup.clientSecret, AbortSignal.timeout(RECORD_MS));
  return (await asked.catch(() => undefined))?.state === 'paid' ? { status: 'succeeded' } : ending;
}
