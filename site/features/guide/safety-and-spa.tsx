import type { Content } from '#content/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { SpaSection } from './spa-section.tsx';

export function Safety({ words: { GUIDE_SAFETY } }: { words: Content['guide'] }) {
  return (
    <Section tone="ink" aria-labelledby="safety-heading">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="safety-heading">{GUIDE_SAFETY.heading}</Heading>
          <ButtonLink href={GUIDE_SAFETY.more.to} variant="quiet" className="mt-6">
            {GUIDE_SAFETY.more.label}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:col-span-8">
          {GUIDE_SAFETY.items.map((item) => (
            <div key={item.title}>
              <dt className="font-display text-[1.375rem]">{item.title}</dt>
              <dd className="mt-2 text-water-200">{item.detail}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

export function Spa({ words: { GUIDE_SPA } }: { words: Content['guide'] }) {
  return (
    <Section aria-labelledby="spa-heading">
      <Container className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
        <SpaSection words={GUIDE_SPA} className="w-full lg:col-span-7" />
        <div className="lg:col-span-5">
          <Heading id="spa-heading">{GUIDE_SPA.heading}</Heading>
          <div className="prose mt-6 text-ink-700">
            {GUIDE_SPA.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
