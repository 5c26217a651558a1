import { type FormEvent, useState } from 'react';
import { TURNS } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextField } from '#site/ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { dayOf, endOfDay } from './due-words.ts';

/** What a colleague changes in passing: saved at once, with the way back in the notice. */
export function ProjectFacts() {
  return (
    <div className="grid grid-cols-2 content-start gap-x-3 gap-y-4 rounded-card bg-travertine p-4 md:max-xl:grid-cols-3 xl:col-start-2 xl:grid-cols-1 xl:p-5">
      <TurnChoice />
      <DueDate />
      <Assignee />
      <PackageChoice />
      <Revisions />
      <ClosePart />
    </div>
  );
}

function TurnChoice() {
  const { PROJECT_DESK: words } = useWords();
  const { project, change } = useDesk();
  return (
    <SelectField
      label={words.head.turn}
      name="turn"
      options={TURNS.map((value) => ({ value, label: words.turns[value] }))}
      value={project.turn}
      onChange={({ target }) => {
        const turn = TURNS.find((one) => one === target.value);
        if (turn) void change({ turn }, words.turns[turn], { turn: project.turn });
      }}
    />
  );
}

// A date field passes through other days while it is typed into: saved by a press of its own.
function DueDate() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.head;
  const { project, change } = useDesk();
  const saved = dayOf(project.dueAt);
  const [edited, setEdited] = useState<string>();
  const day = edited ?? saved;
  async function save(event: FormEvent) {
    event.preventDefault();
    const dueAt = endOfDay(day);
    const said = fill(words.changed, { what: words.due, now: day || PROJECT_DESK.due.none });
    if (await change({ dueAt }, said, { dueAt: project.dueAt })) setEdited(undefined);
  }
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <TextField
        className="min-w-0 flex-1"
        label={words.due}
        name="due"
        type="date"
        value={day}
        onChange={({ target }) => setEdited(target.value)}
      />
      {day === saved ? null : (
        <Button type="submit" variant="secondary" className="px-4 text-small">
          {words.saveDue}
        </Button>
      )}
    </form>
  );
}

function Assignee() {
  const { PROJECT_DESK: words } = useWords();
  const { project, change } = useDesk();
  const emailOf = (id: string | null) =>
    project.colleagues.find((one) => one.id === id)?.email ?? words.nobody;
  return (
    <SelectField
      label={words.head.assigned}
      name="assigned"
      placeholder={words.nobody}
      options={project.colleagues.map(({ id, email }) => ({ value: id, label: email }))}
      value={project.assignedTo ?? ''}
      onChange={({ target }) => {
        const assignedTo = target.value || null;
        const said = fill(words.head.changed, { what: words.head.assigned, now: emailOf(assignedTo) });
        void change({ assignedTo }, said, { assignedTo: project.assignedTo });
      }}
    />
  );
}

function PackageChoice() {
  const { PROJECT_DESK: words, PACKAGE_CHOICES } = useWords();
  const { project, change } = useDesk();
  const idOf = (title: string | null) => PACKAGE_CHOICES.find(({ label }) => label === title)?.value ?? null;
  const was = idOf(project.packageTitle);
  // A package that has another name now is still what was sold.
  const former = project.packageTitle && !was ? project.packageTitle : words.noPackage;
  return (
    <SelectField
      label={words.head.package}
      name="package"
      placeholder={former}
      options={PACKAGE_CHOICES}
      value={was ?? ''}
      onChange={({ target }) => {
        const packageId = target.value || null;
        const now = PACKAGE_CHOICES.find(({ value }) => value === packageId)?.label ?? words.noPackage;
        void change({ packageId }, fill(words.head.changed, { what: words.head.package, now }), {
          packageId: was,
          revisionsIncluded: project.revisionsIncluded,
        });
      }}
    />
  );
}

const UNLIMITED = 'unlimited';
const MOST_OFFERED = 10;

function Revisions() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.head;
  const { project, change } = useDesk();
  const { revisionsIncluded: was, revisionsUsed } = project;
  const counts = Array.from({ length: Math.max(MOST_OFFERED, was ?? 0) + 1 }, (_, count) => String(count));
  const labelOf = (count: number | null) => (count === null ? words.unlimited : String(count));
  return (
    <SelectField
      label={words.revisions}
      name="revisions"
      hint={counted(words.roundsUsed, revisionsUsed)}
      options={[
        ...counts.map((count) => ({ value: count, label: count })),
        { value: UNLIMITED, label: words.unlimited },
      ]}
      value={was === null ? UNLIMITED : String(was)}
      onChange={({ target }) => {
        const revisionsIncluded = target.value === UNLIMITED ? null : Number(target.value);
        const said = fill(words.changed, { what: words.revisions, now: labelOf(revisionsIncluded) });
        void change({ revisionsIncluded }, said, { revisionsIncluded: was });
      }}
    />
  );
}

function ClosePart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.head;
  const { project, change } = useDesk();
  const [asking, setAsking] = useState(false);
  if (project.state === 'closed') {
    return (
      <Button variant="secondary" size="sm" onClick={() => void change({ state: 'active' }, words.reopen)}>
        {words.reopen}
      </Button>
    );
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.close}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={words.close}
        question={words.closeQuestion}
        onConfirm={() => {
          setAsking(false);
          const { turn, dueAt } = project;
          void change({ state: 'closed' }, words.closed, { state: 'active', turn, dueAt });
        }}
      />
    </div>
  );
}
