import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { INTAKE_STATUS } from '#content/intake.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Spinner } from '#site/ui/spinner.tsx';

const statusSchema = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  submittedAt: z.string(),
  fileCount: z.number(),
});
type Status = z.infer<typeof statusSchema>;
type View = { step: 'loading' } | { step: 'problem'; words: string } | { step: 'known'; status: Status };

// The key stands behind the # of the link: it never reaches a log, a referrer or the address of a request.
export function IntakeStatus() {
  const [view, setView] = useState<View>({ step: 'loading' });

  const look = useCallback(async () => {
    const key = window.location.hash.slice(1);
    if (key.length < 10) return setView({ step: 'problem', words: INTAKE_STATUS.missing });
    setView({ step: 'loading' });
    try {
      const response = await apiRequest('GET', '/api/intakes/status', undefined, {
        headers: { 'X-Intake-Key': key },
      });
      setView({ step: 'known', status: z.parse(statusSchema, await response.json()) });
    } catch (error) {
      const unknown = error instanceof RequestError && error.status === 404;
      setView({ step: 'problem', words: unknown ? INTAKE_STATUS.unknown : INTAKE_STATUS.failed });
    }
  }, []);
  useEffect(() => void look(), [look]);

  if (view.step === 'loading') {
    return (
      <p className="mt-8 flex items-center gap-3" role="status">
        <Spinner /> {INTAKE_STATUS.loading}
      </p>
    );
  }
  if (view.step === 'problem') {
    return (
      <div className="mt-8 grid max-w-xl gap-5">
        <Alert tone="warning">{view.words}</Alert>
        <div className="flex flex-wrap gap-4">
          <Button variant="secondary" onClick={look}>
            {INTAKE_STATUS.again}
          </Button>
          <ButtonLink to={ROUTES.contact} variant="quiet">
            {INTAKE_STATUS.contact}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return <KnownStatus status={view.status} />;
}

function KnownStatus({ status }: { status: Status }) {
  const reached = INTAKE_PROGRESS.indexOf(status.progress);
  const submitted = new Date(status.submittedAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <div className="mt-8 max-w-2xl">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-sand border-y py-4 text-small">
        <dt className="text-ink-600">{INTAKE_STATUS.ticket}</dt>
        <dd className="font-semibold tabular-nums">{status.ticketNumber}</dd>
        <dt className="text-ink-600">{INTAKE_STATUS.submitted}</dt>
        <dd>{submitted}</dd>
        <dt className="text-ink-600">{INTAKE_STATUS.files}</dt>
        <dd className="tabular-nums">{status.fileCount}</dd>
      </dl>
      <ol className="mt-8 grid gap-6">
        {INTAKE_PROGRESS.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={classes(
              'border-s-3 ps-5',
              index <= reached ? 'border-lagoon' : 'border-sand text-ink-600',
            )}
          >
            <p className="font-semibold">{INTAKE_STATUS.steps[step].title}</p>
            <p>{INTAKE_STATUS.steps[step].detail}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">{INTAKE_STATUS.promise}</p>
      <ButtonLink to={ROUTES.contact} variant="secondary" className="mt-6">
        {INTAKE_STATUS.contact}
      </ButtonLink>
    </div>
  );
}
