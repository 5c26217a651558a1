import { useState } from 'react';
import type { Quote } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { here } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { day } from './dates.ts';
import { NameField } from './name-field.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

const isSettled = ({ state }: Quote) => state === 'declined' || state === 'withdrawn' || state === 'paid';

type Props = { quote: Quote; isFirst: boolean };

/** The first one holds the view's main button. */
export function QuoteCard({ quote, isFirst }: Props) {
  const { PAYMENTS } = useWords();
  const { title, words, amountCents, state, acceptedBy, acceptedAt } = quote;
  return (
    <li
      className={classes(
        'rounded-card border p-5 sm:p-6',
        isSettled(quote) ? 'border-sand bg-travertine/40' : 'border-lagoon bg-white',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 break-words font-display font-[460] text-[1.375rem] leading-snug">{title}</h3>
        <p className="font-semibold text-lead tabular-nums">{dollarsAndCents(amountCents)}</p>
      </div>
      <p className="mt-1 font-medium text-ink-600 text-small">{PAYMENTS.states[state]}</p>
      {words ? <p className="mt-3 whitespace-pre-line break-words">{words}</p> : null}
      {acceptedBy && acceptedAt && state !== 'open' ? (
        <p className="mt-3 text-ink-600 text-small">
          {fill(PAYMENTS.acceptedBy, { name: acceptedBy, date: day(acceptedAt) })}
        </p>
      ) : null}
      {state === 'open' ? <Answer quote={quote} isFirst={isFirst} /> : null}
      {state === 'accepted' ? <Pay quote={quote} isFirst={isFirst} /> : null}
    </li>
  );
}

function Answer({ quote, isFirst }: Props) {
  const { PAYMENTS } = useWords();
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const amount = dollarsAndCents(quote.amountCents);
  return (
    <div className="mt-5 flex flex-wrap gap-x-4 gap-y-2">
      <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => setAsking('accept')}>
        {fill(PAYMENTS.accept, { amount })}
      </Button>
      <Button variant="quiet" className="px-2" onClick={() => setAsking('decline')}>
        {PAYMENTS.decline}
      </Button>
      <AnswerDialog quote={quote} answer={asking} onClose={() => setAsking(undefined)} />
    </div>
  );
}

type AnswerProps = { quote: Quote; answer: 'accept' | 'decline' | undefined; onClose: () => void };

function AnswerDialog({ quote, answer, onClose }: AnswerProps) {
  const { ROOM, PAYMENTS } = useWords();
  const { calls, refresh, name } = useOpenRoom();
  const [error, setError] = useState<string>();
  const declines = answer === 'decline';
  const values = { title: quote.title, amount: dollarsAndCents(quote.amountCents) };
  return (
    <ConfirmDialog
      open={answer !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={fill(declines ? PAYMENTS.declineHeading : PAYMENTS.acceptHeading, values)}
      words={fill(declines ? PAYMENTS.declineLead : PAYMENTS.acceptLead, values)}
      button={declines ? PAYMENTS.declineButton : PAYMENTS.acceptButton}
      check={() => {
        const missing = name.trim() === '' ? ROOM.nameNeeded : undefined;
        setError(missing);
        return missing;
      }}
      work={async () => {
        await calls.send('POST', `/quotes/${quote.id}/${answer}`, { name: name.trim() });
        onClose();
        await refresh();
      }}
    >
      <NameField required error={error} />
    </ConfirmDialog>
  );
}

function Pay({ quote, isFirst }: Props) {
  const { PAYMENTS, brand } = useWords();
  const { calls, room } = useOpenRoom();
  const { pending, problem, act } = useAct();
  const [zelle, setZelle] = useState(false);
  const amount = dollarsAndCents(quote.amountCents);
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          pending={pending}
          onClick={() => void act(async () => window.location.assign(here(await calls.payUrl(quote.id))))}
        >
          {fill(PAYMENTS.card, { amount })}
        </Button>
        <Button variant="secondary" aria-expanded={zelle} onClick={() => setZelle(!zelle)}>
          {PAYMENTS.zelle}
        </Button>
      </div>
      {zelle ? (
        <Alert className="mt-4">
          {fill(PAYMENTS.zelleSteps, { amount, payee: brand.zellePayee, ticket: room.ticketNumber })}
        </Alert>
      ) : null}
      {problem ? (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      ) : null}
    </div>
  );
}
