import { type ReactNode, useEffect, useRef } from 'react';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { NextSteps } from '#site/ui/next-steps.tsx';
import { Heading } from '#site/ui/section.tsx';
import { PoolSketch } from './pool-sketch.tsx';
import type { SentProject } from './sent-project.ts';
import { useWords } from './words.ts';

type DonePageProps = { sent: SentProject; onAnother: () => void };

// The end of the form: the toast goes, this stays, in place of the steps and over a reload.
export function DonePage({ sent, onAnother }: DonePageProps) {
  const words = useWords().FORM.done;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="intake-done" data-intake-done className="outline-none">
      <div className="tone-ink grid items-center gap-x-12 gap-y-8 rounded-card bg-ink p-6 text-foam sm:p-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="flex items-center gap-3 font-medium text-water-200">
            <Icon name="check-circle" className="size-7 text-water" /> {words.received}
          </p>
          <h1 id="intake-done" className="mt-4">
            <span className="block text-lead text-water-200">{words.title}</span>{' '}
            <span className="block break-words font-display text-[clamp(2rem,8vw,3.5rem)] tabular-nums leading-tight">
              {sent.ticketNumber}
            </span>
          </h1>
          <p className="mt-3 max-w-[40em]">{fill(words.body, { email: sent.email })}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            {sent.statusUrl ? (
              <ButtonLink href={sent.statusUrl} size="lg">
                {words.status}
              </ButtonLink>
            ) : null}
            <p className="max-w-[26em] flex-1 basis-56 text-small text-water-200">
              {sent.statusUrl ? words.statusNote : words.statusByMail}
            </p>
          </div>
        </div>
        <PoolSketch measures={sent.pool} title={words.sketch} className="text-ink" />
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <NextSteps id="intake-next" heading={words.next} steps={words.steps} />
        <div className="grid content-start gap-8">
          <Received sent={sent} />
          <Costs />
        </div>
      </div>
      <div className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-sand border-t pt-6 print:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="document" /> {words.print}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          <Icon name="plus" /> {words.another}
        </Button>
      </div>
    </section>
  );
}

function Received({ sent }: { sent: SentProject }) {
  const { done, review } = useWords().FORM;
  const words = done.got;
  const has = (purpose: string) => sent.files.some((file) => file.purpose === purpose);
  const missing = [...(has('survey') ? [] : [words.noSurvey]), ...(has('photo') ? [] : [words.noPhotos])];
  return (
    <section aria-labelledby="intake-got">
      <Heading level={2} size="subheading" id="intake-got">
        {words.heading}
      </Heading>
      <ul className="mt-4 text-small">
        <Line icon="ruler">
          {fill(words.pool, {
            size: metersBeside(fill(review.feet, sent.pool), sent.pool.length, sent.pool.width),
          })}
        </Line>
        {sent.files.map(({ name, size }) => (
          <Line key={name} icon="document">
            <span className="break-all">{name}</span> <span className="text-ink-600">{megabytes(size)}</span>
          </Line>
        ))}
        {sent.files.length === 0 ? <Line icon="document">{words.noFiles}</Line> : null}
        {sent.hasPlot ? <Line icon="target">{words.plot}</Line> : null}
      </ul>
      {missing.length > 0 ? (
        <Alert tone="warning" title={missing.join(' ')} className="mt-4">
          <p>{review.missing}</p>
          {sent.statusUrl ? (
            <ButtonLink variant="quiet" href={sent.statusUrl} className="print:hidden">
              {words.addMissing}
            </ButtonLink>
          ) : null}
        </Alert>
      ) : null}
      <p className="mt-4 text-ink-600 text-small">{sent.statusUrl ? words.addInRoom : words.addByMail}</p>
    </section>
  );
}

type LineProps = { icon: 'ruler' | 'document' | 'target'; children: ReactNode };

function Line({ icon, children }: LineProps) {
  return (
    <li className="flex gap-3 border-sand border-t py-2.5">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-lagoon" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Costs() {
  const { costs } = useWords().FORM.done;
  return (
    <section aria-labelledby="intake-costs" className="rounded-card bg-travertine p-5">
      <Heading level={2} size="subheading" id="intake-costs">
        {costs.heading}
      </Heading>
      <p className="mt-2 text-small">{costs.body}</p>
      <ButtonLink variant="quiet" href={ROUTES.packages} className="mt-1">
        {costs.packages}
      </ButtonLink>
    </section>
  );
}
