import { useState } from 'react';
import * as z from 'zod/mini';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { refundAnswerSchema } from '#domain/project/project-file.ts';
import type { RoomPayment } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import { requestKeys } from '#site/request-key.ts';
import { FieldSet, TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from './attempt.ts';
import { centsIn } from './dollar-input.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormFoot } from './form-foot.tsx';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

// From here on the amount is typed a second time: a slip of a digit costs real money.
const LARGE_CENTS = 50_000;

type Refunded = Pick<RoomPayment, 'id' | 'title' | 'amountCents' | 'refundedCents' | 'paidBy'> & {
  taxCents?: number;
};
type RefundProps = { order: Refunded; onClose: () => void; onRefunded: () => void };

const taxIn = ({ taxCents = 0, amountCents }: Refunded, cents: number) =>
  Math.round((taxCents * cents) / amountCents);

/** Money back, whole or in part. */
export function RefundDialog({ order, onClose, onRefunded }: RefundProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.refund;
  const byZelle = order.paidBy === 'zelle';
  const rest = order.amountCents - order.refundedCents;
  const [whole, setWhole] = useState(true);
  const [typed, setTyped] = useState('');
  // Pressed again after a lost answer, the money goes back once.
  const [keys] = useState(requestKeys);
  const cents = whole ? rest : centsIn(typed);
  const fits = cents !== undefined && cents > 0 && cents <= rest;
  const amount = fits ? dollarsAndCents(cents) : '';
  const asksAgain = fits && cents >= LARGE_CENTS;
  const { onSubmit, onInput, busy, failure } = useSubmit(async (field) => {
    if (!fits) throw new InvalidInput(fill(words.amountWrong, { rest: dollarsAndCents(rest) }));
    if (asksAgain && centsIn(field('again')) !== cents)
      throw new InvalidInput(fill(words.typeBackWrong, { amount }));
    const asked = { amountCents: cents, reason: field('reason').trim() };
    const answer = z.parse(
      refundAnswerSchema,
      await send('POST', `/api/staff/orders/${order.id}/refunds`, asked, {
        headers: { 'idempotency-key': keys.for(asked) },
      }),
    );
    toast({
      title: fill(byZelle ? words.doneZelle : words.done, { amount: dollarsAndCents(answer.amountCents) }),
    });
    onRefunded();
    onClose();
  });
  const lead = byZelle ? words.leadZelle : words.lead;
  const submit = byZelle ? words.submitZelle : words.submit;
  const taxCents = fits ? taxIn(order, cents) : 0;
  return (
    <FormDialog
      onClose={onClose}
      title={fill(words.actionThe, { title: order.title })}
      description={fill(lead, { rest: dollarsAndCents(rest), amount: dollarsAndCents(order.amountCents) })}
      size="sm"
    >
      <form onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
        <HowMuch rest={rest} whole={whole} onWhole={setWhole} typed={typed} onType={setTyped} />
        {taxCents > 0 ? (
          <p className="text-ink-600 text-small">{fill(words.tax, { tax: dollarsAndCents(taxCents) })}</p>
        ) : null}
        <TextAreaField label={words.reason} name="reason" rows={2} maxLength={PROJECT_LENGTHS.refundReason} />
        {asksAgain ? (
          <TextField
            label={fill(words.typeBack, { amount })}
            name="again"
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ) : null}
        <FormFoot failure={failure} busy={busy} variant="danger" onCancel={onClose}>
          {amount ? fill(submit, { amount }) : words.action}
        </FormFoot>
      </form>
    </FormDialog>
  );
}

type MuchProps = {
  rest: number;
  whole: boolean;
  onWhole: (whole: boolean) => void;
  typed: string;
  onType: (typed: string) => void;
};

function HowMuch({ rest, whole, onWhole, typed, onType }: MuchProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.refund;
  const choices = [
    { label: fill(words.whole, { rest: dollarsAndCents(rest) }), value: true },
    { label: words.part, value: false },
  ];
  return (
    <FieldSet legend={words.action}>
      {choices.map(({ label, value }) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="much"
            className="size-5.5 accent-lagoon"
            checked={whole === value}
            onChange={() => onWhole(value)}
          />
          {label}
        </label>
      ))}
      {whole ? null : (
        <TextField
          label={words.amount}
          name="part"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FieldSet>
  );
}
