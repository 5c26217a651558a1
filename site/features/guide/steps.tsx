import type { Content } from '#content/content.ts';
import type { Difficulty, GuideStep } from '#content/guide.ts';
import { classes } from '#site/ui/classes.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { StepDrawing } from './step-drawing.tsx';

const LEVELS: readonly Difficulty[] = ['Easy', 'Moderate', 'Hard', 'Professional'];

type Timeline = Content['guide']['GUIDE_TIMELINE'];

// Each step hangs at its place on one timeline, so the waiting shows as clearly as the work.
export function Steps({ words }: { words: Content['guide'] }) {
  const { GUIDE_STEPS, GUIDE_STEPS_HEADING, GUIDE_TIMELINE } = words;
  return (
    <Section aria-labelledby="steps-heading">
      <Container>
        <Heading id="steps-heading" className="max-w-[9.4em]">
          {GUIDE_STEPS_HEADING}
        </Heading>
        <Scale timeline={GUIDE_TIMELINE} />
        <ol>
          {GUIDE_STEPS.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} timeline={GUIDE_TIMELINE} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Scale({ timeline }: { timeline: Timeline }) {
  const marks = Array.from({ length: timeline.weeks / 4 }, (_, index) => index * 4);
  return (
    <div
      aria-hidden="true"
      className="mt-10 flex break-after-avoid border-ink border-b pb-2 text-fine text-ink-600"
    >
      {marks.map((week) => (
        <span key={week} className="flex-1">
          {week === 0 ? timeline.label : week}
        </span>
      ))}
    </div>
  );
}

function Step({ step, number, timeline }: { step: GuideStep; number: number; timeline: Timeline }) {
  const [start, end] = step.weeks;
  const share = (weeks: number) => `${(weeks / timeline.weeks) * 100}%`;
  return (
    <li className="border-sand border-b pb-6 sm:pb-8">
      <div
        aria-hidden="true"
        className="relative h-2 bg-[linear-gradient(to_right,var(--color-sand)_1px,transparent_1px)] bg-[length:20%_100%]"
      >
        <span
          className={classes(
            'absolute inset-y-0 min-w-2',
            step.difficulty === 'Professional' ? 'bg-clay-600' : 'bg-water',
          )}
          style={{ left: share(start), width: share(end - start) }}
        />
      </div>
      <div className="grid gap-x-10 gap-y-3 pt-4 sm:pt-6 md:max-lg:grid-cols-[18rem_1fr] lg:grid-cols-12">
        <div className="grid grid-cols-[2.25rem_1fr] gap-x-5 gap-y-4 max-sm:grid-cols-[1.75rem_1fr_min(8.5rem,32vw)] max-sm:items-center max-sm:gap-x-3 md:max-lg:row-span-2 lg:col-span-4">
          <span className="font-[340] font-display text-[2.5rem] text-lagoon leading-none">{number}</span>
          <Heading level={3} className="sm:pt-1.5">
            {step.title}
          </Heading>
          <div className="sm:col-start-2">
            <StepDrawing step={step} number={number} />
          </div>
        </div>
        <div className="lg:col-span-5">
          <p className="text-ink-700">{step.detail}</p>
          <p className="mt-2 text-ink-600 text-small">{step.diy}</p>
        </div>
        <dl className="flex gap-x-10 gap-y-2 text-small lg:col-span-3 lg:flex-col">
          <div>
            <dt className="text-ink-600">{timeline.duration}</dt>
            <dd className="font-semibold">{step.duration}</dd>
          </div>
          <div>
            <dt className="text-ink-600">{timeline.difficulty}</dt>
            <dd className="flex items-center gap-2.5 font-semibold">
              {timeline.levels[step.difficulty]}
              <Level of={step.difficulty} />
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

function Level({ of }: { of: Difficulty }) {
  const reached = LEVELS.indexOf(of);
  return (
    <span aria-hidden="true" className="flex gap-1">
      {LEVELS.map((level, index) => (
        <span
          key={level}
          className={classes(
            'h-3.5 w-1.5 rounded-full',
            index > reached ? 'bg-sand' : reached === 3 ? 'bg-clay-600' : 'bg-lagoon',
          )}
        />
      ))}
    </span>
  );
}
