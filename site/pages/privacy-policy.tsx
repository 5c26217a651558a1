import { PAGE_META } from '#content/meta.ts';
import { PRIVACY } from '#content/privacy.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { pageMeta, siteUrl } from '../meta.ts';
import { LegalPage } from './legal/legal-page.tsx';

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'privacy',
    ...PAGE_META.privacy,
    jsonLd: breadcrumb(siteUrl(), 'privacy', PRIVACY.title),
  });

export default function PrivacyPage() {
  return <LegalPage document={PRIVACY} />;
}
