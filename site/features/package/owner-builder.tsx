import type { Content } from '#content/content.ts';
import type { ShownProject } from '#content/picture-files.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { PlanSheet } from '#site/plan-sheet.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { ComparisonTable } from './comparison-table.tsx';

type OwnerBuilderProps = {
  words: Content['ownerBuilder'];
  /** The project that is shown as a view and as its sheet. */
  project?: ShownProject;
  /** Where extras are asked for: a section of this page or of the home page. */
  contact: string;
};

export function OwnerBuilder({ words, project, contact }: OwnerBuilderProps) {
  const { COMPARISON, DISCLAIMERS, INCLUDED, OWNER_BUILDER, TERMS } = words;
  return (
    <Section aria-labelledby="owner-builder-heading" className="overflow-hidden">
      <Container>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-5">
            <Heading id="owner-builder-heading">{OWNER_BUILDER.heading}</Heading>
            <Lead className="mt-6">{OWNER_BUILDER.lead}</Lead>
            <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
              <ButtonLink href="#whats-included" variant="secondary">
                {OWNER_BUILDER.seeIncluded}
              </ButtonLink>
              <ButtonLink href={contact} variant="quiet">
                {OWNER_BUILDER.quote}
                <Icon name="arrow-right" className="size-4" />
              </ButtonLink>
            </div>
          </div>
          {project ? (
            <PlanSheet project={project} caption={OWNER_BUILDER.caption} className="lg:col-span-7" />
          ) : null}
        </div>
        <Included words={INCLUDED} />
        <div className="mt-16 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-24 lg:grid-cols-12 lg:gap-x-16">
          <div id="disclaimers" className="lg:col-span-7">
            <Heading level={3}>{DISCLAIMERS.heading}</Heading>
            <Points items={DISCLAIMERS.items} />
          </div>
          <div id="terms" className="lg:col-span-5">
            <Heading level={3}>{TERMS.heading}</Heading>
            <Points items={TERMS.items} />
            <a href={ROUTES.terms} className="text-link mt-1 inline-block py-2 text-small">
              {TERMS.more}
            </a>
          </div>
        </div>
        <div id="comparison" className="mt-16 lg:mt-24">
          <Heading level={3} size="heading">
            {COMPARISON.heading}
          </Heading>
          <p className="mt-3 max-w-[46em] text-ink-700">{COMPARISON.lead}</p>
          <ComparisonTable words={COMPARISON} />
          <ButtonLink href={contact} variant="secondary" className="mt-8">
            {OWNER_BUILDER.quote}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 text-ink-700 text-small">
      {items.map((item) => (
        <li key={item} className="border-ink/15 border-t py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Included({ words }: { words: Content['ownerBuilder']['INCLUDED'] }) {
  return (
    <div id="whats-included" className="mt-16 grid gap-x-12 gap-y-8 lg:mt-20 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={3} size="heading">
          {words.heading}
        </Heading>
        <p className="mt-4 max-w-[21em] text-ink-700">{words.lead}</p>
      </div>
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
        {words.items.map((item) => (
          <div key={item.title} className="border-ink/20 border-t py-5">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-ink-700">{item.detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
