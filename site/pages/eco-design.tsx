import { CONTENT } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import { mailResultWords } from '#site/features/assessment/words.ts';
import { EcoAnalyser } from '#site/features/eco/eco-analyser.tsx';
import { ecoWords } from '#site/features/eco/words.ts';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

const WORDS = CONTENT.eco.ECO_PAGE;

export const meta = () => pageMeta({ route: 'eco', ...CONTENT.pageIntros.PAGE_INTROS.eco });

export default function EcoPage() {
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
          <EcoAnalyser
            words={ecoWords(CONTENT)}
            mail={(inputs) => <MailResultLater assessment={{ kind: 'eco', ...inputs }} />}
          />
        </Container>
      </Section>
    </>
  );
}
