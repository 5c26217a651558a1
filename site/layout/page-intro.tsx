import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading, Lead, Section, type Tone } from '../ui/section.tsx';

type PageIntroProps = { eyebrow?: string; heading: string; lead?: string; tone?: Tone; children?: ReactNode };

// The head of an inner page: the heading keeps to the left eight columns, what acts or shows stands beneath it.
export function PageIntro({ eyebrow, heading, lead, tone = 'travertine', children }: PageIntroProps) {
  return (
    <Section tone={tone} space="tight">
      <Container>
        {eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
        <Heading level={1} className="max-w-[18ch]">
          {heading}
        </Heading>
        {lead ? <Lead className="mt-6">{lead}</Lead> : null}
        {children}
      </Container>
    </Section>
  );
}
