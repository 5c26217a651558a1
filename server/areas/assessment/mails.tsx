import { type Assessment, type AssessmentKind, assessmentSchema } from '#domain/assessment/result-mail.ts';
import { startingAssumptions } from '#domain/eco/assumptions.ts';
import { ECO_FEATURES, type EcoForm } from '#domain/eco/eco-form.ts';
import { POOL_MATERIALS } from '#domain/estimate/options.ts';
import { EMPTY_SAFETY_ASSESSMENT } from '#domain/safety/assessment.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { PRIORITIES, YARD_LIMITS } from '#domain/yard/optimization-form.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import { mailTemplate, type Subject } from '#server/areas/mail/template.ts';
import { EcoResult } from './eco-result.tsx';
import { SafetyPlan } from './safety-plan.tsx';
import { YardResult } from './yard-result.tsx';

const PAGE: Record<AssessmentKind, string> = {
  yard: ROUTES.optimization,
  eco: ROUTES.eco,
  safety: ROUTES.safety,
};

const ECO_EXAMPLE: EcoForm = {
  poolSize: 'medium',
  location: 'southeast',
  energyPriority: 'high',
  features: ECO_FEATURES.map(({ id }) => id),
};

// Every priority and material once: each leads to pools of its own.
const YARD_EXAMPLES = PRIORITIES.map(({ value: priority }, at): Assessment => {
  const material = POOL_MATERIALS[at % POOL_MATERIALS.length]?.value ?? DEFAULT_SITE_PLAN.material;
  const { yardLength, yardWidth, budget } = YARD_LIMITS;
  return {
    kind: 'yard',
    form: { yardLength: yardLength.start, yardWidth: yardWidth.start, budget: budget.start, priority },
    plan: { ...DEFAULT_SITE_PLAN, material },
  };
});

const EXAMPLES: readonly Assessment[] = [
  ...YARD_EXAMPLES,
  { kind: 'eco', form: ECO_EXAMPLE, assumptions: startingAssumptions(ECO_EXAMPLE) },
  { kind: 'safety', answers: { ...EMPTY_SAFETY_ASSESSMENT, state: 'Florida' } },
];

export const resultSubject: Subject<Pick<Assessment, 'kind'>> = ({ kind }, { assessment }) =>
  assessment.RESULT_MAILS[kind].subject;

// Inputs are stored, words are made here: nothing that a visitor typed travels to the recipient.
export const assessmentMail = mailTemplate(
  assessmentSchema,
  (assessment, { siteUrl, content }) => {
    const { RESULT_MAILS } = content.assessment;
    const { heading } = RESULT_MAILS[assessment.kind];
    return {
      body: (
        <Letter content={content} preview={heading} heading={heading} why={RESULT_MAILS.why}>
          <Paragraph>{RESULT_MAILS.opening}</Paragraph>
          {assessment.kind === 'yard' ? <YardResult content={content} {...assessment} /> : null}
          {assessment.kind === 'eco' ? <EcoResult content={content} {...assessment} /> : null}
          {assessment.kind === 'safety' ? (
            <SafetyPlan content={content} answers={assessment.answers} />
          ) : null}
          <Paragraph>{RESULT_MAILS.question}</Paragraph>
          <LetterLink href={`${siteUrl}${PAGE[assessment.kind]}`}>{RESULT_MAILS.reopen}</LetterLink>
        </Letter>
      ),
    };
  },
  () => EXAMPLES,
  resultSubject,
);
