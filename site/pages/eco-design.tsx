import { PAGE_INTROS } from '#content/page-intros.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.eco;

export const meta = () => pageMeta({ route: 'eco', ...WORDS });

export default function EcoPage() {
  return <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
}
