import { useEffect, useState } from 'react';
import { PAPER_NAMES, PAPERS } from '#domain/plan-set/papers.ts';
import { PLAN_SET_LIMITS, type PlanSetTitle } from '#domain/plan-set/plan-set.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#site/ui/field.tsx';
import { toast } from '#site/ui/toast.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';
import { StartDialog } from './start-dialog.tsx';

type LineName = Exclude<keyof PlanSetTitle, 'date'>;
const LENGTHS: Record<LineName, number> = {
  project: PLAN_SET_LIMITS.line,
  client: PLAN_SET_LIMITS.line,
  address: PLAN_SET_LIMITS.address,
  number: PLAN_SET_LIMITS.id,
  drawnBy: PLAN_SET_LIMITS.line,
};
const LINES = ['project', 'client', 'address', 'number', 'drawnBy'] as const satisfies readonly LineName[];

/** What the title block says, on which paper, by which state's rules, and whether it may be built from. */
export function DetailsPanel() {
  const words = useWords().PLAN_SET_DESK.details;
  const { keeper, value } = usePlanDesk();
  return (
    <div className="grid max-w-4xl gap-x-5 gap-y-4 sm:grid-cols-2">
      {LINES.map((name) => (
        <TextField
          key={name}
          label={words.fields[name]}
          name={name}
          autoComplete="off"
          maxLength={LENGTHS[name]}
          {...(name === 'address' ? { className: 'sm:col-span-2' } : {})}
          value={value.title[name]}
          onChange={({ target }) =>
            keeper.change({ title: { ...value.title, [name]: target.value } }, `title.${name}`)
          }
          onBlur={keeper.commit}
        />
      ))}
      <DayField />
      <SelectField
        label={words.paper}
        name="paper"
        options={PAPER_NAMES.map((paper) => ({ value: paper, label: PAPERS[paper].name }))}
        value={value.paper}
        onChange={({ target }) => {
          const paper = PAPER_NAMES.find((one) => one === target.value);
          if (paper) keeper.change({ paper });
        }}
      />
      <SelectField
        label={words.state}
        name="state"
        hint={words.stateHint}
        placeholder={words.noState}
        options={STATE_LAWS.map(({ code, state }) => ({ value: code, label: state }))}
        value={value.state ?? ''}
        onChange={({ target }) =>
          keeper.change({ state: STATE_LAWS.find(({ code }) => code === target.value)?.code ?? null })
        }
      />
      <Released />
      <AnotherDesign />
    </div>
  );
}

// A date field passes through nothing while it is typed into: only a whole day counts.
function DayField() {
  const words = useWords().PLAN_SET_DESK.details;
  const { keeper, value } = usePlanDesk();
  const [typed, setTyped] = useState<string>();
  const { date } = value.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what holds now takes the field's place
  useEffect(() => setTyped(undefined), [date]);
  return (
    <TextField
      label={words.fields.date}
      name="date"
      type="date"
      min="2020-01-01"
      max="2099-12-31"
      value={typed ?? date}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value && target.validity.valid)
          keeper.change({ title: { ...value.title, date: target.value } }, 'title.date');
      }}
      onBlur={() => {
        setTyped(undefined);
        keeper.commit();
      }}
    />
  );
}

// Asked before it changes, either way: somebody builds from it.
function Released() {
  const words = useWords().PLAN_SET_DESK.details;
  const { keeper, value } = usePlanDesk();
  const [asking, setAsking] = useState(false);
  const { released } = value;
  return (
    <div className="sm:col-span-2">
      <CheckboxField
        label={words.released}
        name="released"
        role="switch"
        hint={words.releasedHint}
        checked={released}
        onChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        action={released ? words.takeBack : words.release}
        question={released ? words.takeBackQuestion : words.releaseQuestion}
        onConfirm={() => {
          setAsking(false);
          keeper.change({ released: !released });
          toast({ title: released ? words.preliminaryNow : words.releasedNow });
        }}
      />
    </div>
  );
}

function AnotherDesign() {
  const words = useWords().PLAN_SET_DESK.begin;
  const { projectId, starts, keeper, keeping, reload } = usePlanDesk();
  const [open, setOpen] = useState(false);
  // It is taken into what the server has: the last change first.
  async function ask() {
    await keeper.save();
    setOpen(true);
  }
  return (
    <div className="sm:col-span-2">
      <Button variant="secondary" size="sm" onClick={() => void ask()}>
        {words.another}
      </Button>
      {open ? (
        <StartDialog
          projectId={projectId}
          starts={starts}
          version={keeping.stored.version}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            toast({ title: words.done });
            void reload();
          }}
        />
      ) : null}
    </div>
  );
}
