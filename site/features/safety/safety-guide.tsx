import type { ReactNode } from 'react';
import { Container, Section } from '#site/ui/section.tsx';
import { SafetyCall } from './safety-call.tsx';
import { SafetyTabs } from './safety-tabs.tsx';
import { useSafetyAssessment } from './use-safety-assessment.ts';
import { withWords } from './words.ts';

export const SafetyGuide = withWords(Guide);

// Static parts, passed in as children so that the island carries no script for them.
type GuideProps = { layers?: ReactNode; laws?: ReactNode; children?: ReactNode };

function Guide({ layers, laws, children }: GuideProps) {
  const assessment = useSafetyAssessment();
  return (
    <>
      <Section tone="plain" space="none">
        <Container>
          <SafetyTabs {...{ assessment, layers, laws }} />
        </Container>
      </Section>
      <Section space="tight">
        <Container>{children}</Container>
      </Section>
      <SafetyCall answers={assessment.result?.answers} />
    </>
  );
}
