import { useState } from 'react';
import { planSetChangedSchema, planSetUrl } from '#domain/plan-set/desk.ts';
import { PLAN_SET_LIMITS } from '#domain/plan-set/plan-set.ts';
import { endOfDueDay } from '#domain/project/due-day.ts';
import { PROJECT_LENGTHS } from '#domain/project/limits.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { requestKeys } from '#site/request-key.ts';
import { Alert } from '#site/ui/alert.tsx';
import { TextAreaField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { useConfirmLeave } from '#site/ui/use-confirm-leave.ts';
import { InvalidInput, useSubmit } from '../attempt.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormFoot } from '../form-foot.tsx';
import { useNoteDraft } from '../note-draft.ts';
import { DAYS_TO_ANSWER, workingDaysAhead } from '../projects/due-words.ts';
import { send } from '../staff-calls.ts';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { ChangedSheets } from './changed-sheets.tsx';
import { missingIn } from './checklist.ts';
import { usePlanDesk } from './plan-desk.ts';

/** The set goes to the client as the next version: what changed, a note, and until when they answer. */
export function HandOverSet({ onClose }: { onClose: () => void }) {
  const { PLAN_SET_DESK } = useWords();
  const words = PLAN_SET_DESK.handOver;
  const { projectId, keeper, issues, reload } = usePlanDesk();
  const [note, setNote] = useNoteDraft('plan-sets', projectId);
  // Sent again after a lost answer, it is still one.
  const [keys] = useState(requestKeys);
  const number = (issues[0]?.number ?? 0) + 1;
  const { onSubmit, busy, failure } = useSubmit(async (field) => {
    const said = field('words').trim();
    if (!said) throw new InvalidInput(words.wordsMissing);
    await keeper.save();
    if (!keeper.state().settled) throw new InvalidInput(PLAN_SET_DESK.files.unsaved);
    const dueAt = endOfDueDay(field('due'));
    const body = { version: keeper.state().stored.version, words: said, note, ...(dueAt ? { dueAt } : {}) };
    await send('POST', `${planSetUrl(projectId)}/deliver`, body, {
      headers: { 'idempotency-key': keys.for(body) },
    });
    setNote('');
    toast({ title: fill(words.done, { number }) });
    await reload();
    onClose();
  });
  useConfirmLeave(busy);
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.lead}
      size="lg"
      {...(busy ? { lockedReason: words.sending } : {})}
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={words.words}
          name="words"
          hint={fill(words.wordsHint, { number })}
          maxLength={PLAN_SET_LIMITS.note}
          autoComplete="off"
          defaultValue={number === 1 ? words.first : ''}
          required
        />
        <TextAreaField
          label={words.note}
          name="note"
          rows={3}
          maxLength={PROJECT_LENGTHS.note}
          hint={note.trim() ? words.noteKept : undefined}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label={words.due}
          name="due"
          type="date"
          className="max-w-56"
          defaultValue={workingDaysAhead(DAYS_TO_ANSWER)}
        />
        <Warnings />
        <Changes />
        <FormFoot failure={failure} busy={busy} onCancel={onClose}>
          {fill(words.submit, { number })}
        </FormFoot>
      </form>
    </FormDialog>
  );
}

function Warnings() {
  const words = useWords().PLAN_SET_DESK.handOver;
  const { value, contents } = usePlanDesk();
  const missing = missingIn(contents?.checklist ?? [], value.ticks).length;
  if (value.released && missing === 0) return null;
  return (
    <Alert tone={value.released ? 'warning' : 'info'}>
      {value.released ? null : <p>{words.preliminary}</p>}
      {missing > 0 ? <p>{counted(words.missing, missing)}</p> : null}
    </Alert>
  );
}

function Changes() {
  const words = useWords().PLAN_SET_DESK.handOver;
  const { projectId, issues } = usePlanDesk();
  return issues.length === 0 ? (
    <p className="text-ink-600 text-small">{words.firstIssue}</p>
  ) : (
    <SinceLast url={`${planSetUrl(projectId)}/changes`} />
  );
}

function SinceLast({ url }: { url: string }) {
  return <ChangedSheets query={useRead(planSetChangedSchema, url)} />;
}
