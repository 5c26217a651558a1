import { CONTENT } from '#content/content.ts';
import { PAGE_INTROS } from '#content/page-intros.ts';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import { mailResultWords } from '#site/features/assessment/words.ts';
import { EmergencyCard } from '#site/features/safety/emergency-card.tsx';
import { SafetyCall } from '#site/features/safety/safety-call.tsx';
import { SafetyTabs } from '#site/features/safety/safety-tabs.tsx';
import { useSafetyAssessment } from '#site/features/safety/use-safety-assessment.ts';
import { pageMeta } from '#site/meta.ts';
import { still } from '#site/still.tsx';
import { Container, Section } from '#site/ui/section.tsx';

const Head = still('safety-head', async () => (await import('./child-safety/head.tsx')).SafetyHead);

const mailWords = mailResultWords(CONTENT);

export const meta = () => pageMeta({ route: 'safety', ...PAGE_INTROS.safety });

export const loader = () => null;

export async function clientLoader() {
  await Head.preload();
  return null;
}

export default function SafetyPage() {
  const assessment = useSafetyAssessment();
  return (
    <>
      <Head />
      <Section tone="plain" space="none">
        <Container>
          <SafetyTabs
            assessment={assessment}
            mail={(answers) => <MailResultLater assessment={{ kind: 'safety', answers }} words={mailWords} />}
          />
        </Container>
      </Section>
      <Section space="tight">
        <Container>
          <EmergencyCard />
        </Container>
      </Section>
      <SafetyCall answers={assessment.result?.answers} />
    </>
  );
}
