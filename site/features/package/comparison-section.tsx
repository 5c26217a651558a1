import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { Container, Section, SectionHead } from '#site/ui/section.tsx';

export const COMPARE_ID = 'compare';

type ComparisonSectionProps = {
  words: Content['packageComparison']['PACKAGE_COMPARISON'];
  children?: ReactNode;
};

export function ComparisonSection({ words, children }: ComparisonSectionProps) {
  return (
    <Section id={COMPARE_ID} space="tight" aria-labelledby="compare-heading">
      <Container>
        <SectionHead
          id="compare-heading"
          heading={words.heading}
          lead={words.lead}
          className="mb-4 lg:mb-8"
        />
        {children}
      </Container>
    </Section>
  );
}
