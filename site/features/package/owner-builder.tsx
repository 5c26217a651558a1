import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { ShownProject } from '#content/picture-files.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { PlanViews } from '#site/plan-views.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { PictureData } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PlanSheets } from './plan-sheets.tsx';

type OwnerBuilderProps = {
  words: Content['ownerBuilder'];
  /** The project that is shown as a view and as its sheet. */
  project?: ShownProject;
  /** Sheets of that project's plan set. */
  sheets: readonly PictureData[];
  /** Where extras are asked for: a section of this page or of the home page. */
  contact: string;
};

export function OwnerBuilder({ words, project, sheets, contact }: OwnerBuilderProps) {
  const { COMPARISON, DISCLAIMERS, INCLUDED, OWNER_BUILDER, TERMS } = words;
  return (
    <Section aria-labelledby="owner-builder-heading" className="overflow-hidden">
      <Container>
        <div className="mb-8 grid gap-x-12 gap-y-6 sm:mb-10 lg:mb-12 lg:grid-cols-12 lg:items-end">
          <Heading id="owner-builder-heading" className="lg:col-span-5">
            {OWNER_BUILDER.heading}
          </Heading>
          <div className="lg:col-span-7">
            <Lead>{OWNER_BUILDER.lead}</Lead>
            <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
              <ButtonLink href="#whats-included" variant="secondary">
                {OWNER_BUILDER.seeIncluded}
              </ButtonLink>
              <ButtonLink href={contact} variant="quiet">
                {OWNER_BUILDER.quote}
                <Icon name="arrow-right" className="size-4" />
              </ButtonLink>
            </div>
          </div>
        </div>
        {project ? (
          <PlanViews project={project} words={OWNER_BUILDER}>
            <PlanSheets words={OWNER_BUILDER.sheets} sheets={sheets} />
          </PlanViews>
        ) : null}
        <Included words={INCLUDED} />
        <div className="grid items-start gap-x-10 md:mt-12 md:grid-cols-2 lg:mt-16">
          <Folded id="disclaimers" heading={DISCLAIMERS.heading} items={DISCLAIMERS.items} />
          <Folded id="terms" heading={TERMS.heading} items={TERMS.items}>
            <a href={ROUTES.terms} className="text-link inline-block py-2 text-small">
              {TERMS.more}
            </a>
          </Folded>
        </div>
        <Comparison words={COMPARISON}>
          <ButtonLink href={contact} variant="secondary" className="mt-8">
            {OWNER_BUILDER.quote}
          </ButtonLink>
        </Comparison>
      </Container>
    </Section>
  );
}

function Summary({ heading }: { heading: string }) {
  return (
    <summary className="flex min-h-14 items-center justify-between gap-6 py-3">
      <Heading level={3}>{heading}</Heading>
      <Icon name="plus" className="size-5 text-lagoon transition-transform group-open:rotate-45" />
    </summary>
  );
}

type FoldedProps = { id: string; heading: string; items: readonly string[]; children?: ReactNode };

// Read by who is about to buy. The address of a part opens it: its id is on what is folded.
function Folded({ id, heading, items, children }: FoldedProps) {
  return (
    <details className="group border-ink/20 border-t md:border-b">
      <Summary heading={heading} />
      <div id={id} className="scroll-mt-40 pb-6">
        <ul className="list-disc space-y-2 ps-5 text-small">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  );
}

type ComparisonProps = { words: Content['ownerBuilder']['COMPARISON']; children: ReactNode };

function Comparison({ words, children }: ComparisonProps) {
  return (
    <details className="group fold-small border-ink/20 max-md:border-y md:mt-16 lg:mt-24">
      <Summary heading={words.heading} />
      <div id="comparison" className="max-md:scroll-mt-40 max-md:pb-6">
        <Heading level={3} size="heading" className="max-md:hidden">
          {words.heading}
        </Heading>
        <p className="max-w-[46em] text-ink-700 md:mt-3">{unbroken(words.lead)}</p>
        <ComparisonTable words={words} />
        {children}
      </div>
    </details>
  );
}

function Included({ words }: { words: Content['ownerBuilder']['INCLUDED'] }) {
  return (
    <details className="group fold-small mt-10 border-ink/20 border-t md:mt-16 md:border-t-0 lg:mt-20">
      <Summary heading={words.heading} />
      <div
        id="whats-included"
        className="grid gap-x-12 gap-y-6 max-md:scroll-mt-40 max-md:pb-6 md:gap-y-8 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <Heading level={3} size="heading" className="max-md:hidden">
            {words.heading}
          </Heading>
          <p className="max-w-[46em] text-ink-700 md:mt-4 lg:max-w-[21em]">{words.lead}</p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {words.items.map((item) => (
            <div key={item.title} className="border-ink/20 border-t py-2.5 sm:py-5">
              <dt className="font-semibold">{item.title}</dt>
              <dd className="text-ink-700 max-sm:text-small sm:mt-1">{item.detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
