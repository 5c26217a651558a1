import type { ReactNode } from 'react';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { Container, Section } from '#site/ui/section.tsx';
import { SafetyCall } from './safety-call.tsx';
import { SafetyTabs } from './safety-tabs.tsx';
import { useSafetyAssessment } from './use-safety-assessment.ts';
import { type SafetyWords, WordsProvider } from './words.ts';

type SafetyGuideProps = {
  words: SafetyWords;
  // What only stands there: it needs no script of its own.
  layers?: ReactNode;
  laws?: ReactNode;
  children?: ReactNode;
  mail: (answers: SafetyAssessment) => ReactNode;
};

export function SafetyGuide({ words, layers, laws, children, mail }: SafetyGuideProps) {
  const assessment = useSafetyAssessment();
  return (
    <WordsProvider words={words}>
      <Section tone="plain" space="none">
        <Container>
          <SafetyTabs {...{ assessment, layers, laws, mail }} />
        </Container>
      </Section>
      <Section space="tight">
        <Container>{children}</Container>
      </Section>
      <SafetyCall answers={assessment.result?.answers} />
    </WordsProvider>
  );
}
