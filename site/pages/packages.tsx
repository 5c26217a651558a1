import { PACKAGES_PAGE } from '#content/packages.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'packages', ...PAGE_META.packages });

export default function PackagesPage() {
  return <PageIntro heading={PACKAGES_PAGE.heading} lead={PACKAGES_PAGE.lead} />;
}
