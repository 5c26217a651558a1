import { ABOUT } from '#content/about.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'about', ...PAGE_META.about });

export default function AboutPage() {
  return <PageIntro heading={ABOUT.heading} lead={ABOUT.lead} />;
}
