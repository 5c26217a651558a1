import { BOOKING_LENGTHS } from '#domain/booking/booking.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { fill } from '#domain/words/fill.ts';
import { TextAreaField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import type { CallActProps } from './move-call-dialog.tsx';

export function CancelCallDialog({ call, onClose, onDone }: CallActProps) {
  const { CALLS_DESK, STUDIO_ZONE } = useWords();
  const words = CALLS_DESK.cancel;
  const { onSubmit, onInput, busy, failure } = useSubmit(async (field) => {
    await send('POST', `/api/staff/bookings/${call.id}/cancel`, { reason: field('reason').trim() });
    toast({ title: words.done });
    onDone(call.startsAt);
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={fill(words.title, { name: call.name })}
      description={fill(words.lead, { name: call.name, when: momentIn(STUDIO_ZONE, call.startsAt) })}
      size="sm"
    >
      <form onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-4">
        <TextAreaField label={words.reason} name="reason" rows={2} maxLength={BOOKING_LENGTHS.reason} />
        <FormFoot failure={failure} busy={busy} variant="danger" onCancel={onClose} cancel={words.keep}>
          {words.submit}
        </FormFoot>
      </form>
    </FormDialog>
  );
}
