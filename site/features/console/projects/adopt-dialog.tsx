import { useState } from 'react';
import * as z from 'zod/mini';
import type { Design } from '#domain/design/design.ts';
import { DESIGNS_URL } from '#domain/design/design-answer.ts';
import { endOfDueDay } from '#domain/project/due-day.ts';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import type { Comment, Delivery } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { requestKeys } from '#site/request-key.ts';
import { TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { send, upload } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { formOf } from './chosen-files.ts';
import { useDesk } from './desk.ts';
import { DAYS_TO_ANSWER, workingDaysAhead } from './due-words.ts';

const storedSchema = z.object({ id: z.string() });

type AdoptProps = {
  delivery: Delivery;
  comment: Comment;
  design: Design;
  number: number;
  onClose: () => void;
};

/** The client's own design becomes the next version, and what they asked for with it is thereby done. */
export function AdoptDialog({ delivery, comment, design, number, onClose }: AdoptProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.comments;
  const { url, reload } = useDesk();
  // Pressed again after a lost answer, it is still one version.
  const [keys] = useState(requestKeys);
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const { id } = z.parse(storedSchema, await send('POST', DESIGNS_URL, { design }));
    const asked = { design: id, note: field('note').trim(), dueAt: endOfDueDay(field('due')) ?? '' };
    await upload(z.unknown(), `${url}/deliveries/${delivery.id}/versions`, formOf(asked, []), {
      headers: { 'idempotency-key': keys.for(asked) },
      onProgress: () => undefined,
    });
    await send('PATCH', `${url}/comments/${comment.id}`, { resolved: true });
    toast({ title: fill(words.adopted, { number }) });
    reload();
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={fill(words.adopt, { number })}
      description={fill(words.adoptLead, { number, title: delivery.title })}
      size="sm"
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextAreaField
          label={PROJECT_DESK.handOver.note}
          name="note"
          rows={3}
          maxLength={PROJECT_LENGTHS.note}
        />
        <TextField
          label={PROJECT_DESK.handOver.due}
          name="due"
          type="date"
          className="max-w-56"
          defaultValue={workingDaysAhead(DAYS_TO_ANSWER)}
        />
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {PROJECT_DESK.handOver.submit}
        </FormFoot>
      </form>
    </FormDialog>
  );
}
