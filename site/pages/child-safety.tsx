import { PAGE_INTROS } from '#content/page-intros.ts';
import { SAFETY_CALL } from '#content/safety.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import { EmergencyCard } from '#site/features/safety/emergency-card.tsx';
import { SafetyTabs } from '#site/features/safety/safety-tabs.tsx';
import { pageMeta } from '#site/meta.ts';
import { still } from '#site/still.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

const Head = still('safety-head', async () => (await import('./child-safety/head.tsx')).SafetyHead);

export const meta = () => pageMeta({ route: 'safety', ...PAGE_INTROS.safety });

export const loader = () => null;

export async function clientLoader() {
  await Head.preload();
  return null;
}

export default function SafetyPage() {
  return (
    <>
      <Head />
      <Section tone="plain" space="none">
        <Container>
          <SafetyTabs mail={(answers) => <MailResultLater assessment={{ kind: 'safety', answers }} />} />
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
