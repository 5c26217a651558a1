import { CONTENT } from '#content/content.ts';
import { PAGE_META } from '#content/meta.ts';
import { PACKAGES_FAQ, PACKAGES_PAGE } from '#content/packages.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { questionPage } from '#content/structured-data/question-page.ts';
import { packageServices } from '#content/structured-data/services.ts';
import { Questions } from '#site/features/faq/questions.tsx';
import { RelatedServices } from '#site/features/related/related-services.tsx';
import { deferred } from '../deferred.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { still } from '../still.tsx';
import { Container, Heading, Section } from '../ui/section.tsx';

const Intro = still('intro', async () => (await import('./packages/intro.tsx')).PackagesIntro);
const PackageDesk = deferred(
  'packages',
  async () => (await import('./packages/package-desk.tsx')).PackageDesk,
);

export const meta = () =>
  pageMeta({
    route: 'packages',
    ...PAGE_META.packages,
    jsonLd: [
      ...packageServices(siteUrl(), CONTENT.packages.PACKAGE_COPY, CONTENT.structuredData.PACKAGE_SERVICE),
      questionPage(PACKAGES_FAQ),
      breadcrumb(siteUrl(), 'packages', PACKAGES_PAGE.eyebrow, CONTENT.structuredData.HOME_CRUMB),
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
      <Intro />
      <Section space="tight" aria-labelledby="all-packages">
        <Container>
          <h2 id="all-packages" className="sr-only">
            {PACKAGES_PAGE.listHeading}
          </h2>
          <PackageDesk />
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
      <RelatedServices page="packages" />
    </>
  );
}
