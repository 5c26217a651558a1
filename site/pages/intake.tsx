import { PAGE_INTROS } from '#content/page-intros.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.intake;

export const meta = () => pageMeta({ route: 'intake', ...WORDS });

export default function IntakePage() {
  return <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
}
