import { type FormEvent, useRef, useState } from 'react';
import { type CardProblems, readCard, type TestCardToken } from '#domain/payment/test-cards.ts';
import { RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { CardMarks } from './card-marks.tsx';
import { confirmInSandbox } from './confirm-in-sandbox.ts';
import { DeclinedCard } from './declined-card.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { ReceiptEmail, useReceiptEmail } from './receipt-email.tsx';
import { SandboxChallenge } from './sandbox-challenge.tsx';
import { spaceDigits, spaceExpiry } from './space-digits.ts';
import { UnclearPayment } from './unclear-payment.tsx';
import { type Ending, type PaymentFormProps, usePaying } from './use-paying.ts';
import { useWords } from './words.ts';

// Follows the published test numbers. The number itself stays in this form; only its token is sent.
export function SandboxForm({ setup, price, buyer, onCancel, ...paid }: PaymentFormProps) {
  const { PAYMENT_CARD, SANDBOX_CARD } = useWords();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const number = useRef<HTMLInputElement>(null);
  const receipt = useReceiptEmail();
  const [problems, setProblems] = useState<CardProblems>({});
  const [challenged, setChallenged] = useState<TestCardToken | null>(null);
  const { phase, refused, busy, run, forget } = usePaying({ setup, ...paid });

  const pay = (token: TestCardToken, receiptEmail?: string, authentication?: 'passed' | 'failed') =>
    run(async (): Promise<Ending> => {
      try {
        const outcome = await confirmInSandbox({
          intentId: setup.intentId,
          clientSecret: setup.clientSecret,
          token,
          ...(authentication ? { authentication } : {}),
          ...(receiptEmail ? { receiptEmail } : {}),
        });
        if (outcome.status !== 'requires_action') return outcome;
        setChallenged(token);
        return { status: 'asked' };
      } catch (error) {
        // A declined card is a known outcome; a failed request leaves the payment unclear.
        if (error instanceof RequestError && error.status < 500)
          return { status: 'failed', message: error.visitorMessage };
        throw error;
      }
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readCard(card, new Date());
    setProblems('problems' in read ? read.problems : {});
    const address = receipt.check();
    if ('token' in read && address !== null) void pay(read.token, address);
  }

  function answerChallenge(answer: 'passed' | 'failed') {
    const token = challenged;
    setChallenged(null);
    if (token) void pay(token, receipt.check() ?? undefined, answer);
  }

  return (
    <form onSubmit={submit} onChange={forget} noValidate aria-label={PAYMENT_CARD.heading}>
      {refused ? (
        <DeclinedCard refused={refused} mend={number} />
      ) : (
        <Alert tone="warning" className="gap-2 px-3 py-2 text-fine!">
          {SANDBOX_CARD.banner}
        </Alert>
      )}
      {buyer ? null : <ReceiptEmail className="mt-4" {...receipt.field} />}
      <CardHead className={buyer ? 'mt-4 mb-2' : 'mt-7 mb-3'} />
      <div className="grid grid-cols-2 gap-3 sm:gap-x-4">
        <TextField
          ref={number}
          className="col-span-2"
          label={SANDBOX_CARD.number}
          name="cardNumber"
          inputMode="numeric"
          autoComplete="off"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          aria-invalid={refused || problems.number ? true : undefined}
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
          aria-invalid={problems.expiry ? true : undefined}
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
          aria-invalid={problems.cvc ? true : undefined}
          error={problems.cvc}
          onChange={(event) => setCard({ ...card, cvc: event.target.value })}
        />
      </div>
      <UnclearPayment phase={phase} reference={setup.reference} />
      <PayButtons price={price} busy={busy} ready onCancel={onCancel} />
      <SandboxChallenge open={challenged !== null} onAnswer={answerChallenge} />
    </form>
  );
}

function CardHead({ className }: { className: string }) {
  const { SANDBOX_CARD } = useWords();
  return (
    <p className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold ${className}`}>
      <Icon name="lock" className="size-4.5 text-lagoon" />
      {SANDBOX_CARD.tab}
      <CardMarks networks={SANDBOX_CARD.networks} />
    </p>
  );
}
