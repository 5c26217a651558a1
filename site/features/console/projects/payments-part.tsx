import { useState } from 'react';
import { placeOf } from '#domain/console/place.ts';
import type { RoomPayment } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { RefundDialog } from '../refund-dialog.tsx';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { Part, Quiet } from './project-part.tsx';

export function PaymentsPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.payments;
  const { project } = useDesk();
  return (
    <Part id="payments" title={words.title}>
      {project.payments.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      <ul className="grid gap-4">
        {project.payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} />
        ))}
      </ul>
    </Part>
  );
}

function PaymentItem({ payment }: { payment: RoomPayment }) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.payments;
  const { reload } = useDesk();
  const [refunding, setRefunding] = useState(false);
  const { id, title, amountCents, refundedCents, state, paidBy, paidAt } = payment;
  const when = paidAt ? fill(words.paid, { when: showDate(STUDIO_ZONE, paidAt) }) : words.states[state];
  const back =
    refundedCents >= amountCents
      ? words.allRefunded
      : fill(words.refunded, { amount: dollarsAndCents(refundedCents) });
  return (
    <li className="min-w-0 text-small">
      <p className="flex flex-wrap gap-x-3">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</span>
        <span className="tabular-nums">{dollarsAndCents(amountCents)}</span>
      </p>
      <p className="text-ink-600">
        {when}, {words[paidBy]}
      </p>
      {refundedCents > 0 ? <p className="font-medium text-amber">{back}</p> : null}
      <div className="flex flex-wrap gap-x-5">
        {state === 'paid' ? (
          <Button
            variant="quiet"
            aria-label={fill(PROJECT_DESK.refund.actionThe, { title })}
            onClick={() => setRefunding(true)}
          >
            {PROJECT_DESK.refund.action}
          </Button>
        ) : null}
        <ButtonLink variant="quiet" href={placeOf('orders', id)}>
          {words.order}
        </ButtonLink>
      </div>
      {refunding ? (
        <RefundDialog order={payment} onClose={() => setRefunding(false)} onRefunded={reload} />
      ) : null}
    </li>
  );
}
