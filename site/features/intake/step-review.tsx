import { Fragment } from 'react';
import { FILES_STEP } from '#domain/intake/intake-steps.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField } from '#site/ui/field.tsx';
import type { StepProps } from './intake-wizard.tsx';
import { PlotPart } from './lazy-plot-part.ts';
import { type ReviewRow, reviewRows } from './review-rows.ts';
import { useWords } from './words.ts';

export function StepReview({ form, files, goTo }: StepProps) {
  const words = useWords();
  const names = files.files.map(({ file }) => file.name);
  return (
    <div>
      {reviewRows(words, form.getValues(), names).map((rows, index) => (
        <ReviewStep key={words.STEPS[index]?.title} step={index + 1} rows={rows} goTo={goTo} />
      ))}
      <PlotPart form={form} />
      <Missing files={files} goTo={goTo} />
      <Consent form={form} />
    </div>
  );
}

type ReviewStepProps = Pick<StepProps, 'goTo'> & { step: number; rows: ReviewRow[] };

function ReviewStep({ step, rows, goTo }: ReviewStepProps) {
  const { FORM, STEPS } = useWords();
  const { title = '', short = '' } = STEPS[step - 1] ?? {};
  return (
    <section className="border-sand border-t pt-2 pb-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{short}</h3>
        <Button variant="quiet" aria-label={fill(FORM.review.change, { title })} onClick={() => goTo(step)}>
          {FORM.review.changeWord}
        </Button>
      </div>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-0">
        {rows.map(({ label, words }) => (
          <Fragment key={label}>
            <dt className="text-ink-600">{label}</dt>
            <dd data-typed className="min-w-0 whitespace-pre-line break-words">
              {words}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

// A missing survey or photos may delay concepts.
function Missing({ files, goTo }: Pick<StepProps, 'files' | 'goTo'>) {
  const words = useWords().FORM.review;
  const has = (purpose: string) => files.files.some((entry) => entry.purpose === purpose);
  const lines = [
    ...(has('survey') ? [] : [words.missingSurvey]),
    ...(has('photo') ? [] : [words.missingPhotos]),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert tone="warning" title={words.missing} className="mt-6">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button variant="quiet" onClick={() => goTo(FILES_STEP)}>
        {words.addFiles}
      </Button>
    </Alert>
  );
}

function Consent({ form }: Pick<StepProps, 'form'>) {
  const { consent } = useWords().FORM;
  const link = 'text-lagoon underline underline-offset-4';
  return (
    <CheckboxField
      className="mt-6"
      required
      error={form.formState.errors.consentGiven?.message}
      label={
        <>
          {consent.before}
          <a className={link} href={ROUTES.terms} target="_blank" rel="noopener">
            {consent.terms}
          </a>
          {consent.between}
          <a className={link} href={ROUTES.privacy} target="_blank" rel="noopener">
            {consent.privacy}
          </a>
          {consent.after}
        </>
      }
      {...form.register('consentGiven')}
    />
  );
}
