import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { pageMeta, siteUrl } from '../meta.ts';
import { LegalPage } from './legal/legal-page.tsx';

const { meta: words, terms, structuredData } = CONTENT;

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'terms',
    ...words.PAGE_META.terms,
    jsonLd: breadcrumb(siteUrl(), 'terms', terms.TERMS_AND_CONDITIONS.title, structuredData.HOME_CRUMB),
  });

export default function TermsPage() {
  return <LegalPage content={CONTENT} document={terms.TERMS_AND_CONDITIONS} />;
}
