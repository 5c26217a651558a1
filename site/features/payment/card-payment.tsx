import { type ComponentType, useEffect, useState } from 'react';
import { orderReference } from '#domain/payment/order-reference.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import type { PaymentFormProps } from './use-paying.ts';
import { useWords } from './words.ts';
import { ZelleAlternative } from './zelle-alternative.tsx';

// Neither provider's code is loaded before the card is opened.
const loadForm = async (provider: PaymentSetup['provider']): Promise<ComponentType<PaymentFormProps>> =>
  provider === 'stripe'
    ? (await import('./stripe-form.tsx')).StripeForm
    : (await import('./sandbox-form.tsx')).SandboxForm;

type CardPaymentProps = {
  /** Asks for the payment; another function starts over. Nothing when there is none to make, which its caller tells. */
  prepare: (signal: AbortSignal) => Promise<PaymentSetup | undefined>;
  /** As the button says it. */
  price: string;
  /** What a transfer by Zelle is matched by: always, or when there is no payment whose reference could be given. */
  reference: { always: string } | { without: string };
  onSuccess: (setup: PaymentSetup) => void;
  onMoving?: (moving: boolean) => void;
  onCancel?: () => void;
};

type State =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; setup: PaymentSetup; Form: ComponentType<PaymentFormProps> };

// Loading, then the secure form or the failed state.
export function CardPayment(props: CardPaymentProps) {
  const { prepare, price, reference, onSuccess, onMoving, onCancel } = props;
  const { PAYMENT_TOASTS } = useWords();
  const [tries, setTries] = useState(0);
  const state = usePaymentSetup(prepare, tries);

  if (state.step === 'loading') return <Loading />;
  if (state.step === 'failed')
    return (
      <Failed
        reference={'always' in reference ? reference.always : reference.without}
        onCancel={onCancel}
        onAgain={() => setTries(tries + 1)}
      />
    );
  const { setup, Form } = state;

  function succeed() {
    toast(PAYMENT_TOASTS.succeeded);
    onSuccess(setup);
  }

  return (
    <div>
      <Form setup={setup} price={price} onSuccess={succeed} onMoving={onMoving} onCancel={onCancel} />
      <ZelleAlternative
        reference={'always' in reference ? reference.always : orderReference(setup.intentId)}
      />
    </div>
  );
}

function usePaymentSetup(prepare: CardPaymentProps['prepare'], tries: number): State {
  const { setupFailed } = useWords().PAYMENT_TOASTS;
  const [state, setState] = useState<State>({ step: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ step: 'loading' });
    const open = async (): Promise<State> => {
      const setup = await prepare(stop.signal);
      return setup ? { step: 'ready', setup, Form: await loadForm(setup.provider) } : { step: 'loading' };
    };
    const fail = (error: unknown): State => {
      if (!stop.signal.aborted) {
        console.warn('payment setup failed', error);
        toast(setupFailed);
      }
      return { step: 'failed' };
    };
    void open()
      .catch(fail)
      .then((next) => (stop.signal.aborted ? undefined : setState(next)));
    return () => stop.abort();
  }, [prepare, setupFailed, tries]);
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

type FailedProps = { reference: string; onCancel?: () => void; onAgain: () => void };

function Failed({ reference, onCancel, onAgain }: FailedProps) {
  const { PAYMENT_CARD } = useWords();
  return (
    <div className="grid gap-5 py-4">
      <p role="alert" className="text-danger">
        {PAYMENT_CARD.failed}
      </p>
      <div>
        <Button variant="secondary" onClick={onCancel ?? onAgain}>
          {onCancel ? PAYMENT_CARD.goBack : PAYMENT_CARD.tryAgain}
        </Button>
      </div>
      <ZelleAlternative reference={reference} />
    </div>
  );
}
