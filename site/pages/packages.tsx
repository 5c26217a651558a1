import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { questionPage } from '#content/structured-data/question-page.ts';
import { packageServices } from '#content/structured-data/services.ts';
import { Questions } from '#site/features/faq/questions.tsx';
import { RelatedServices } from '#site/features/related/related-services.tsx';
import { relatedWords } from '#site/features/related/words.ts';
import { deferred } from '../deferred.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { still } from '../still.tsx';
import { Container, Heading, Section } from '../ui/section.tsx';
import { PackageOffers } from './packages/package-offers.tsx';
import { deskWords } from './packages/words.ts';

const { PACKAGE_COPY, PACKAGES_FAQ, PACKAGES_PAGE } = CONTENT.packages;

const Intro = still('intro', async () => (await import('./packages/intro.tsx')).PackagesIntro);
const PackageDesk = deferred(
  'packages',
  async () => (await import('./packages/package-desk.tsx')).PackageDesk,
);

export const meta = () =>
  pageMeta({
    route: 'packages',
    ...CONTENT.meta.PAGE_META.packages,
    jsonLd: [
      ...packageServices(PACKAGE_COPY, siteUrl()),
      questionPage(PACKAGES_FAQ),
      breadcrumb(siteUrl(), 'packages', PACKAGES_PAGE.eyebrow),
    ],
  });

export const loader = () => null;

export async function clientLoader() {
  await Promise.all([Intro.preload(), PackageDesk.preload()]);
  return null;
}

export default function PackagesPage() {
  return (
    <>
      <Intro words={PACKAGES_PAGE} picture={CONTENT.pictures.packages} />
      <Section space="tight" aria-labelledby="all-packages">
        <Container>
          <h2 id="all-packages" className="sr-only">
            {PACKAGES_PAGE.listHeading}
          </h2>
          <PackageDesk words={deskWords(CONTENT)}>
            <PackageOffers content={CONTENT} />
          </PackageDesk>
        </Container>
      </Section>
      <Section tone="foam" space="tight" aria-labelledby="before-you-buy">
        <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading id="before-you-buy" className="lg:col-span-4">
            {PACKAGES_PAGE.faqHeading}
          </Heading>
          <div className="lg:col-span-8 lg:-mt-6">
            <Questions questions={PACKAGES_FAQ} />
          </div>
        </Container>
      </Section>
      <RelatedServices words={relatedWords(CONTENT, 'packages')} />
    </>
  );
}
