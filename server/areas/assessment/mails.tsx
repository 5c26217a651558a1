import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { type AssessmentKind, assessmentSchema } from '#domain/assessment/result-mail.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import { mailTemplate } from '#server/areas/mail/template.ts';
import { EcoResult } from './eco-result.tsx';
import { SafetyPlan } from './safety-plan.tsx';
import { YardResult } from './yard-result.tsx';

const { RESULT_MAILS } = DEFAULT_CONTENT.assessment;

const PAGE: Record<AssessmentKind, string> = {
  yard: ROUTES.optimization,
  eco: ROUTES.eco,
  safety: ROUTES.safety,
};

// Inputs are stored, words are made here: nothing that a visitor typed travels to the recipient.
export const assessmentMail = mailTemplate(assessmentSchema, (assessment, { siteUrl }) => {
  const words = RESULT_MAILS[assessment.kind];
  return {
    body: (
      <Letter preview={words.heading} heading={words.heading} why={RESULT_MAILS.why}>
        <Paragraph>{RESULT_MAILS.opening}</Paragraph>
        {assessment.kind === 'yard' ? <YardResult {...assessment} /> : null}
        {assessment.kind === 'eco' ? <EcoResult {...assessment} /> : null}
        {assessment.kind === 'safety' ? <SafetyPlan answers={assessment.answers} /> : null}
        <Paragraph>{RESULT_MAILS.question}</Paragraph>
        <LetterLink href={`${siteUrl}${PAGE[assessment.kind]}`}>{RESULT_MAILS.reopen}</LetterLink>
      </Letter>
    ),
  };
});
