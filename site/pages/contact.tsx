import { CONTACT } from '#content/inquiry.ts';
import { PAGE_META } from '#content/meta.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta } from '../meta.ts';

export const meta = () => pageMeta({ route: 'contact', ...PAGE_META.contact });

export default function ContactPage() {
  return <PageIntro heading={CONTACT.heading} lead={CONTACT.lead} />;
}
