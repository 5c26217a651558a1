import { ABOUT } from '#content/about.ts';
import { CONTENT } from '#content/content.ts';
import { PAGE_META } from '#content/meta.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { RelatedServices } from '#site/features/related/related-services.tsx';
import { relatedWords } from '#site/features/related/words.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { Story, WhyUs } from './about/story.tsx';
import { Actions, FiveServices, OwnerBuilders } from './about/work.tsx';
import { Years } from './about/years.tsx';

const { about, meta: words, pictures, structuredData } = CONTENT;
const { ABOUT } = about;

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'about',
    ...words.PAGE_META.about,
    jsonLd: breadcrumb(siteUrl(), 'about', ABOUT.eyebrow, structuredData.HOME_CRUMB),
  });

export default function AboutPage() {
  return (
    <>
      <PageIntro eyebrow={ABOUT.eyebrow} heading={ABOUT.heading} lead={ABOUT.lead}>
        <Years words={about} />
      </PageIntro>
      <Story />
      <WhyUs />
      <FiveServices />
      <OwnerBuilders />
      <Actions />
      <RelatedServices words={relatedWords(CONTENT, 'about')} />
    </>
  );
}
