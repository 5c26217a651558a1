import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { PAYMENT_CARD, PAYMENT_TOASTS } from '#content/payment.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { PayButtons } from './pay-buttons.tsx';
import type { PaymentFormProps } from './sandbox-form.tsx';

// Our own colours inside the provider's frame.
const APPEARANCE = {
  theme: 'stripe' as const,
  variables: { colorPrimary: '#0b6477', colorText: '#0c2a32', colorDanger: '#a3271d', borderRadius: '4px' },
};

export function StripeForm(props: PaymentFormProps) {
  const { publicKey, clientSecret } = props.setup;
  const stripe = useMemo(() => loadStripe(publicKey), [publicKey]);
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: APPEARANCE }}>
      <ConfirmForm {...props} />
    </Elements>
  );
}

function ConfirmForm({ amount, onSuccess, onCancel }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const paying = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Does nothing while the provider or its elements are not ready.
    if (!stripe || !elements || paying.current) return;
    paying.current = true;
    setBusy(true);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: {
          return_url: `${window.location.origin}${ROUTES.paymentSuccess}`,
          ...(email.trim() ? { receipt_email: email.trim() } : {}),
        },
        redirect: 'if_required',
      });
      if (error) fail(error.message ?? PAYMENT_TOASTS.noConnection);
      else onSuccess();
    } catch {
      fail(PAYMENT_TOASTS.noConnection);
    } finally {
      paying.current = false;
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-label={PAYMENT_CARD.heading}>
      <PaymentElement options={{ layout: { type: 'tabs' }, paymentMethodOrder: ['card'] }} />
      <TextField
        className="mt-4"
        label={PAYMENT_CARD.receiptEmail}
        hint={PAYMENT_CARD.receiptEmailHint}
        name="receiptEmail"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PayButtons amount={amount} busy={busy} ready={Boolean(stripe && elements)} onCancel={onCancel} />
    </form>
  );
}

function fail(message: string) {
  toast({ title: PAYMENT_TOASTS.failedTitle, description: message, variant: 'destructive' });
}
