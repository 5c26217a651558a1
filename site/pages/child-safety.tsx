import { CONTENT } from '#content/content.ts';
import { MailResultLater } from '#site/features/assessment/mail-result-later.tsx';
import { mailResultWords } from '#site/features/assessment/words.ts';
import { EmergencyCard } from '#site/features/safety/emergency-card.tsx';
import { LawsTab } from '#site/features/safety/laws-tab.tsx';
import { LayersTab } from '#site/features/safety/layers-tab.tsx';
import { SafetyGuide } from '#site/features/safety/safety-guide.tsx';
import { safetyWords } from '#site/features/safety/words.ts';
import { pageMeta } from '#site/meta.ts';
import { still } from '#site/still.tsx';
import { Container, Section } from '#site/ui/section.tsx';

const Head = still('safety-head', async () => (await import('./child-safety/head.tsx')).SafetyHead);

export const meta = () => pageMeta({ route: 'safety', ...CONTENT.pageIntros.PAGE_INTROS.safety });

export const loader = () => null;

export async function clientLoader() {
  await Head.preload();
  return null;
}

export default function SafetyPage() {
  return (
    <>
      <Head words={CONTENT.safety} />
      <SafetyGuide
        words={safetyWords(CONTENT)}
        layers={<LayersTab words={CONTENT.safety} />}
        laws={<LawsTab words={CONTENT.safetyLaws} />}
        mail={(answers) => <MailResultLater assessment={{ kind: 'safety', answers }} />}
      >
        <Section space="tight">
          <Container>
            <EmergencyCard words={CONTENT.safety.EMERGENCY} />
          </Container>
        </Section>
      </SafetyGuide>
    </>
  );
}
