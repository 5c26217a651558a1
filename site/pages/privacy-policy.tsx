import { PAGE_META } from '#content/meta.ts';
import { PRIVACY } from '#content/privacy.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'privacy', ...PAGE_META.privacy });

export default function PrivacyPage() {
  return <PageIntro heading={PRIVACY.title} lead={PRIVACY.summary} />;
}
