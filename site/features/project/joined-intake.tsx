import { INTAKE_PROGRESS, type IntakeProgress } from '#domain/intake/intake-progress.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Alert } from '#site/ui/alert.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { day } from './dates.ts';
import type { IntakeStatus } from './room-calls.ts';
import { useWords } from './words.ts';

/** The status link of an intake that joined a project: it shows that intake's three steps, and says where the room's link is. */
export function JoinedIntake({ status }: { status: IntakeStatus }) {
  const { ROOM, INTAKE } = useWords();
  const reached = INTAKE_PROGRESS.indexOf(status.progress);
  return (
    <Section tone="travertine" space="tight" className="min-h-svh">
      <Container>
        <Heading level={1} size="heading">
          {INTAKE.heading}
        </Heading>
        <div className="mt-6 max-w-2xl">
          <Alert>{INTAKE.hint}</Alert>
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-sand border-y py-4 text-small">
            <dt className="text-ink-600">{INTAKE.ticket}</dt>
            <dd className="font-semibold tabular-nums">{status.ticketNumber}</dd>
            <dt className="text-ink-600">{INTAKE.submitted}</dt>
            <dd>{day(status.submittedAt)}</dd>
            <dt className="text-ink-600">{INTAKE.files}</dt>
            <dd className="tabular-nums">{status.fileCount}</dd>
          </dl>
          <ol className="mt-8">
            {INTAKE_PROGRESS.map((step, index) => (
              <ProgressStep key={step} step={step} done={index <= reached} current={index === reached} />
            ))}
          </ol>
          <p className="mt-2 text-ink-600">{INTAKE.promise}</p>
          <ButtonLink href={ROUTES.contact} variant="secondary" className="mt-6">
            {ROOM.contact}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

function ProgressStep({ step, done, current }: { step: IntakeProgress; done: boolean; current: boolean }) {
  const { INTAKE } = useWords();
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
          {INTAKE.steps[step].title}
          {current ? (
            <span className="ms-3 rounded-full bg-lagoon px-2.5 py-0.5 font-medium text-fine text-white">
              {INTAKE.now}
            </span>
          ) : null}
        </p>
        <p>{INTAKE.steps[step].detail}</p>
      </div>
    </li>
  );
}
