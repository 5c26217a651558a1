import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

type PackagesSectionProps = { words: Content['packages']['PACKAGES_SECTION']; children?: ReactNode };

export function PackagesSection({ words, children }: PackagesSectionProps) {
  return (
    <Section id="packages" tone="foam" aria-labelledby="packages-heading">
      <Container>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow>{words.eyebrow}</Eyebrow>
            <Heading id="packages-heading" size="title" className="mt-5">
              {words.heading}
            </Heading>
          </div>
          <Lead className="lg:col-span-5">{words.lead}</Lead>
        </div>
        <div className="mt-8 sm:mt-12 lg:mt-16">{children}</div>
      </Container>
    </Section>
  );
}
