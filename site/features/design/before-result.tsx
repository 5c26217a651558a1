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

type BeforeResultProps = { samplePlan?: ReactNode; processing: boolean; onRefine: () => void };

/** What the words will become, each shown in outline by the sample's. */
export function BeforeResult({ samplePlan, processing, onRefine }: BeforeResultProps) {
  const { specs, checklist, estimate, next, sample } = useWords();
  return (
    <>
      <Card className="mt-6 max-sm:p-5 sm:mt-8 lg:mt-10 lg:p-7">
        <p className="mb-5 w-fit rounded-full bg-foam px-3 py-1 font-medium text-fine text-lagoon">
          {sample.label}
        </p>
        <div className="grid gap-7 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-0">
          <Part heading={sample.plan}>
            <div className="[&_svg]:block [&_svg]:h-auto [&_svg]:w-full">{samplePlan}</div>
          </Part>
          <Part heading={specs.heading}>
            <SpecsPreview />
          </Part>
          <Part heading={checklist.heading} wide>
            <ChecklistPreview />
          </Part>
          <Part heading={estimate.heading}>
            <EstimatePreview />
          </Part>
        </div>
        <section
          aria-labelledby="next-heading"
          className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-sand border-t pt-5 lg:mt-8 lg:pt-6"
        >
          <div>
            <Heading level={2} size="subheading" id="next-heading" className="lg:text-[1.5rem]">
              {next.heading}
            </Heading>
            <p className="text-ink-600 text-small">{next.before}</p>
          </div>
          <div className="flex flex-wrap gap-2 max-sm:mt-3 max-sm:w-full sm:gap-3">
            <StepButtons shown={null} processing={processing} onRefine={onRefine} />
          </div>
        </section>
      </Card>
      <div className="mt-6 sm:mt-8">
        <HowItWorks />
      </div>
    </>
  );
}

type PartProps = {
  heading: string;
  /** Under the others on a desk. */
  wide?: boolean;
  children: ReactNode;
};

function Part({ heading, wide, children }: PartProps) {
  return (
    <section
      className={
        wide
          ? 'min-w-0 lg:order-last lg:col-span-3 lg:border-sand lg:border-t lg:pt-6'
          : 'min-w-0 lg:border-sand lg:px-7 lg:not-first:border-s lg:first:ps-0 lg:last:pe-0'
      }
    >
      <Heading level={2} size="subheading" className="lg:text-[1.5rem]">
        {heading}
      </Heading>
      <div aria-hidden="true" className="mt-3 text-ink-600 text-small">
        {children}
      </div>
    </section>
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
        <Row key={label} label={label} value={value} />
      ))}
    </>
  );
}

function Row({ label, value }: { label: string | undefined; value: string | undefined }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-sand border-b py-1.5 last:border-b-0">
      {label} <span className="text-end font-semibold text-ink tabular-nums">{value}</span>
    </p>
  );
}

function ChecklistPreview() {
  const { sample } = useWords();
  return (
    <ol className="lg:grid lg:grid-flow-col lg:grid-cols-4 lg:grid-rows-2 lg:gap-x-8">
      {sample.steps.slice(0, BASE_STEPS).map((step, index) => (
        <li
          key={step}
          className="flex items-center gap-3 border-sand border-b py-1.5 last:border-b-0 lg:even:border-b-0"
        >
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
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-sand border-b pb-1.5">
        <span className="whitespace-nowrap font-display text-[1.5rem] text-ink leading-tight tabular-nums">
          {estimatedRange(sample.estimate)}
        </span>
        {fill(glance.weeks, { weeks: timelineWeeks })}
      </p>
      {rows.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
    </>
  );
}
