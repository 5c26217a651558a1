import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { COLOURS } from '#domain/site/colours.ts';
import { here, pageLanguage } from '#site/language.ts';
import { BlockedCard } from './blocked-card.tsx';
import { DeclinedCard } from './declined-card.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { ReceiptEmail, useReceiptEmail } from './receipt-email.tsx';
import { UnclearPayment } from './unclear-payment.tsx';
import { type Ending, type PaymentFormProps, usePaying } from './use-paying.ts';
import { useWords } from './words.ts';

// Our own colours inside the provider's frame.
const APPEARANCE = {
  theme: 'stripe' as const,
  variables: {
    colorPrimary: COLOURS.lagoon,
    colorText: COLOURS.ink,
    colorDanger: COLOURS.danger,
    borderRadius: '4px',
  },
};

// An extension that holds back the provider's frame sends no error: after this long the visitor is told.
const LOAD_PATIENCE_MS = 7_000;
// With these the card may have been charged although no answer came.
const NO_ANSWER = new Set(['api_connection_error', 'api_error']);

export function StripeForm(props: PaymentFormProps) {
  const [tries, setTries] = useState(0);
  return <LoadedForm key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

type LoadedFormProps = PaymentFormProps & { onAgain: () => void };

function LoadedForm(props: LoadedFormProps) {
  const { publicKey, clientSecret } = props.setup;
  const stripe = useMemo(() => loadStripe(publicKey).catch(() => null), [publicKey]);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setMissing(true), LOAD_PATIENCE_MS);
    void stripe.then((loaded) => (loaded ? undefined : setMissing(true)));
    return () => clearTimeout(late);
  }, [stripe]);
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: APPEARANCE, locale: pageLanguage() }}>
      <ConfirmForm {...props} missing={missing} onMissing={() => setMissing(true)} />
    </Elements>
  );
}

type ConfirmFormProps = LoadedFormProps & { missing: boolean; onMissing: () => void };

function ConfirmForm(props: ConfirmFormProps) {
  const { setup, price, buyer, returnPath, missing, onMissing, onAgain, onCancel, ...paid } = props;
  const { PAYMENT_CARD } = useWords();
  const stripe = useStripe();
  const elements = useElements();
  const [shown, setShown] = useState(false);
  const receipt = useReceiptEmail();
  const { phase, refused, busy, run, forget } = usePaying({ setup, ...paid });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Does nothing while the provider or its elements are not ready.
    if (!stripe || !elements) return;
    const address = receipt.check();
    if (address === null) return;
    void run(async (): Promise<Ending> => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: `${window.location.origin}${here(returnPath)}`,
          ...(address ? { receipt_email: address } : {}),
        },
        redirect: 'if_required',
      });
      if (!error || error.payment_intent?.status === 'succeeded') return { status: 'succeeded' };
      if (NO_ANSWER.has(error.type) || !error.message) return { status: 'unclear', message: error.message };
      return { status: 'failed', message: error.message, mistyped: error.type === 'validation_error' };
    });
  }

  return (
    <form onSubmit={submit} noValidate aria-label={PAYMENT_CARD.heading}>
      {buyer ? null : <ReceiptEmail className="mb-5" {...receipt.field} />}
      {shown ? null : <BlockedCard blocked={missing} onAgain={onAgain} />}
      <PaymentElement
        options={{
          layout: { type: 'tabs' },
          paymentMethodOrder: ['card'],
          ...(buyer ? { defaultValues: { billingDetails: { name: buyer.name, email: buyer.email } } } : {}),
        }}
        // What is complete is the card that was refused.
        onChange={({ complete }) => (complete ? undefined : forget())}
        onReady={() => setShown(true)}
        onLoadError={onMissing}
      />
      {refused ? <DeclinedCard refused={refused} /> : null}
      <UnclearPayment phase={phase} reference={setup.reference} />
      <PayButtons
        price={price}
        busy={busy}
        ready={Boolean(stripe && elements && shown)}
        onCancel={onCancel}
      />
    </form>
  );
}
