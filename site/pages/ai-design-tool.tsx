import { PAGE_INTROS } from '#content/page-intros.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

const WORDS = PAGE_INTROS.designTool;

export const meta = () => pageMeta({ route: 'designTool', ...WORDS });

export default function DesignToolPage() {
  return <PageIntro eyebrow={WORDS.eyebrow} heading={WORDS.heading} lead={WORDS.lead} />;
}
