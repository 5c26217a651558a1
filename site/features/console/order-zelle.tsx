import { useState } from 'react';
import * as z from 'zod/mini';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from './attempt.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { referenceOf } from './show-value.ts';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

type OrderProps = { item: Record<string, unknown>; onChanged: () => void };

const bookedSchema = z.object({ receiptNumber: z.nullable(z.number()) });

/** An order that waits for money by Zelle: booked when it has come, closed when it will not. */
export function OrderZelle({ item, onChanged }: OrderProps) {
  const { ORDER_DESK } = useWords();
  const { attempt, busy } = useAttempt();
  const [asking, setAsking] = useState<'paid' | 'cancel'>();
  if (item.provider !== 'zelle' || item.state === 'paid' || item.state === 'refunded') return null;
  const url = `/api/staff/orders/${String(item.id)}`;

  async function book() {
    setAsking(undefined);
    const done = await attempt(
      async () => z.parse(bookedSchema, await send('POST', `${url}/paid`)),
      ({ receiptNumber }) => fill(ORDER_DESK.paidDone, { number: receiptNumber ?? '' }),
    );
    if (done) onChanged();
  }
  async function giveUp() {
    setAsking(undefined);
    if (await attempt(() => send('POST', `${url}/cancel`), ORDER_DESK.cancelDone)) onChanged();
  }

  const question = fill(ORDER_DESK.paidQuestion, {
    amount: dollarsAndCents(Number(item.amountCents)),
    title: String(item.packageTitle),
    email: String(item.email ?? ORDER_DESK.noEmail),
    reference: referenceOf(item.intentId),
  });
  return (
    <>
      <Button variant="secondary" size="sm" pending={busy} onClick={() => setAsking('paid')}>
        {ORDER_DESK.paid}
      </Button>
      {item.state === 'expired' ? null : (
        <Button variant="quiet" onClick={() => setAsking('cancel')}>
          {ORDER_DESK.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'paid'}
        onOpenChange={() => setAsking(undefined)}
        action={ORDER_DESK.paid}
        question={question}
        onConfirm={() => void book()}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={() => setAsking(undefined)}
        action={ORDER_DESK.cancel}
        question={ORDER_DESK.cancelQuestion}
        dangerous
        onConfirm={() => void giveUp()}
      />
    </>
  );
}
