import type { ReactNode } from 'react';
import { BASE_STEPS } from '#domain/design/checklist.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { sayKind, saySides } from '#site/said-measures.ts';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { askedThings, inOneLine } from './asked-things.ts';
import { HowItWorks } from './how-it-works.tsx';
import { StepButtons } from './next-steps.tsx';
import { useWords } from './words.ts';

type BeforeResultProps = { samplePlan?: ReactNode; processing: boolean; onRefine: () => void };

/** What the words will become, each shown by the sample's. On a phone its plan is seen, and the rest unfolds. */
export function BeforeResult({ samplePlan, processing, onRefine }: BeforeResultProps) {
  const { specs, checklist, estimate, glance, next, sample } = useWords();
  const { design } = sample;
  return (
    <>
      <Card
        as="section"
        aria-labelledby="sample-heading"
        className="mt-6 max-md:pb-1 max-sm:px-5 max-sm:pt-5 sm:mt-8 lg:mt-10 lg:p-7"
      >
        <Heading level={2} size="subheading" id="sample-heading">
          {sample.heading}
        </Heading>
        <div className="mt-4 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-7 lg:mt-5 lg:grid-cols-[5fr_7fr] lg:gap-x-10">
          <div className="max-md:pb-4 [&_svg]:block [&_svg]:h-auto [&_svg]:w-full">{samplePlan}</div>
          <div className="md:max-lg:contents lg:grid lg:grid-cols-2 lg:content-between lg:gap-x-10 lg:gap-y-6">
            <Part
              heading={specs.heading}
              told={`${sayKind(glance.pool, design.style)}, ${saySides(specs.sides, design)}`}
            >
              <SpecsPreview />
            </Part>
            <Part heading={checklist.heading} told={checklist.steps} wide>
              <ChecklistPreview />
            </Part>
            <Part heading={estimate.heading} told={estimatedRange(sample.estimate)}>
              <EstimatePreview />
            </Part>
          </div>
        </div>
      </Card>
      <div className="mt-6 sm:mt-8">
        <HowItWorks>
          <section
            aria-labelledby="next-heading"
            className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-foam-200 border-t pt-5 lg:mt-7 lg:pt-6"
          >
            <div>
              <Heading level={2} size="subheading" id="next-heading">
                {next.heading}
              </Heading>
              <p className="text-ink-600 text-small">{next.before}</p>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full sm:gap-3">
              <StepButtons shown={null} processing={processing} onRefine={onRefine} />
            </div>
          </section>
        </HowItWorks>
      </div>
    </>
  );
}

type PartProps = {
  heading: string;
  /** What it comes to, while it is folded. */
  told: string;
  /** Under the others on a desk. */
  wide?: boolean;
  children: ReactNode;
};

function Part({ heading, told, wide, children }: PartProps) {
  return (
    <details
      className={classes(
        'group fold-small min-w-0 max-md:border-sand max-md:border-t',
        wide && 'lg:order-last lg:col-span-2 lg:border-sand lg:border-t lg:pt-5',
      )}
    >
      <summary className="flex min-h-16 cursor-pointer items-center gap-3 py-3">
        <span className="flex-1">
          <span className="block font-semibold">{heading}</span>
          <span className="text-ink-600 text-small tabular-nums">{told}</span>
        </span>
        <Icon name="chevron-down" className="size-4.5 shrink-0 text-lagoon group-open:rotate-180" />
      </summary>
      <Heading level={3} size="small" className="max-md:hidden">
        {heading}
      </Heading>
      <div className="text-ink-600 text-small max-md:pb-4 md:mt-2">{children}</div>
    </details>
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
    <ol className="lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-4 lg:gap-x-10">
      {sample.steps.slice(0, BASE_STEPS).map((step, index) => (
        <li
          key={step}
          className="flex items-center gap-3 border-sand border-b py-1.5 last:border-b-0 lg:nth-4:border-b-0"
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
    [words.lines.base.concrete, dollars(Math.round(lineItems.base * lineItems.sizeFactor))],
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
