import type { Content } from '#content/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

export function WaysOn({ words }: { words: Content['testimonials']['STORIES_PAGE'] }) {
  return (
    <Section space="tight">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Heading>{words.actionHeading}</Heading>
          <Lead className="mt-4">{words.actionLead}</Lead>
        </div>
        <div className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
          <ButtonLink href={words.packages.to}>{words.packages.label}</ButtonLink>
          <ButtonLink href={words.calculator.to} variant="secondary">
            {words.calculator.label}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
