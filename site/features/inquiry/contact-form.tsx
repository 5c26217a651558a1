import { Card } from '#site/ui/card.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { ConsultationForm } from './consultation-form.tsx';
import { SideCards } from './side-cards.tsx';
import type { ConsultationWords, SideWords } from './words.ts';

type ContactSectionProps = { words: ConsultationWords; side: SideWords };

export function ContactSection({ words, side }: ContactSectionProps) {
  const { CONTACT } = words;
  return (
    <Section id="contact" tone="foam">
      <Container>
        <Eyebrow>{CONTACT.eyebrow}</Eyebrow>
        <Heading className="mt-4">{CONTACT.heading}</Heading>
        <Lead className="mt-5">{CONTACT.lead}</Lead>
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[7fr_4fr] lg:gap-14">
          <Card>
            <ConsultationForm words={words} />
          </Card>
          <SideCards words={side} />
        </div>
      </Container>
    </Section>
  );
}
