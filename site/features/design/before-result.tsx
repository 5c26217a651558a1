import type { ReactNode } from 'react';
import { BASE_STEPS } from '#domain/design/checklist.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { sayKind, saySides } from '#site/said-measures.ts';
import { Card } from '#site/ui/card.tsx';
import { Heading } from '#site/ui/section.tsx';
import { askedThings, inOneLine } from './asked-things.ts';
import { HowItWorks } from './how-it-works.tsx';
import { StepButtons } from './next-steps.tsx';
import { useWords } from './words.ts';

type BeforeResultProps = { processing: boolean; onRefine: () => void };

/** What the words will become, each shown in outline by the sample's. */
export function BeforeResult({ processing, onRefine }: BeforeResultProps) {
  const { specs, checklist, estimate, next } = useWords();
  return (
    <>
      <div className="mt-6 sm:mt-8 lg:mt-10">
        <HowItWorks />
      </div>
      <div className="mt-6 grid gap-4 sm:mt-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
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
        <Heading level={2} size="small" id="next-heading">
          {next.heading}
        </Heading>
        <p className="mt-1 text-ink-600 text-small">{next.before}</p>
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
      className="grid content-start gap-y-1 max-sm:p-5 sm:row-span-3 sm:grid-rows-subgrid lg:p-7 sm:max-lg:nth-2:order-last sm:max-lg:nth-2:col-span-2"
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
  const rows = [
    [specs.style, sayKind(glance.pool, sample.design.style)],
    [specs.size, saySides(specs.sides, sample.design)],
    [specs.shallow, `${sample.design.shallowFt} ${specs.feet}`],
    [specs.deep, `${sample.design.deepFt} ${specs.feet}`],
    [specs.features, inOneLine(askedThings(specs, sample.design))],
  ];
  return (
    <>
      {rows.map(([label, value]) => (
        <p key={label} className="flex justify-between gap-4 border-sand border-b py-1.5 last:border-b-0">
          {label} <span className="text-end font-semibold text-ink">{value}</span>
        </p>
      ))}
    </>
  );
}

function ChecklistPreview() {
  const { sample } = useWords();
  return (
    <ol className="max-sm:[&>:nth-child(n+5)]:hidden sm:max-lg:grid sm:max-lg:grid-flow-col sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-4 sm:max-lg:gap-x-8">
      {sample.steps.slice(0, BASE_STEPS).map((step, index) => (
        <li key={step} className="flex items-center gap-3 border-sand border-b py-1.5 last:border-b-0">
          <span className="w-4 text-end font-display text-lagoon text-lead leading-none">{index + 1}</span>
          <span className="flex-1 font-semibold text-ink">{step}</span>
        </li>
      ))}
    </ol>
  );
}

function EstimatePreview() {
  const { estimate: words, glance, sample } = useWords();
  const { lineItems, timelineWeeks } = sample.estimate;
  // In short: the size is in the base here, and the lines still add up.
  const rows = [
    [words.lines.base, dollars(Math.round(lineItems.base * lineItems.sizeFactor))],
    [words.lines.featuresCost, dollars(lineItems.featuresCost)],
    [words.lines.design, dollars(lineItems.design)],
    [words.lines.permits, dollars(lineItems.permits)],
    [words.lines.contingency, dollars(lineItems.contingency)],
  ];
  return (
    <div className="rounded-control bg-ink px-4 py-3 text-water-200">
      <p className="font-display text-[1.25rem] text-white leading-tight tabular-nums">
        {estimatedRange(sample.estimate)}
      </p>
      <p className="mt-0.5">{fill(glance.weeks, { weeks: timelineWeeks })}</p>
      <div className="mt-2 border-white/20 border-t">
        {rows.map(([label, value]) => (
          <p key={label} className="flex justify-between gap-3 border-white/15 border-b py-1 last:border-b-0">
            {label} <span className="font-semibold text-white tabular-nums">{value}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
