import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

export const COMPARE_ID = 'compare';

type ComparisonSectionProps = {
  words: Content['packageComparison']['PACKAGE_COMPARISON'];
  children?: ReactNode;
};

export function ComparisonSection({ words, children }: ComparisonSectionProps) {
  return (
    <Section id={COMPARE_ID} space="tight" aria-labelledby="compare-heading">
      <Container>
        <div className="mb-4 grid gap-x-12 gap-y-4 lg:mb-8 lg:grid-cols-12 lg:items-baseline">
          <Heading id="compare-heading" className="lg:col-span-5">
            {words.heading}
          </Heading>
          <Lead className="lg:col-span-7">{words.lead}</Lead>
        </div>
        {children}
      </Container>
    </Section>
  );
}
