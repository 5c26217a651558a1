import { GUIDE } from '#content/guide.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'guide', ...PAGE_META.guide });

export default function GuidePage() {
  return <PageIntro heading={GUIDE.heading} lead={GUIDE.lead} />;
}
