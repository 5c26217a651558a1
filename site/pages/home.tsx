import { CONTENT } from '#content/content.ts';
import { PAGE_META } from '#content/meta.ts';
import { localBusiness } from '#content/structured-data/business.ts';
import { questionPage } from '#content/structured-data/question-page.ts';
import { deferred } from '#site/deferred.tsx';
import { estimateWords } from '#site/features/estimate/words.ts';
import { consultationWords, sideWords } from '#site/features/inquiry/words.ts';
import { pageMeta, siteUrl } from '#site/meta.ts';
import { still } from '#site/still.tsx';

const Opening = still('opening', async () => (await import('./home/hero.tsx')).Opening);
const Services = still('services', async () => (await import('./home/services.tsx')).Services);
const Portfolio = deferred(
  'portfolio',
  async () => (await import('#site/features/portfolio/portfolio.tsx')).Portfolio,
);
const Packages = deferred(
  'packages',
  async () => (await import('./home/packages-section.tsx')).PackagesSection,
);
const OwnerBuilder = still(
  'owner-builder',
  async () => (await import('#site/features/package/owner-builder.tsx')).OwnerBuilder,
);
const Calculator = deferred(
  'calculator',
  async () => (await import('#site/features/estimate/calculator.tsx')).Calculator,
);
const Testimonials = still(
  'testimonials',
  async () => (await import('#site/features/testimonial/home-testimonials.tsx')).HomeTestimonials,
);
const Contact = deferred(
  'contact',
  async () => (await import('#site/features/inquiry/contact-form.tsx')).ContactSection,
);

const PARTS = [Opening, Services, Portfolio, Packages, OwnerBuilder, Calculator, Testimonials, Contact];

const shown = CONTENT.projects.find(({ slug }) => slug === CONTENT.ownerBuilder.OWNER_BUILDER.shown);

export const meta = () =>
  pageMeta({
    route: 'home',
    ...CONTENT.meta.PAGE_META.home,
    jsonLd: [
      localBusiness(siteUrl(), CONTENT.brand, CONTENT.structuredData.BUSINESS),
      questionPage(CONTENT.structuredData.HOME_QUESTIONS),
    ],
  });

export const loader = () => null;

// Arriving by a link inside the site, perhaps at an anchor: every part first, so that heights are final.
export async function clientLoader() {
  await Promise.all(PARTS.map((part) => part.preload()));
  return null;
}

export default function HomePage() {
  return (
    <>
      <Opening content={CONTENT} />
      <Services content={CONTENT} />
      <Portfolio words={portfolioWords(CONTENT)} />
      <Packages />
      <OwnerBuilder contact="/#contact" />
      <Calculator words={estimateWords(CONTENT)} head={CONTENT.home.CALCULATOR_SECTION} />
      <Testimonials />
      <Contact words={consultationWords(CONTENT)} side={sideWords(CONTENT)} />
    </>
  );
}
