import { CONTENT } from '#content/content.ts';
import { IntakeWizard } from '#site/features/intake/intake-wizard.tsx';
import { intakeWords } from '#site/features/intake/words.ts';
import { Container, Section } from '#site/ui/section.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = CONTENT.pageIntros.PAGE_INTROS.intake;

export const meta = () => pageMeta({ route: 'intake', ...WORDS });

export default function IntakePage() {
  return (
    <>
      <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />
      <Section space="tight">
        <Container>
          <IntakeWizard words={intakeWords(CONTENT)} />
        </Container>
      </Section>
    </>
  );
}
