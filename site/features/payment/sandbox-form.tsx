import { type FormEvent, useRef, useState } from 'react';
import { PAYMENT_CARD, PAYMENT_TOASTS, SANDBOX_CARD } from '#content/payment.ts';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { type CardProblems, readCard, type TestCardToken } from '#domain/payment/test-cards.ts';
import { RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { confirmInSandbox } from './confirm-in-sandbox.ts';
import { PayButtons } from './pay-buttons.tsx';
import { SandboxChallenge } from './sandbox-challenge.tsx';
import { spaceDigits, spaceExpiry } from './space-digits.ts';

export type PaymentFormProps = {
  setup: PaymentSetup;
  amount: number;
  onSuccess: () => void;
  onCancel?: () => void;
};

// Follows the published test numbers. The number itself stays in this form; only its token is sent.
export function SandboxForm({ setup, amount, onSuccess, onCancel }: PaymentFormProps) {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<CardProblems>({});
  const [busy, setBusy] = useState(false);
  const [challenged, setChallenged] = useState<TestCardToken | null>(null);
  // State lands after a render: a second click in the same moment is stopped by this.
  const paying = useRef(false);

  async function pay(token: TestCardToken, authentication?: 'passed' | 'failed') {
    if (paying.current) return;
    paying.current = true;
    setBusy(true);
    try {
      const outcome = await confirmInSandbox({
        intentId: setup.intentId,
        clientSecret: setup.clientSecret,
        token,
        ...(authentication ? { authentication } : {}),
        ...(email.trim() ? { receiptEmail: email.trim() } : {}),
      });
      if (outcome.status === 'requires_action') setChallenged(token);
      else if (outcome.status === 'succeeded') onSuccess();
      else fail(outcome.message);
    } catch (error) {
      fail(error instanceof RequestError ? error.visitorMessage : PAYMENT_TOASTS.noConnection);
    } finally {
      paying.current = false;
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readCard(card, new Date());
    setProblems('problems' in read ? read.problems : {});
    if ('token' in read) void pay(read.token);
  }

  function answerChallenge(answer: 'passed' | 'failed') {
    const token = challenged;
    setChallenged(null);
    if (token) void pay(token, answer);
  }

  return (
    <form onSubmit={submit} noValidate aria-label={PAYMENT_CARD.heading}>
      <Alert tone="warning">{SANDBOX_CARD.banner}</Alert>
      <p className="mt-5 inline-block border-lagoon border-b-2 pb-1 font-semibold text-lagoon">
        {SANDBOX_CARD.tab}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label={SANDBOX_CARD.number}
          name="cardNumber"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          value={card.number}
          error={problems.number}
          onChange={(event) => setCard({ ...card, number: spaceDigits(event.target.value) })}
        />
        <TextField
          label={SANDBOX_CARD.expiry}
          name="cardExpiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder={SANDBOX_CARD.expiryPlaceholder}
          value={card.expiry}
          error={problems.expiry}
          onChange={(event) => setCard({ ...card, expiry: spaceExpiry(event.target.value, card.expiry) })}
        />
        <TextField
          label={SANDBOX_CARD.cvc}
          name="cardCvc"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          maxLength={4}
          value={card.cvc}
          error={problems.cvc}
          onChange={(event) => setCard({ ...card, cvc: event.target.value })}
        />
        <TextField
          className="sm:col-span-2"
          label={PAYMENT_CARD.receiptEmail}
          hint={PAYMENT_CARD.receiptEmailHint}
          name="receiptEmail"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <PayButtons amount={amount} busy={busy} ready onCancel={onCancel} />
      <SandboxChallenge open={challenged !== null} onAnswer={answerChallenge} />
    </form>
  );
}

function fail(message: string) {
  toast({ title: PAYMENT_TOASTS.failedTitle, description: message, variant: 'destructive' });
}
