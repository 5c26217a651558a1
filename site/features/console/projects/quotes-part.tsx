import { useState } from 'react';
import type { Quote } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { Mark, Part, Quiet } from './project-part.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

const TONES = {
  open: 'waits',
  accepted: 'warn',
  paid: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
} as const;

export function QuotesPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.quotes;
  const { project } = useDesk();
  const [writing, setWriting] = useState(false);
  return (
    <Part
      id="quotes"
      title={words.title}
      action={
        <Button variant="quiet" onClick={() => setWriting(true)}>
          {words.write}
        </Button>
      }
    >
      {project.quotes.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      <ul className="grid gap-4">
        {project.quotes.map((quote) => (
          <QuoteItem key={quote.id} quote={quote} />
        ))}
      </ul>
      {writing ? <QuoteDialog onClose={() => setWriting(false)} /> : null}
    </Part>
  );
}

function QuoteItem({ quote }: { quote: Quote }) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.quotes;
  const waits = quote.state === 'open' || quote.state === 'accepted';
  return (
    <li className="min-w-0 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{quote.title}</span>
        <span className="tabular-nums">{dollarsAndCents(quote.amountCents)}</span>
        <Mark tone={TONES[quote.state]}>{words.states[quote.state]}</Mark>
      </p>
      {quote.words ? (
        <p className="mt-1 line-clamp-3 whitespace-pre-line text-ink-600 [overflow-wrap:anywhere]">
          {quote.words}
        </p>
      ) : null}
      <p className="text-ink-600">
        {quote.acceptedBy && quote.acceptedAt
          ? fill(words.accepted, { name: quote.acceptedBy, when: showDate(STUDIO_ZONE, quote.acceptedAt) })
          : showDate(STUDIO_ZONE, quote.createdAt)}
      </p>
      {quote.paidAt ? (
        <p className="text-ink-600">{fill(words.paid, { when: showDate(STUDIO_ZONE, quote.paidAt) })}</p>
      ) : null}
      {waits ? <QuoteActions quote={quote} /> : null}
    </li>
  );
}

function QuoteActions({ quote }: { quote: Quote }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.quotes;
  const { url, reload } = useDesk();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState<'withdraw' | 'paid'>();
  const named = { title: quote.title, amount: dollarsAndCents(quote.amountCents) };
  async function act() {
    const what = asking;
    setAsking(undefined);
    if (!what) return;
    const said = what === 'paid' ? words.zelleDone : words.withdrawn;
    // Paid or withdrawn meanwhile: what stands now is read again either way.
    await attempt(() => send('POST', `${url}/quotes/${quote.id}/${what}`), said);
    reload();
  }
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button
        variant="quiet"
        pending={busy}
        aria-label={fill(words.zelleThe, named)}
        onClick={() => setAsking('paid')}
      >
        {words.zelle}
      </Button>
      <Button
        variant="quiet"
        disabled={busy}
        aria-label={fill(words.withdrawThe, named)}
        onClick={() => setAsking('withdraw')}
      >
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
        action={asking === 'withdraw' ? words.withdraw : words.zelle}
        question={fill(asking === 'withdraw' ? words.withdrawQuestion : words.zelleQuestion, named)}
        onConfirm={() => void act()}
      />
    </div>
  );
}
