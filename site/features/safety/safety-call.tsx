import { SAFETY_CALL } from '#content/safety.ts';
import { safetyDetails, safetyWords } from '#content/safety-answers.ts';
import type { SafetyAssessment } from '#domain/safety/assessment.ts';
import { contactLink, designToolLink } from '#domain/site/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

// Once there is an assessment, both ways out take it along.
export function SafetyCall({ answers }: { answers: SafetyAssessment | undefined }) {
  const contact = answers
    ? contactLink({ details: safetyDetails(answers), location: answers.state.trim() })
    : ROUTES.contact;
  const designer = answers ? designToolLink(safetyWords(answers)) : ROUTES.designTool;
  return (
    <Section tone="foam" space="tight" className="print:hidden">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <Heading level={2}>{SAFETY_CALL.heading}</Heading>
          <Lead className="mt-4">{SAFETY_CALL.lead}</Lead>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={contact} size="lg">
            {SAFETY_CALL.consultation}
          </ButtonLink>
          <ButtonLink to={designer} variant="secondary" size="lg">
            {SAFETY_CALL.designer}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
