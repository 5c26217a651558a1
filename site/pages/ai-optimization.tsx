import { CONTENT } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import { yardWords } from '#site/features/yard/words.ts';
import { YardAnalysis } from '#site/features/yard/yard-analysis.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

const WORDS = CONTENT.yard.YARD_PAGE;

export const meta = () => pageMeta({ route: 'optimization', ...CONTENT.pageIntros.PAGE_INTROS.optimization });

export default function OptimizationPage() {
  return (
    <>
      <Section space="none" className="pt-6 pb-5">
        <Container>
          <ButtonLink to={ROUTES.home} variant="quiet" className="print:hidden">
            <Icon name="arrow-left" /> {WORDS.back}
          </ButtonLink>
          <div className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-12 md:items-end">
            <div className="md:col-span-6">
              <Eyebrow>{WORDS.eyebrow}</Eyebrow>
              <Heading level={1} className="mt-4">
                {WORDS.title}
              </Heading>
            </div>
            <Lead className="md:col-span-6">{WORDS.lead}</Lead>
          </div>
        </Container>
      </Section>
      <Section space="tight" className="pb-[var(--section)]">
        <Container>
          <YardAnalysis
            words={yardWords(CONTENT)}
            mail={(inputs) => <MailResultLater assessment={{ kind: 'yard', ...inputs }} />}
          />
        </Container>
      </Section>
    </>
  );
}
