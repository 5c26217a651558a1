import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

type CalculatorSectionProps = {
  words: { eyebrow: string; heading: string; lead: string };
  /** The calculator. */
  children?: ReactNode;
};

export function CalculatorSection({ words, children }: CalculatorSectionProps) {
  return (
    <Section id="calculator" tone="travertine">
      <Container>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading className="mt-4">{words.heading}</Heading>
        <Lead className="mt-5">{words.lead}</Lead>
        {children}
      </Container>
    </Section>
  );
}
