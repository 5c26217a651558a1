import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Content } from '#content/content.ts';
import { INTAKE_PROGRESS, type IntakeProgress } from '#domain/intake/intake-progress.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Spinner } from '#site/ui/spinner.tsx';

const statusSchema = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  submittedAt: z.string(),
  fileCount: z.number(),
});
type Status = z.infer<typeof statusSchema>;
type IntakeStatusWords = Content['intakeStatus']['INTAKE_STATUS'];
type Trouble = 'missing' | 'unknown' | 'failed';
type View = { step: 'loading' } | { step: 'problem'; trouble: Trouble } | { step: 'known'; status: Status };

// The key stands behind the # of the link: it never reaches a log, a referrer or the address of a request.
export function IntakeStatus({ words }: { words: IntakeStatusWords }) {
  const [view, setView] = useState<View>({ step: 'loading' });

  const look = useCallback(async () => {
    const key = window.location.hash.slice(1);
    if (key.length < 10) return setView({ step: 'problem', trouble: 'missing' });
    setView({ step: 'loading' });
    try {
      const response = await apiRequest('GET', '/api/intakes/status', undefined, {
        headers: { 'X-Intake-Key': key },
      });
      setView({ step: 'known', status: z.parse(statusSchema, await response.json()) });
    } catch (error) {
      const unknown = error instanceof RequestError && error.status === 404;
      setView({ step: 'problem', trouble: unknown ? 'unknown' : 'failed' });
    }
  }, []);
  useEffect(() => void look(), [look]);

  if (view.step === 'loading') {
    return (
      <p className="mt-8 flex items-center gap-3" role="status">
        <Spinner /> {words.loading}
      </p>
    );
  }
  if (view.step === 'problem') {
    return (
      <div className="mt-8 grid max-w-xl gap-5">
        <Alert tone="warning">{words[view.trouble]}</Alert>
        <div className="flex flex-wrap gap-4">
          <Button variant="secondary" onClick={look}>
            {words.again}
          </Button>
          <ButtonLink href={ROUTES.contact} variant="quiet">
            {words.contact}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return <KnownStatus words={words} status={view.status} />;
}

function KnownStatus({ words, status }: { words: IntakeStatusWords; status: Status }) {
  const reached = INTAKE_PROGRESS.indexOf(status.progress);
  const submitted = new Date(status.submittedAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <div className="mt-8 max-w-2xl">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-sand border-y py-4 text-small">
        <dt className="text-ink-600">{words.ticket}</dt>
        <dd className="font-semibold tabular-nums">{status.ticketNumber}</dd>
        <dt className="text-ink-600">{words.submitted}</dt>
        <dd>{submitted}</dd>
        <dt className="text-ink-600">{words.files}</dt>
        <dd className="tabular-nums">{status.fileCount}</dd>
      </dl>
      <ol className="mt-8">
        {INTAKE_PROGRESS.map((step, index) => (
          <ProgressStep
            key={step}
            words={words}
            step={step}
            done={index <= reached}
            current={index === reached}
          />
        ))}
      </ol>
      <p className="mt-2 text-ink-600">{words.promise}</p>
      <ButtonLink href={ROUTES.contact} variant="secondary" className="mt-6">
        {words.contact}
      </ButtonLink>
    </div>
  );
}

type StepProps = { words: IntakeStatusWords; step: IntakeProgress; done: boolean; current: boolean };

function ProgressStep({ words, step, done, current }: StepProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="relative flex gap-4 pb-7 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-4 not-last:before:w-px not-last:before:bg-ink-400/60"
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-8 shrink-0 place-items-center rounded-full border',
          done ? 'border-lagoon bg-lagoon text-white' : 'border-ink-400 border-dashed bg-white',
        )}
      >
        {done ? <Icon name="check" className="size-4" /> : null}
      </span>
      <div className={done ? undefined : 'text-ink-600'}>
        <p className={classes('pt-0.5', current ? 'font-semibold' : 'font-medium')}>
          {words.steps[step].title}
          {current ? (
            <span className="ms-3 rounded-full bg-lagoon px-2.5 py-0.5 font-medium text-fine text-white">
              {words.now}
            </span>
          ) : null}
        </p>
        <p>{words.steps[step].detail}</p>
      </div>
    </li>
  );
}
