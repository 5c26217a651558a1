import { useRef, useState } from 'react';
import type { CallRules, StaffBooking } from '#domain/booking/booking.ts';
import { outsideOf } from '#domain/booking/day-hours.ts';
import { dayIn, momentIn, momentOf, timeIn, zoneName } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';
import { TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';

export type CallActProps = { call: StaffBooking; onClose: () => void; onDone: (startsAt: string) => void };
type MoveCallProps = CallActProps & { rules: CallRules };

const MINUTE_MS = 60_000;

/** Why the rules would not offer a call at this moment, of the length that they say today. */
const outsideAt = (rules: CallRules, startsAt: string) => {
  const endsAt = new Date(Date.parse(startsAt) + rules.minutes * MINUTE_MS).toISOString();
  return outsideOf(rules, { startsAt, endsAt });
};

/** A day and a time of the studio's, with the visitor's own time beside it while it is chosen. */
export function MoveCallDialog({ call, rules, onClose, onDone }: MoveCallProps) {
  const { CALLS_DESK, STUDIO_ZONE } = useWords();
  const words = CALLS_DESK.move;
  const { name, zone } = call;
  const [day, setDay] = useState(() => dayIn(STUDIO_ZONE, call.startsAt));
  const [time, setTime] = useState(() => timeIn(STUDIO_ZONE, call.startsAt));
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const startsAt = momentOf(STUDIO_ZONE, day, time);
  const outside = startsAt ? outsideAt(rules, startsAt) : undefined;
  const { onSubmit, onInput, busy, failure } = useSubmit(async () => {
    if (!startsAt) throw new InvalidInput(words.wrong);
    if (Date.parse(startsAt) < Date.now()) throw new InvalidInput(words.past);
    setAsking(outside !== undefined && !asking);
    if (outside && !asking) return;
    await send('POST', `/api/staff/bookings/${call.id}/move`, { startsAt, zone: STUDIO_ZONE });
    toast({ title: words.done });
    onDone(startsAt);
    onClose();
  });
  const why =
    startsAt && outside ? fill(words.outside[outside], { when: momentIn(STUDIO_ZONE, startsAt) }) : '';
  return (
    <FormDialog
      onClose={onClose}
      title={fill(words.title, { name })}
      description={fill(words.lead, { name })}
      size="sm"
    >
      <form ref={form} onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
        <TextField
          label={words.day}
          name="day"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={fill(words.time, { zone: zoneName(STUDIO_ZONE, call.startsAt) })}
          name="time"
          type="time"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <p className="text-ink-600 text-small" role="status">
          {startsAt ? fill(words.theirs, { name, when: momentIn(zone, startsAt) }) : null}
        </p>
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {words.submit}
        </FormFoot>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(words.title, { name })}
        question={fill(words.outside.question, { why })}
        action={words.outside.action}
        cancel={words.outside.back}
        onConfirm={() => form.current?.requestSubmit()}
      />
    </FormDialog>
  );
}
