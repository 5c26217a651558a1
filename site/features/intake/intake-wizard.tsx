import type { FormEvent } from 'react';
import { INTAKE_FORM, INTAKE_STEPS } from '#content/intake.ts';
import { percentComplete, STEP_COUNT } from '#domain/intake/intake-steps.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { DoneNotice } from './done-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { StepContact } from './step-contact.tsx';
import { StepDetails } from './step-details.tsx';
import { StepFeatures } from './step-features.tsx';
import { StepFiles } from './step-files.tsx';
import { StepPool } from './step-pool.tsx';
import { StepProperty } from './step-property.tsx';
import { StepReview } from './step-review.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useDraft } from './use-draft.ts';
import { type IntakeState, useIntake } from './use-intake.ts';

export type StepProps = Pick<IntakeState, 'form' | 'files' | 'goTo'>;

const STEPS = [StepContact, StepProperty, StepFiles, StepPool, StepFeatures, StepDetails, StepReview];

export function IntakeWizard() {
  const intake = useIntake();
  const draft = useDraft(intake);
  const { form, files, step, goTo, submission } = intake;
  const { title = '', description = '' } = INTAKE_STEPS[step - 1] ?? {};
  const Step = STEPS[step - 1] ?? StepContact;

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (step < STEP_COUNT) void intake.next();
    else void submission.submit();
  }

  return (
    <div className="mx-auto max-w-3xl">
      {submission.done ? <DoneNotice done={submission.done} /> : <DraftNotice draft={draft} />}
      <div className="flex justify-between gap-4 text-ink-600 text-small tabular-nums">
        <span>{INTAKE_FORM.step(step, STEP_COUNT)}</span>
        <span>{INTAKE_FORM.percent(percentComplete(step))}</span>
      </div>
      <Progress
        className="mt-2"
        label={INTAKE_FORM.announce(step, STEP_COUNT, title)}
        value={percentComplete(step)}
      />
      <form onSubmit={proceed} noValidate className="mt-8">
        <h2
          ref={intake.heading}
          tabIndex={-1}
          className="scroll-mt-28 font-display text-heading outline-none"
        >
          {title}
        </h2>
        <p className="mt-2 mb-7 text-ink-600">{description}</p>
        <fieldset disabled={submission.busy} className="min-w-0">
          <Step form={form} files={files} goTo={goTo} />
        </fieldset>
        {submission.busy ? <UploadProgress submission={submission} files={files.files} /> : null}
        <Outcome intake={intake} />
        <StepButtons intake={intake} />
      </form>
    </div>
  );
}

function Outcome({ intake: { submission } }: { intake: IntakeState }) {
  if (submission.problem) {
    return (
      <Alert tone="danger" title={INTAKE_FORM.upload.refused} className="mt-6">
        {submission.problem}
      </Alert>
    );
  }
  if (!submission.cancelled || submission.busy) return null;
  return (
    <Alert tone="info" className="mt-6">
      {INTAKE_FORM.upload.cancelled}
    </Alert>
  );
}

// On a phone the two buttons stay within reach of the thumb.
function StepButtons({ intake: { step, goTo, submission } }: { intake: IntakeState }) {
  const last = step === STEP_COUNT;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex gap-3 border-sand border-t bg-white/95 px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0 sm:pt-6">
      <Button
        variant="secondary"
        className="flex-1 sm:flex-none"
        disabled={step === 1 || submission.busy}
        onClick={() => goTo(step - 1)}
      >
        {INTAKE_FORM.previous}
      </Button>
      <Button type="submit" className="flex-1 sm:flex-none" pending={submission.busy}>
        {last ? (submission.busy ? INTAKE_FORM.submitting : INTAKE_FORM.submit) : INTAKE_FORM.next}
      </Button>
    </div>
  );
}
