import { useEffect, useRef, useState } from 'react';
import { endOfDueDay } from '#domain/project/due-day.ts';
import { TURNS } from '#domain/project/room.ts';
import { revisionsOf } from '#domain/project/steps.ts';
import { dueDate } from '#domain/project/studio-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { SelectField, TextField } from '#site/ui/field.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { dayOf } from './due-words.ts';

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
        if (!turn) return;
        void change({ turn }, fill(words.head.moved, { turn: words.turns[turn] }), { turn: project.turn });
      }}
    />
  );
}

// A date field passes through other days while it is typed into: saved once it is left, or has stood still.
const STILL_MS = 1_200;

function DueDate() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.head;
  const { project, change } = useDesk();
  const { dueAt: was } = project;
  const [edited, setEdited] = useState<string>();
  const waiting = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server holds now takes the field's place
  useEffect(() => setEdited(undefined), [was]);
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  async function save(day: string) {
    window.clearTimeout(waiting.current);
    if (day === dayOf(was)) return setEdited(undefined);
    const dueAt = endOfDueDay(day);
    const said = dueAt ? fill(words.dueOn, { date: dueDate(dueAt) }) : PROJECT_DESK.due.none;
    if (!(await change({ dueAt }, said, { dueAt: was }))) setEdited(undefined);
  }
  return (
    <TextField
      label={words.due}
      name="due"
      type="date"
      min="2020-01-01"
      max="2099-12-31"
      value={edited ?? dayOf(was)}
      onChange={({ target }) => {
        const day = target.value;
        setEdited(day);
        window.clearTimeout(waiting.current);
        if (target.validity.valid) waiting.current = window.setTimeout(() => void save(day), STILL_MS);
      }}
      onBlur={({ target }) => {
        if (edited === undefined) return;
        if (target.validity.valid) void save(edited);
        else setEdited(undefined);
      }}
    />
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
        const { revisionsIncluded } = project;
        // As the server does it: rounds set by hand stay.
        const byHand = revisionsIncluded !== revisionsOf(was);
        const rounds = byHand ? revisionsIncluded : revisionsOf(packageId);
        const said = fill(byHand ? words.head.packageKept : words.head.packageNow, {
          now,
          rounds: rounds ?? words.head.unlimited,
        });
        void change({ packageId }, said, { packageId: was, revisionsIncluded });
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
