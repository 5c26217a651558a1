import { PAGE_META } from '#content/meta.ts';
import { TERMS_AND_CONDITIONS } from '#content/terms.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'terms', ...PAGE_META.terms });

export default function TermsPage() {
  return <PageIntro heading={TERMS_AND_CONDITIONS.title} lead={TERMS_AND_CONDITIONS.summary} />;
}
