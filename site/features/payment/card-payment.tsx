import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import { ContactLinks } from './contact-links.tsx';
import type { PaymentFormProps } from './use-paying.ts';
import { useWords } from './words.ts';

// Neither provider's code is loaded before the card is opened.
const loadForm = async (provider: PaymentSetup['provider']): Promise<ComponentType<PaymentFormProps>> =>
  provider === 'stripe'
    ? (await import('./stripe-form.tsx')).StripeForm
    : (await import('./sandbox-form.tsx')).SandboxForm;

// Whoever waits longer is told of the other way to pay; the same order is asked for again on another try.
const SETUP_PATIENCE_MS = 8_000;

type CardPaymentProps = Pick<PaymentFormProps, 'buyer' | 'returnPath' | 'onMoving' | 'onCancel'> & {
  /** Asks for the payment; another function starts over. Nothing when there is none to make, which its caller tells. */
  prepare: (signal: AbortSignal) => Promise<PaymentSetup | undefined>;
  /** As the button says it. */
  price: (setup: PaymentSetup) => string;
  /** What stands above the card, once it is known what will be charged. */
  head?: (setup: PaymentSetup) => ReactNode;
  /** The other way to pay: below the card, and open in its place when there is none. */
  zelle: (open: boolean) => ReactNode;
  onSuccess: (setup: PaymentSetup) => void;
};

type State =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; setup: PaymentSetup; Form: ComponentType<PaymentFormProps> };

// Loading, then the secure form or the failed state.
export function CardPayment({ prepare, price, head, zelle, onSuccess, ...form }: CardPaymentProps) {
  const { PAYMENT_TOASTS } = useWords();
  const [tries, setTries] = useState(0);
  const state = usePaymentSetup(prepare, tries);

  if (state.step === 'loading') return <Loading />;
  if (state.step === 'failed')
    return (
      <Failed onCancel={form.onCancel} onAgain={() => setTries(tries + 1)}>
        {zelle(true)}
      </Failed>
    );
  const { setup, Form } = state;

  function succeed() {
    toast(PAYMENT_TOASTS.succeeded);
    onSuccess(setup);
  }

  return (
    <div>
      {head?.(setup)}
      <Form {...form} setup={setup} price={price(setup)} onSuccess={succeed} />
      {zelle(false)}
    </div>
  );
}

function usePaymentSetup(prepare: CardPaymentProps['prepare'], tries: number): State {
  const { setupFailed } = useWords().PAYMENT_TOASTS;
  const [state, setState] = useState<State>({ step: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const call = new AbortController();
    let over = false;
    const end = (next: State) => {
      if (over) return;
      over = true;
      clearTimeout(patience);
      setState(next);
    };
    const fail = (error: unknown) => {
      if (over) return;
      console.warn('payment setup failed', error);
      toast(setupFailed);
      end({ step: 'failed' });
    };
    const patience = setTimeout(() => {
      fail('no answer in time');
      call.abort();
    }, SETUP_PATIENCE_MS);
    const open = async (): Promise<State> => {
      const setup = await prepare(call.signal);
      return setup ? { step: 'ready', setup, Form: await loadForm(setup.provider) } : { step: 'loading' };
    };
    setState({ step: 'loading' });
    open().then(end, fail);
    return () => {
      over = true;
      clearTimeout(patience);
      call.abort();
    };
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

type FailedProps = { onCancel?: () => void; onAgain: () => void; children: ReactNode };

function Failed({ onCancel, onAgain, children }: FailedProps) {
  const { PAYMENT_CARD } = useWords();
  return (
    <div>
      <Alert tone="danger" title={PAYMENT_CARD.failed} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {PAYMENT_CARD.tryAgain}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {PAYMENT_CARD.goBack}
          </Button>
        ) : null}
      </div>
      <ContactLinks />
      {children}
    </div>
  );
}
