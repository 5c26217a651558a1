import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaymentSetup } from '#domain/payment/payment-request.ts';
import { EXTRA_RETURN } from '#domain/payment/payment-return.ts';
import type { PayableQuote } from '#domain/project/quote-payment.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { priceOf } from '#domain/words/money.ts';
import { here } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { askPaymentState } from './ask-payment-state.ts';
import { CardPayment } from './card-payment.tsx';
import { useQuote } from './use-quote.ts';
import { type QuotePaymentWords, WordsProvider } from './words.ts';
import { ZelleAlternative } from './zelle-alternative.tsx';
import { ZelleReference } from './zelle-reference.tsx';

type PayWords = QuotePaymentWords['PROJECT_PAY'];

const RECORD_MS = 8_000;

// The payment of an extra. This page may load the card provider, so it holds a token for this one payment and nothing else.
export function QuotePayment({ words, help }: { words: QuotePaymentWords; help?: ReactNode }) {
  const { PROJECT_PAY } = words;
  const { view, refresh, prepare } = useQuote();
  const [done, setDone] = useState(false);
  const [moving, setMoving] = useState(false);
  useConfirmLeave(moving);

  function succeed({ intentId, clientSecret }: PaymentSetup) {
    setDone(true);
    // So that the room knows it even before the provider's own event arrives.
    askPaymentState(intentId, clientSecret, AbortSignal.timeout(RECORD_MS)).catch(() => undefined);
  }

  if (view.step === 'loading')
    return (
      <p
        data-loading
        role="status"
        className="col-span-full mt-6 flex sm:mt-8 items-center gap-3 text-ink-600"
      >
        <Spinner /> {PROJECT_PAY.loading}
      </p>
    );
  if (view.step !== 'known')
    return (
      <div className="col-span-full mt-6 grid items-start gap-6 sm:mt-8 lg:grid-cols-[7fr_4fr] lg:gap-14">
        <Outcome words={PROJECT_PAY} outcome={view.step}>
          {view.step === 'failed' ? (
            <Button onClick={() => void refresh()}>{PROJECT_PAY.failed.again}</Button>
          ) : null}
        </Outcome>
        {help}
      </div>
    );
  const { quote } = view;
  const over = done ? 'done' : overOf(quote);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:mt-8 lg:contents">
      <Summary words={PROJECT_PAY} quote={quote}>
        {over ? null : <QuietWayBack words={PROJECT_PAY} />}
      </Summary>
      {over ? (
        <Outcome words={PROJECT_PAY} outcome={over} className={BESIDE} />
      ) : (
        <Card as="section" className={classes(BESIDE, 'max-sm:p-5')}>
          <WordsProvider words={words.payment}>
            {moving ? (
              <Alert tone="warning" className="mb-5">
                {words.payment.PAYMENT_CARD.keepOpen}
              </Alert>
            ) : null}
            <CardPayment
              prepare={prepare}
              price={() => priceOf(quote.amountCents)}
              returnPath={EXTRA_RETURN}
              zelle={(open) => (
                <ZelleAlternative open={open}>
                  <ZelleReference reference={quote.ticketNumber} />
                </ZelleAlternative>
              )}
              onSuccess={succeed}
              onMoving={setMoving}
            />
          </WordsProvider>
        </Card>
      )}
      <div className="pb-8 lg:mt-8">{help}</div>
    </div>
  );
}

// On a desk beside what is paid for and whom to ask, on a phone between them.
const BESIDE = 'lg:col-start-2 lg:row-span-5 lg:row-start-1';

type Outcomes = 'done' | 'paid' | 'withdrawn' | 'unaccepted' | 'unknown' | 'failed';

const overOf = ({ state }: PayableQuote): Outcomes | undefined => {
  if (state === 'accepted') return undefined;
  return state === 'paid' || state === 'withdrawn' ? state : 'unaccepted';
};

type SummaryProps = { words: PayWords; quote: PayableQuote; children?: ReactNode };

function Summary({ words, quote, children }: SummaryProps) {
  return (
    <section aria-label={words.summary} className="lg:mt-6">
      <Heading size="subheading" className="break-words">
        {quote.title}
      </Heading>
      {quote.words ? (
        <p className="mt-3 whitespace-pre-line break-words text-ink-600">{quote.words}</p>
      ) : null}
      <dl className="mt-4 border-sand border-t lg:mt-6">
        <Row label={words.amount} value={priceOf(quote.amountCents)} strong />
        <Row label={words.project} value={quote.ticketNumber} />
      </dl>
      {children}
    </section>
  );
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-sand border-b py-3 sm:max-lg:grid sm:max-lg:grid-cols-[8rem_1fr]">
      <dt className="text-ink-600 text-small">{label}</dt>
      <dd className={strong ? 'font-display text-heading leading-none' : 'tabular-nums'}>{value}</dd>
    </div>
  );
}

type OutcomeProps = { words: PayWords; outcome: Outcomes; className?: string; children?: ReactNode };

function Outcome({ words, outcome, className, children }: OutcomeProps) {
  const told = words[outcome];
  const card = useRef<HTMLDivElement>(null);
  // It stands higher than the button that was pressed.
  useEffect(() => {
    if (outcome !== 'done') return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  return (
    <Card
      ref={card}
      as="section"
      tabIndex={-1}
      className={classes('outline-none', className)}
      aria-live="polite"
    >
      <div className="flex items-center gap-3">
        {outcome === 'done' || outcome === 'paid' ? (
          <Icon name="check-circle" className="size-9 text-leaf" />
        ) : null}
        <Heading size="subheading">{told.heading}</Heading>
      </div>
      <p className="mt-3">{told.words}</p>
      <div className="mt-6">{children ?? <WayBack words={words} />}</div>
    </Card>
  );
}

// The room's address is not known here, only whether the last page was the room.
const cameFromRoom = () =>
  document.referrer.split('?')[0] === `${window.location.origin}${here(ROUTES.project)}`;

type BackProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & { words: PayWords };

const BackToRoom = ({ words, ...button }: BackProps) => (
  <Button {...button} onClick={() => window.history.back()}>
    {words.back}
  </Button>
);

const QuietWayBack = ({ words }: { words: PayWords }) =>
  cameFromRoom() ? (
    <BackToRoom words={words} variant="quiet" className="mt-3 lg:mt-5" />
  ) : (
    <ButtonLink href={ROUTES.project} variant="quiet" className="mt-3 lg:mt-5">
      {words.back}
    </ButtonLink>
  );

function WayBack({ words }: { words: PayWords }) {
  if (cameFromRoom()) return <BackToRoom words={words} />;
  return (
    <>
      <p className="text-ink-600 text-small">{words.byMail}</p>
      <ButtonLink href={ROUTES.project} variant="secondary" className="mt-4 max-sm:w-full">
        {words.newLink}
      </ButtonLink>
    </>
  );
}
