import type { FormEvent } from 'react';
import { FILES_STEP, percentComplete, STEP_COUNT } from '#domain/intake/intake-steps.ts';
import { fill } from '#domain/words/fill.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { PlotPart } from './lazy-plot-part.ts';
import { Outcome } from './outcome.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepFields } from './step-fields.tsx';
import { StepFiles } from './step-files.tsx';
import { StepRail } from './step-rail.tsx';
import { StepReview } from './step-review.tsx';
import { useDraft } from './use-draft.ts';
import { type IntakeState, useIntake } from './use-intake.ts';
import { type IntakeWords, useWords, WordsProvider } from './words.ts';

export type StepProps = Pick<IntakeState, 'form' | 'files' | 'goTo'>;

// Lazy: needed only with a restored draft or a design, while files upload, and at the end.
const DonePage = lazyPart(async () => (await import('./done-page.tsx')).DonePage);
const DraftNotice = lazyPart(async () => (await import('./draft-notice.tsx')).DraftNotice);
const UploadProgress = lazyPart(async () => (await import('./upload-progress.tsx')).UploadProgress);

const STEP_ID = 'intake-step';
const HEADING_ID = 'intake-heading';

export function IntakeWizard({ words }: { words: IntakeWords }) {
  return (
    <WordsProvider words={words}>
      <Wizard />
    </WordsProvider>
  );
}

function Wizard() {
  const { FORM, STEPS } = useWords();
  const intake = useIntake();
  const draft = useDraft(intake);
  const { form, files, step, goTo, submission } = intake;
  const { title = '', description = '' } = STEPS[step - 1] ?? {};
  // On a desk the rail names them all.
  const then = STEPS[step];

  function proceed(event: FormEvent) {
    event.preventDefault();
    if (step < STEP_COUNT) void intake.jump(step + 1);
    else void submission.submit();
  }

  if (submission.done) return <DonePage sent={submission.done} onAnother={submission.another} />;
  return (
    <div
      data-intake-begun={step > 1 ? '' : undefined}
      className="lg:grid lg:grid-cols-[13rem_minmax(0,46rem)] lg:gap-x-14"
    >
      <StepRail intake={intake} />
      <div className="min-w-0">
        {draft.notice || draft.changedElsewhere ? <DraftNotice draft={draft} /> : null}
        <div ref={intake.top} className="scroll-mt-[calc(var(--header-height)+1.25rem)]">
          <p id={STEP_ID} className="flex justify-between gap-4 text-ink-600 text-small tabular-nums">
            <span>{fill(FORM.step, { step, count: STEP_COUNT })}</span>{' '}
            {then ? <span className="lg:hidden">{fill(FORM.nextStep, { step: then.short })}</span> : null}{' '}
            <span>{fill(FORM.percent, { percent: percentComplete(step) })}</span>
          </p>
          <Progress
            className="mt-2"
            label={fill(FORM.announce, { step, count: STEP_COUNT, title })}
            value={percentComplete(step)}
          />
        </div>
        <form
          onSubmit={proceed}
          noValidate
          className="mt-5 sm:mt-8 max-sm:[&_:is(a,input,select,textarea,button)]:scroll-mb-28"
        >
          <div className="flex items-baseline justify-between gap-4">
            <h2
              ref={intake.heading}
              id={HEADING_ID}
              tabIndex={-1}
              aria-describedby={STEP_ID}
              className="font-display text-heading outline-none"
            >
              {title}
            </h2>
            {step === FILES_STEP || step === STEP_COUNT ? null : (
              <p className="whitespace-nowrap text-fine text-ink-600">{FORM.required}</p>
            )}
          </div>
          <p className="mt-1.5 mb-5 text-ink-600 sm:mt-2 sm:mb-7">{description}</p>
          <fieldset disabled={submission.busy} aria-labelledby={HEADING_ID} className="min-w-0">
            {step === FILES_STEP ? <StepFiles files={files} /> : null}
            {step === FILES_STEP ? <PlotPart form={form} /> : null}
            {step === STEP_COUNT ? <StepReview form={form} files={files} goTo={goTo} /> : null}
            {step !== FILES_STEP && step !== STEP_COUNT ? <StepFields form={form} step={step} /> : null}
          </fieldset>
          {submission.busy ? <UploadProgress submission={submission} files={files.files} /> : null}
          {step === STEP_COUNT ? <Outcome intake={intake} /> : null}
          <StepButtons intake={intake} canResume={draft.notice === 'restored' && draft.savedStep > step} />
        </form>
      </div>
    </div>
  );
}
