import { HERO } from '#content/home.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'home', ...PAGE_META.home });

export default function HomePage() {
  return <PageIntro heading={HERO.heading} lead={HERO.lead} />;
}
