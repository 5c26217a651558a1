import { PAGE_INTROS } from '#content/page-intros.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.optimization;

export const meta = () => pageMeta({ route: 'optimization', ...WORDS });

export default function OptimizationPage() {
  return <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
}
