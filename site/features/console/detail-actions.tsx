import { type FormEvent, useRef, useState } from 'react';
import { isLeadKind, LEAD_STATUSES, type ListKind } from '#domain/console/kinds.ts';
import { type LeadDetail, NOTE_LENGTH } from '#domain/console/lists.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextAreaField } from '#site/ui/field.tsx';
import { useAttempt } from './attempt.ts';
import { IntakeProgress } from './intake-progress.tsx';
import { MailActions } from './mail-actions.tsx';
import { useNoteDraft } from './note-draft.ts';
import { OrderActions } from './order-actions.tsx';
import { PanoramaDecision } from './panorama-decision.tsx';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

type ActionsProps = { kind: ListKind; detail: LeadDetail; onChanged: () => void };

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function DetailActions({ kind, detail, onChanged }: ActionsProps) {
  const id = String(detail.item.id);
  if (kind === 'mails') return <MailActions id={id} item={detail.item} onChanged={onChanged} />;
  if (kind === 'panoramas') {
    const { originalName, state } = detail.item;
    return (
      <PanoramaDecision
        large
        id={id}
        name={String(originalName)}
        state={String(state)}
        onChanged={onChanged}
      />
    );
  }
  if (!isLeadKind(kind)) return null;
  return (
    <div className="grid gap-5 bg-travertine p-5 sm:grid-cols-2">
      <StatusChoice kind={kind} id={id} status={String(detail.item.status)} onChanged={onChanged} />
      {kind === 'intakes' ? (
        <IntakeProgress id={id} progress={String(detail.item.progress)} onChanged={onChanged} />
      ) : null}
      {kind === 'orders' ? <OrderActions item={detail.item} onChanged={onChanged} /> : null}
      <NoteForm kind={kind} id={id} onChanged={onChanged} />
    </div>
  );
}

type ChoiceProps = { kind: ListKind; id: string; onChanged: () => void };

function StatusChoice({ kind, id, status, onChanged }: ChoiceProps & { status: string }) {
  const { CONSOLE } = useWords();
  const { attempt } = useAttempt();
  // What it was when the entry was opened: arrow keys pass through states on their way.
  const [was] = useState(status);
  const [choosing, setChoosing] = useState<string>();
  const field = useRef<HTMLDivElement>(null);

  async function choose(value: string) {
    setChoosing(value);
    const done = await attempt(() => send('PATCH', `/api/staff/lists/${kind}/${id}`, { status: value }));
    if (done) onChanged();
    else setChoosing(undefined);
  }
  async function undo() {
    // The button goes with its reason; the focus stays in the place.
    field.current?.querySelector('select')?.focus();
    await choose(was);
  }
  const shown = choosing ?? status;
  return (
    <div ref={field}>
      <SelectField
        label={CONSOLE.status}
        name="status"
        options={options(LEAD_STATUSES)}
        value={shown}
        onChange={(event) => void choose(event.target.value)}
      />
      <div role="status">
        {shown === was ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small">
            {fill(CONSOLE.marked, { was, status: shown })}
            <Button variant="quiet" onClick={() => void undo()}>
              {CONSOLE.undo}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function NoteForm({ kind, id, onChanged }: ChoiceProps) {
  const { CONSOLE } = useWords();
  const { attempt, busy } = useAttempt();
  const [note, setNote] = useNoteDraft(kind, id);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!note.trim()) return;
    const saved = await attempt(() => send('PATCH', `/api/staff/lists/${kind}/${id}`, { note }));
    if (!saved) return;
    setNote('');
    onChanged();
  }
  return (
    <form onSubmit={submit} className="grid gap-3 sm:col-span-2">
      <TextAreaField
        label={CONSOLE.note}
        name="note"
        rows={2}
        maxLength={NOTE_LENGTH}
        hint={note.trim() ? CONSOLE.noteKept : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm" pending={busy}>
          {CONSOLE.addNote}
        </Button>
      </div>
    </form>
  );
}
