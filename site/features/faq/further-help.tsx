import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type FurtherHelpProps = { words: Content['faq']['FAQ_PAGE']; brand: Content['brand'] };

export function FurtherHelp({ words, brand }: FurtherHelpProps) {
  return (
    <Section tone="foam" space="tight">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Heading>{words.actionHeading}</Heading>
          <Lead className="mt-4">{words.actionLead}</Lead>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3 lg:col-span-5 lg:justify-end">
          <ButtonLink href={ROUTES.contact}>{words.permittingHelp}</ButtonLink>
          <ButtonLink href={brand.bookingUrl} rel="noopener" variant="secondary">
            {words.book}
          </ButtonLink>
          <ButtonLink href={`mailto:${brand.email}`} variant="quiet">
            {words.write}: {brand.email}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
