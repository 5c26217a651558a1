import { FAQ_PAGE } from '#content/faq.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'faq', ...PAGE_META.faq });

export default function FaqPage() {
  return <PageIntro heading={FAQ_PAGE.heading} lead={FAQ_PAGE.lead} />;
}
