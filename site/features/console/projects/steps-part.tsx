import { useState } from 'react';
import type { ProjectView } from '#domain/project/project-file.ts';
import type { ProjectStep } from '#domain/project/steps.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { nextStep, standingApprovals } from './next-step.ts';
import { Part } from './project-part.tsx';

export function StepsPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.step;
  const { project } = useDesk();
  const [asking, setAsking] = useState(false);
  const next = nextStep(project);
  return (
    <Part
      id="steps"
      title={words.title}
      action={
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {next ? fill(words.start, { step: PROJECT_DESK.steps[next] }) : words.other}
        </Button>
      }
    >
      <Way project={project} />
      {asking ? <StartDialog offered={next} onClose={() => setAsking(false)} /> : null}
    </Part>
  );
}

function Way({ project: { steps, step } }: { project: ProjectView }) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.step;
  const at = steps.indexOf(step);
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {steps.map((one, index) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={classes('flex items-center gap-2', one === step ? 'font-semibold' : 'text-ink-600')}
        >
          <span
            className={classes(
              'grid size-6 place-items-center rounded-full text-fine tabular-nums',
              index < at && 'bg-leaf-100 text-leaf',
              index === at && 'bg-ink text-white',
              index > at && 'border border-ink-400',
            )}
          >
            {index < at ? <Icon name="check" className="size-4" label={words.past} /> : index + 1}
          </span>
          {PROJECT_DESK.steps[one]}
        </li>
      ))}
    </ol>
  );
}

type StartProps = { offered: ProjectStep | undefined; onClose: () => void };

// Says what it makes final before it does.
function StartDialog({ offered, onClose }: StartProps) {
  const { CONSOLE, PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.step;
  const { project, change } = useDesk();
  const others = project.steps.filter((one) => one !== project.step);
  const [step, setStep] = useState(offered ?? others[0] ?? project.step);
  const [busy, setBusy] = useState(false);
  const standing = standingApprovals(project);
  const name = PROJECT_DESK.steps[step];
  async function start() {
    setBusy(true);
    const done = await change({ step }, fill(words.started, { step: name }));
    setBusy(false);
    if (done) onClose();
  }
  return (
    <Dialog open onOpenChange={onClose} title={fill(words.start, { step: name })} size="sm">
      <div className="grid gap-4">
        <SelectField
          label={words.which}
          name="step"
          options={others.map((value) => ({ value, label: PROJECT_DESK.steps[value] }))}
          value={step}
          onChange={({ target }) => setStep(others.find((one) => one === target.value) ?? step)}
        />
        <div className="grid gap-2 text-small" role="status">
          {standing.length === 0 ? <p>{words.nothingFinal}</p> : null}
          {standing.map((approval) => (
            <p key={approval.id}>{fill(words.becomesFinal, { what: fill(words.approvalOf, approval) })}</p>
          ))}
          <p className="text-ink-600">{words.seenByClient}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <Button pending={busy} onClick={() => void start()}>
            {fill(words.start, { step: name })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {CONSOLE.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
