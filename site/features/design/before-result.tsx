import type { ReactNode } from 'react';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { sayKind, saySides } from '#site/said-measures.ts';
import { Card } from '#site/ui/card.tsx';
import { Heading } from '#site/ui/section.tsx';
import { askedThings } from './asked-things.ts';
import { HowItWorks } from './how-it-works.tsx';
import { StepButtons } from './next-steps.tsx';
import { useWords } from './words.ts';

type BeforeResultProps = { processing: boolean; onRefine: () => void };

/** What the words will become, each shown in outline by the sample's. */
export function BeforeResult({ processing, onRefine }: BeforeResultProps) {
  const { specs, checklist, estimate, next } = useWords();
  return (
    <>
      <div className="mt-8 lg:mt-10">
        <HowItWorks />
      </div>
      <div className="mt-8 grid gap-4 sm:grid-cols-3 lg:gap-8">
        <Part heading={specs.heading} preview={<SpecsPreview />}>
          {specs.empty}
        </Part>
        <Part heading={checklist.heading} preview={<ChecklistPreview />}>
          {checklist.empty}
        </Part>
        <Part heading={estimate.heading} preview={<EstimatePreview />}>
          {estimate.empty}
        </Part>
      </div>
      <section aria-labelledby="next-heading" className="mt-10">
        <Heading level={2} size="subheading" id="next-heading">
          {next.heading}
        </Heading>
        <div className="mt-4 grid gap-3 sm:grid-cols-3">
          <StepButtons shown={null} processing={processing} onRefine={onRefine} />
        </div>
      </section>
    </>
  );
}

function Part({ heading, preview, children }: { heading: string; preview: ReactNode; children: string }) {
  const { sample } = useWords();
  return (
    <Card
      as="section"
      className="grid content-start gap-y-1 p-5 sm:row-span-3 sm:grid-rows-subgrid sm:p-5 lg:p-7"
    >
      <Heading level={2} size="small">
        {heading}
      </Heading>
      <p className="text-ink-600 text-small">{children}</p>
      <div aria-hidden="true" className="mt-3 text-fine text-ink-600">
        <p className="mb-2 font-medium text-lagoon">{sample.label}</p>
        {preview}
      </div>
    </Card>
  );
}

function SpecsPreview() {
  const { specs, glance, sample } = useWords();
  return (
    <ul className="flex flex-wrap gap-1.5 [&>li]:rounded-full [&>li]:border [&>li]:border-sand-600/60 [&>li]:border-dashed [&>li]:px-2.5 [&>li]:py-0.5">
      {[
        sayKind(glance.pool, sample.design.style),
        saySides(specs.sides, sample.design),
        ...askedThings(specs, sample.design),
      ].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

const STEPS_SHOWN = 3;

function ChecklistPreview() {
  const { sample } = useWords();
  return (
    <ol>
      {sample.steps.slice(0, STEPS_SHOWN).map((step, index) => (
        <li key={step} className="flex gap-2.5 border-sand border-b border-dashed py-1 last:border-b-0">
          <span className="w-3 text-end font-display text-lagoon">{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}

function EstimatePreview() {
  const { glance, sample } = useWords();
  return (
    <>
      <p className="font-display text-[1.25rem] text-ink leading-tight tabular-nums">
        {estimatedRange(sample.estimate)}
      </p>
      <div className="mt-2 h-2.5 rounded-full border border-sand-600/60 border-dashed px-[22%]">
        <div className="h-full rounded-full bg-water-200" />
      </div>
      <p className="mt-2">{fill(glance.weeks, { weeks: sample.estimate.timelineWeeks })}</p>
    </>
  );
}
