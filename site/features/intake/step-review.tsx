import { INTAKE_FORM, INTAKE_STEPS } from '#content/intake.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { CheckboxField } from '#site/ui/field.tsx';
import type { StepProps } from './intake-wizard.tsx';

const WORDS = INTAKE_FORM.review;

export function StepReview({ form, files, goTo }: StepProps) {
  const values = form.getValues();
  const water = values.waterFeatures ?? [];
  const rows: { label: string; words: string; step: number }[] = [
    { label: WORDS.contact, words: `${values.fullName}, ${values.email}`, step: 1 },
    {
      label: WORDS.address,
      words: `${values.projectAddress}, ${values.city}, ${values.state} ${values.zipCode}, ${values.county}`,
      step: 2,
    },
    { label: WORDS.files, words: String(files.files.length), step: 3 },
    { label: WORDS.pool, words: WORDS.feet(values.poolLength, values.poolWidth), step: 4 },
    { label: WORDS.depths, words: WORDS.depth(values.shallowDepth, values.deepDepth), step: 4 },
    ...(values.hasSpa
      ? [{ label: WORDS.spa, words: spaWords(values.spaSize, values.spaSpillover), step: 5 }]
      : []),
    { label: WORDS.water, words: water.length > 0 ? water.join(', ') : WORDS.none, step: 5 },
    { label: WORDS.budget, words: values.budgetRange ?? '', step: 6 },
  ];
  return (
    <div>
      <dl className="divide-y divide-sand border-sand border-y">
        {rows.map(({ label, words, step }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 py-3 sm:grid-cols-[10rem_1fr_auto]">
            <dt className="text-ink-600 text-small sm:pt-0.5">{label}</dt>
            <dd className="col-start-1 min-w-0 break-words sm:col-start-2">{words}</dd>
            <Button
              variant="quiet"
              className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1"
              aria-label={WORDS.change(INTAKE_STEPS[step - 1]?.title ?? '')}
              onClick={() => goTo(step)}
            >
              {WORDS.changeWord}
            </Button>
          </div>
        ))}
      </dl>
      <Missing files={files} />
      <Consent form={form} />
    </div>
  );
}

const spaWords = (size: string | undefined, spillover: boolean | undefined) =>
  [size || 'Included', spillover ? 'with spillover' : ''].filter(Boolean).join(', ');

// A missing survey or photos may delay concepts.
function Missing({ files }: Pick<StepProps, 'files'>) {
  const has = (purpose: string) => files.files.some((entry) => entry.purpose === purpose);
  const lines = [
    ...(has('survey') ? [] : [WORDS.missingSurvey]),
    ...(has('photo') ? [] : [WORDS.missingPhotos]),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert tone="warning" title={WORDS.missing} className="mt-6">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}

function Consent({ form }: Pick<StepProps, 'form'>) {
  const { consent } = INTAKE_FORM;
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
