import type { RoomPayment } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { saveFile } from '#site/save-file.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Container, Heading } from '#site/ui/section.tsx';
import { day } from './dates.ts';
import { QuoteCard } from './quote-card.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useAct } from './use-act.ts';
import { type ProjectWords, useWords } from './words.ts';

const RANK = { open: 0, accepted: 0, paid: 1, declined: 2, withdrawn: 2 } as const;

export function Payments() {
  const { PAYMENTS } = useWords();
  const { room } = useOpenRoom();
  const quotes = room.quotes.toSorted((one, other) => RANK[one.state] - RANK[other.state]);
  return (
    <Container className="pt-8 pb-16 lg:pb-28">
      <Heading level={1} size="heading" tabIndex={-1}>
        {PAYMENTS.heading}
      </Heading>
      {quotes.length === 0 ? <p className="mt-4 text-ink-600">{PAYMENTS.empty}</p> : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {quotes.length > 0 ? (
          <section aria-labelledby="room-quotes">
            <Heading level={2} size="subheading" id="room-quotes">
              {PAYMENTS.quotes}
            </Heading>
            <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
              {quotes.map((quote, index) => (
                <QuoteCard key={quote.id} quote={quote} isFirst={index === 0} />
              ))}
            </ul>
          </section>
        ) : null}
        {room.payments.length > 0 ? (
          <section aria-labelledby="room-paid">
            <Heading level={2} size="subheading" id="room-paid">
              {PAYMENTS.paid}
            </Heading>
            <ul className="mt-4 divide-y divide-sand border-sand border-y">
              {room.payments.map((payment) => (
                <Payment key={payment.id} payment={payment} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Container>
  );
}

const payState = (words: ProjectWords['PAYMENTS'], { state, paidBy, paidAt }: RoomPayment): string => {
  if (paidAt)
    return fill(words.on, { how: paidBy === 'zelle' ? words.byZelle : words.byCard, date: day(paidAt) });
  return state === 'failed' || state === 'expired' ? words.failed : words.pending;
};

function Payment({ payment }: { payment: RoomPayment }) {
  const { PAYMENTS } = useWords();
  const { title, amountCents, refundedCents } = payment;
  const all = refundedCents >= amountCents;
  return (
    <li className="py-4">
      <p className="flex justify-between gap-6 font-semibold">
        <span className="min-w-0 break-words">{title}</span>
        <span className="tabular-nums">{dollarsAndCents(amountCents)}</span>
      </p>
      <p className="text-ink-600 text-small">{payState(PAYMENTS, payment)}</p>
      {refundedCents > 0 ? (
        <p className="font-medium text-leaf text-small tabular-nums">
          {all ? PAYMENTS.refundedAll : fill(PAYMENTS.refunded, { amount: dollarsAndCents(refundedCents) })}
        </p>
      ) : null}
      {payment.receiptNumber === null ? null : (
        <Receipt orderId={payment.id} number={payment.receiptNumber} />
      )}
    </li>
  );
}

function Receipt({ orderId, number }: { orderId: string; number: number }) {
  const { PAYMENTS } = useWords();
  const { calls } = useOpenRoom();
  const { pending, problem, act } = useAct();
  const download = () =>
    act(async () => saveFile(await calls.paymentReceipt(orderId), fill(PAYMENTS.receiptName, { number })));
  return (
    <>
      <Button variant="quiet" pending={pending} onClick={() => void download()}>
        {fill(PAYMENTS.receipt, { number })}
      </Button>
      {problem ? (
        <Alert tone="danger" className="mt-3">
          {problem}
        </Alert>
      ) : null}
    </>
  );
}
