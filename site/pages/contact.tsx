import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { consultationWords, sideWords } from '#site/features/inquiry/words.ts';
import { RelatedServices } from '#site/features/related/related-services.tsx';
import { relatedWords } from '#site/features/related/words.ts';
import { deferred } from '../deferred.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { still } from '../still.tsx';

const SCROLL_DELAY_MS = 100;

const Intro = still('intro', async () => (await import('./contact/intro.tsx')).ContactIntro);
const Contact = deferred(
  'contact',
  async () => (await import('#site/features/inquiry/contact-form.tsx')).ContactSection,
);

export const meta = () =>
  pageMeta({
    route: 'contact',
    ...CONTENT.meta.PAGE_META.contact,
    jsonLd: breadcrumb(siteUrl(), 'contact', CONTENT.contactPage.CONTACT_PAGE.crumb),
  });

export const handle = { nativeForm: true };

export const loader = () => null;

export async function clientLoader() {
  await Promise.all([Intro.preload(), Contact.preload()]);
  return null;
}

// Somebody who arrives with a design came for the form.
function useScrollToForm() {
  const [query] = useSearchParams();
  const arrivedWithDesign = query.has('design');
  useEffect(() => {
    if (!arrivedWithDesign) return;
    const scroll = () => document.getElementById('contact')?.scrollIntoView({ behavior: 'smooth' });
    const timer = setTimeout(scroll, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [arrivedWithDesign]);
}

export default function ContactPage() {
  useScrollToForm();
  return (
    <>
      <Intro words={CONTENT.contactPage.CONTACT_PAGE} />
      <Contact words={consultationWords(CONTENT)} side={sideWords(CONTENT)} />
      <RelatedServices page="contact" />
    </>
  );
}
