import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { pageMeta, siteUrl } from '../meta.ts';
import { LegalPage } from './legal/legal-page.tsx';

const { meta: words, privacy, structuredData } = CONTENT;

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'privacy',
    ...words.PAGE_META.privacy,
    jsonLd: breadcrumb(siteUrl(), 'privacy', privacy.PRIVACY.title, structuredData.HOME_CRUMB),
  });

export default function PrivacyPage() {
  return <LegalPage content={CONTENT} document={privacy.PRIVACY} />;
}
