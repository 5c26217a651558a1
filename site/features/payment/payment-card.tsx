import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PackageId } from '#domain/package/catalogue.ts';
import { orderReference } from '#domain/payment/order-reference.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import type { PriceChange } from '#domain/payment/price-change.ts';
import { fill } from '#domain/words/fill.ts';
import { randomKey } from '#site/request-key.ts';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { toast } from '#site/ui/toast.ts';
import { preparePayment } from './prepare-payment.ts';
import type { PaymentFormProps } from './use-paying.ts';
import { useWords } from './words.ts';
import { ZelleAlternative } from './zelle-alternative.tsx';

// Neither provider's code is loaded before the card is opened.
const loadForm = async (provider: PaymentSetup['provider']): Promise<ComponentType<PaymentFormProps>> =>
  provider === 'stripe'
    ? (await import('./stripe-form.tsx')).StripeForm
    : (await import('./sandbox-form.tsx')).SandboxForm;

type PaymentCardProps = {
  packageId: PackageId;
  amount: number;
  description: string;
  onSuccess: () => void;
  /** The server asks another price: nothing was ordered, and the visitor is to be asked. */
  onPriceChange: (change: PriceChange) => void;
  onMoving?: (moving: boolean) => void;
  onCancel?: () => void;
};

type State =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; setup: PaymentSetup; Form: ComponentType<PaymentFormProps> };

// Loading, then the secure form or the failed state; a new amount or description starts over.
export function PaymentCard(props: PaymentCardProps) {
  const { packageId, amount, description, onSuccess, onPriceChange, onMoving, onCancel } = props;
  const { PAYMENT_TOASTS } = useWords();
  const state = usePaymentSetup({ packageId, amount, description }, onPriceChange);

  function succeed() {
    toast(PAYMENT_TOASTS.succeeded);
    onSuccess();
  }

  if (state.step === 'loading') return <Loading />;
  if (state.step === 'failed') return <Failed description={description} onCancel={onCancel} />;
  const { setup, Form } = state;
  return (
    <div>
      <Form setup={setup} amount={amount} onSuccess={succeed} onMoving={onMoving} onCancel={onCancel} />
      <ZelleAlternative reference={orderReference(setup.intentId)} />
    </div>
  );
}

function usePaymentSetup(
  { packageId, amount, description }: Pick<PaymentCardProps, 'packageId' | 'amount' | 'description'>,
  onPriceChange: PaymentCardProps['onPriceChange'],
): State {
  const { setupFailed } = useWords().PAYMENT_TOASTS;
  const [state, setState] = useState<State>({ step: 'loading' });
  // One key per mount and choice, so that an effect that runs twice opens one order.
  const keys = useRef(new Map<string, string>());
  const tell = useRef(onPriceChange);
  tell.current = onPriceChange;
  useEffect(() => {
    const choice = `${packageId} ${amount} ${description}`;
    const key = keys.current.get(choice) ?? randomKey();
    keys.current.set(choice, key);
    const stop = new AbortController();
    setState({ step: 'loading' });
    const prepare = async (): Promise<State> => {
      const answer = await preparePayment({ amount, description, packageId }, key, stop.signal);
      if ('offer' in answer) {
        if (!stop.signal.aborted) tell.current(answer);
        return { step: 'loading' };
      }
      return { step: 'ready', setup: answer, Form: await loadForm(answer.provider) };
    };
    const fail = (error: unknown): State => {
      if (!stop.signal.aborted) {
        console.warn('payment setup failed', error);
        toast(setupFailed);
      }
      return { step: 'failed' };
    };
    void prepare()
      .catch(fail)
      .then((next) => (stop.signal.aborted ? undefined : setState(next)));
    return () => stop.abort();
  }, [packageId, amount, description, setupFailed]);
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
