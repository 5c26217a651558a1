import { PAGE_META } from '#content/meta.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { TERMS_AND_CONDITIONS } from '#content/terms.ts';
import { pageMeta, siteUrl } from '../meta.ts';
import { LegalPage } from './legal/legal-page.tsx';

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'terms',
    ...PAGE_META.terms,
    jsonLd: breadcrumb(siteUrl(), 'terms', TERMS_AND_CONDITIONS.title),
  });

export default function TermsPage() {
  return <LegalPage document={TERMS_AND_CONDITIONS} />;
}
