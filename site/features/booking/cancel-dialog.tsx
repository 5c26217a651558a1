import { type FormEvent, useState } from 'react';
import { BOOKING_LENGTHS, type BookingView } from '#domain/booking/booking.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import type { CallCalls } from './booking-calls.ts';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';
import { momentHere, ownZone } from './zones.ts';

type CancelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  call: BookingView;
  calls: CallCalls;
  onCanceled: (call: BookingView) => void;
};

export function CancelDialog({ open, onOpenChange, call, calls, onCanceled }: CancelDialogProps) {
  const words = useWords().CALL.cancel;
  const [reason, setReason] = useState('');
  const { pending, problem, act } = useAct();
  function submit(event: FormEvent) {
    event.preventDefault();
    void act(async () => onCanceled(await calls.cancel(reason)));
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.heading}
      description={fill(words.words, { when: momentHere(ownZone(call.zone), call.startsAt) })}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextAreaField
          name="reason"
          rows={3}
          label={words.reason}
          hint={words.reasonHint}
          maxLength={BOOKING_LENGTHS.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={pending}>
            {words.submit}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
