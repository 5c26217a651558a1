import { classes } from './classes.ts';
import { Heading } from './section.tsx';

export type NextStep = { when?: string; what: string; detail: string };

type NextStepsProps = { id: string; heading: string; steps: readonly NextStep[]; className?: string };

/** What follows something that was sent, booked or paid: one thing after the other. */
export function NextSteps({ id, heading, steps, className }: NextStepsProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Heading level={2} size="subheading" id={id}>
        {heading}
      </Heading>
      <ol className={classes('mt-5 grid', steps.some(({ when }) => when) ? 'gap-6' : 'gap-5')}>
        {steps.map(({ when, what, detail }, at) => (
          <li key={what} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-foam-200 font-semibold text-lagoon"
            >
              {at + 1}
            </span>
            <div>
              {when ? <p className="font-medium text-lagoon text-small">{when}</p> : null}
              <p className="font-semibold">{what}</p>
              <p className="mt-0.5 text-ink-600 text-small">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
