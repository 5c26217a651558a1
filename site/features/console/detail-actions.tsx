import { type FormEvent, useState } from 'react';
import { CONSOLE } from '#content/console.ts';
import { LEAD_STATUSES, type LeadDetail, type ListKind, MARKED_KINDS } from '#domain/console/lists.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextAreaField } from '#site/ui/field.tsx';
import { attempt } from './attempt.ts';
import { MailActions } from './mail-actions.tsx';
import { PanoramaDecision } from './panorama-decision.tsx';
import { send } from './staff-calls.ts';

type ActionsProps = { kind: ListKind; detail: LeadDetail; onChanged: () => void };

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function DetailActions({ kind, detail, onChanged }: ActionsProps) {
  const id = String(detail.item.id);
  if (kind === 'mails') return <MailActions id={id} onChanged={onChanged} />;
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
  if (!MARKED_KINDS.some((marked) => marked === kind)) return null;
  return (
    <div className="grid gap-5 bg-travertine p-5 sm:grid-cols-2">
      <StatusChoice kind={kind} id={id} status={String(detail.item.status)} onChanged={onChanged} />
      {kind === 'intakes' ? (
        <ProgressChoice id={id} progress={String(detail.item.progress)} onChanged={onChanged} />
      ) : null}
      <NoteForm kind={kind} id={id} onChanged={onChanged} />
    </div>
  );
}

type ChoiceProps = { kind: ListKind; id: string; onChanged: () => void };

function StatusChoice({ kind, id, status, onChanged }: ChoiceProps & { status: string }) {
  async function choose(value: string) {
    if (await attempt(() => send('PATCH', `/api/staff/lists/${kind}/${id}`, { status: value }))) onChanged();
  }
  return (
    <SelectField
      label={CONSOLE.status}
      name="status"
      options={options(LEAD_STATUSES)}
      value={status}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}

function ProgressChoice({
  id,
  progress,
  onChanged,
}: {
  id: string;
  progress: string;
  onChanged: () => void;
}) {
  async function choose(value: string) {
    if (await attempt(() => send('POST', `/api/staff/intakes/${id}/progress`, { progress: value })))
      onChanged();
  }
  return (
    <SelectField
      label={CONSOLE.progress}
      name="progress"
      options={options(INTAKE_PROGRESS)}
      value={progress}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}

function NoteForm({ kind, id, onChanged }: ChoiceProps) {
  const [note, setNote] = useState('');
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!note.trim()) return;
    if (!(await attempt(() => send('PATCH', `/api/staff/lists/${kind}/${id}`, { note })))) return;
    setNote('');
    onChanged();
  }
  return (
    <form onSubmit={submit} className="grid gap-3 sm:col-span-2">
      <TextAreaField
        label={CONSOLE.note}
        name="note"
        rows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="sm">
          {CONSOLE.addNote}
        </Button>
      </div>
    </form>
  );
}
