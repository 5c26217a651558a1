import { PAGE_INTROS } from '#content/page-intros.ts';
import { picture } from '#content/pictures.ts';
import { SAFETY_CALL, SAFETY_PAGE } from '#content/safety.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { MailResult } from '#site/features/assessment/mail-result.tsx';
import { EmergencyCard } from '#site/features/safety/emergency-card.tsx';
import { SafetyTabs } from '#site/features/safety/safety-tabs.tsx';
import { Statistics } from '#site/features/safety/statistics.tsx';
import { pageMeta } from '#site/meta.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';

export const meta = () => pageMeta({ route: 'safety', ...PAGE_INTROS.safety });

export default function SafetyPage() {
  return (
    <>
      <Section space="none" className="pt-10 md:pt-14 print:pt-0">
        <Container>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
            <div>
              <Eyebrow>{SAFETY_PAGE.eyebrow}</Eyebrow>
              <Heading level={1} className="mt-4">
                {SAFETY_PAGE.title}
              </Heading>
              <Lead className="mt-5 print:hidden">{SAFETY_PAGE.lead}</Lead>
            </div>
            <Picture
              picture={picture('safety')}
              sizes="(min-width: 64rem) 38vw, 100vw"
              priority
              className="pool-corner aspect-[16/10] overflow-hidden print:hidden"
            />
          </div>
        </Container>
      </Section>
      <Section space="tight" className="print:hidden">
        <Container>
          <Statistics />
        </Container>
      </Section>
      <Section tone="plain" space="none">
        <Container>
          <SafetyTabs mail={(answers) => <MailResult assessment={{ kind: 'safety', answers }} />} />
        </Container>
      </Section>
      <Section space="tight">
        <Container>
          <EmergencyCard />
        </Container>
      </Section>
      <Section tone="foam" space="tight" className="print:hidden">
        <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div>
            <Heading level={2}>{SAFETY_CALL.heading}</Heading>
            <Lead className="mt-4">{SAFETY_CALL.lead}</Lead>
          </div>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={ROUTES.contact} size="lg">
              {SAFETY_CALL.consultation}
            </ButtonLink>
            <ButtonLink to={ROUTES.designTool} variant="secondary" size="lg">
              {SAFETY_CALL.designer}
            </ButtonLink>
          </div>
        </Container>
      </Section>
    </>
  );
}
