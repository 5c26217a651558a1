import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { CaseStudies } from '#site/features/testimonial/case-studies.tsx';
import { Reviews } from '#site/features/testimonial/reviews.tsx';
import { HeadPicture } from '../layout/head-picture.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Heading, Lead, Section } from '../ui/section.tsx';

const { testimonials, pictures } = CONTENT;
const { STORIES_PAGE } = testimonials;
const CASES = [pictures['case-1'], pictures['case-2'], pictures['case-3'], pictures['case-4']];

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'testimonials',
    ...CONTENT.meta.PAGE_META.testimonials,
    jsonLd: breadcrumb(siteUrl(), 'testimonials', STORIES_PAGE.eyebrow),
  });

export default function TestimonialsPage() {
  return (
    <>
      <PageIntro
        eyebrow={STORIES_PAGE.eyebrow}
        heading={STORIES_PAGE.heading}
        lead={STORIES_PAGE.lead}
        view={<HeadPicture picture={pictures.stories} />}
      >
        <Figures />
      </PageIntro>
      <CaseStudies words={testimonials} pictures={CASES} />
      <Reviews words={testimonials} />
      <Section space="tight">
        <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Heading>{STORIES_PAGE.actionHeading}</Heading>
            <Lead className="mt-4">{STORIES_PAGE.actionLead}</Lead>
          </div>
          <div className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
            <ButtonLink to={STORIES_PAGE.packages.to}>{STORIES_PAGE.packages.label}</ButtonLink>
            <ButtonLink to={STORIES_PAGE.calculator.to} variant="secondary">
              {STORIES_PAGE.calculator.label}
            </ButtonLink>
          </div>
        </Container>
      </Section>
    </>
  );
}

function Figures() {
  return (
    <>
      <dl className="mt-10 grid grid-cols-2 gap-x-8 border-ink border-t">
        {STORIES_PAGE.stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end py-6">
            <dt className="mt-1.5 text-ink-600 text-small">{stat.label}</dt>
            <dd className="font-[360] font-display text-title leading-none">{stat.value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-600 text-small">{STORIES_PAGE.experience}</p>
    </>
  );
}
