import { contactLink } from '#domain/inquiry/contact-link.ts';
import { safetyBrief, safetyDetails } from '#domain/safety/answer-words.ts';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { designToolLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

// Once there is an assessment, both ways out take it along.
export function SafetyCall({ answers }: { answers: SafetyAssessment | undefined }) {
  const words = useWords();
  const { SAFETY_CALL } = words;
  const contact = answers
    ? contactLink({ details: safetyDetails(words, answers), location: answers.state.trim() })
    : ROUTES.contact;
  const designer = answers ? designToolLink(safetyBrief(words.SAFETY_BRIEF, answers)) : ROUTES.designTool;
  return (
    <Section
      tone="foam"
      space="tight"
      className="pb-[calc(var(--section)*0.55+1.5rem)] sm:pb-[calc(var(--section)*0.55+2.5rem)] print:hidden"
    >
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <Heading level={2}>{SAFETY_CALL.heading}</Heading>
          <Lead className="mt-4">{SAFETY_CALL.lead}</Lead>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:*:w-full lg:justify-end">
          <ButtonLink href={contact} size="lg">
            {SAFETY_CALL.consultation}
          </ButtonLink>
          <ButtonLink href={designer} variant="secondary" size="lg">
            {SAFETY_CALL.designer}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
