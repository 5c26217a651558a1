import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { fill } from '#domain/words/fill.ts';
import { randomKey } from '#site/request-key.ts';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import { preparePayment } from './prepare-payment.ts';
import { useWords } from './words.ts';
import { ZelleAlternative } from './zelle-alternative.tsx';

// Neither provider's code is loaded before somebody opens the card.
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })));
const SandboxForm = lazy(() =>
  import('./sandbox-form.tsx').then((module) => ({ default: module.SandboxForm })),
);

export type PaymentCardProps = {
  amount: number;
  description: string;
  onSuccess: () => void;
  onMoving?: (moving: boolean) => void;
  onCancel?: () => void;
};

type State = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; setup: PaymentSetup };

// Loading, then the secure form or the failed state; a new amount or description starts over.
export function PaymentCard({ amount, description, onSuccess, onMoving, onCancel }: PaymentCardProps) {
  const { PAYMENT_TOASTS } = useWords();
  const state = usePaymentSetup(amount, description);

  function succeed() {
    toast(PAYMENT_TOASTS.succeeded);
    onSuccess();
  }

  if (state.step === 'loading') return <Loading />;
  if (state.step === 'failed') return <Failed description={description} onCancel={onCancel} />;
  const Form = state.setup.provider === 'stripe' ? StripeForm : SandboxForm;
  return (
    <div>
      <Suspense fallback={<Loading />}>
        <Form
          setup={state.setup}
          amount={amount}
          onSuccess={succeed}
          onMoving={onMoving}
          onCancel={onCancel}
        />
      </Suspense>
      <ZelleAlternative reference={state.setup.intentId.slice(-8)} />
    </div>
  );
}

function usePaymentSetup(amount: number, description: string): State {
  const { setupFailed } = useWords().PAYMENT_TOASTS;
  const [state, setState] = useState<State>({ step: 'loading' });
  // One key per mount and choice, so that an effect that runs twice opens one order.
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    const choice = `${amount} ${description}`;
    const key = keys.current.get(choice) ?? randomKey();
    keys.current.set(choice, key);
    const stop = new AbortController();
    setState({ step: 'loading' });
    preparePayment({ amount, description }, key, stop.signal).then(
      (setup) => setState({ step: 'ready', setup }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('payment setup failed', error);
        toast(setupFailed);
        setState({ step: 'failed' });
      },
    );
    return () => stop.abort();
  }, [amount, description, setupFailed]);
  return state;
}

function Loading() {
  const { PAYMENT_CARD } = useWords();
  return (
    <div className="grid min-h-48 place-items-center text-ink-600" role="status">
      <span className="flex items-center gap-3">
        <Spinner /> {PAYMENT_CARD.loading}
      </span>
    </div>
  );
}

function Failed({ description, onCancel }: { description: string; onCancel?: () => void }) {
  const { PAYMENT_CARD } = useWords();
  return (
    <div className="grid gap-5 py-4">
      <p role="alert" className="text-danger">
        {PAYMENT_CARD.failed}
      </p>
      <div>
        <Button variant="secondary" onClick={() => onCancel?.()}>
          {PAYMENT_CARD.goBack}
        </Button>
      </div>
      {/* Without a payment there is no number; staff match the transfer by its package and its sender. */}
      <ZelleAlternative reference={fill(PAYMENT_CARD.referenceByName, { package: description })} />
    </div>
  );
}
