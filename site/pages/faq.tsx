import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { questionPage } from '#content/structured-data/question-page.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Answers } from '#site/features/faq/answers.tsx';
import { Contents } from '#site/features/faq/contents.tsx';
import { followFaq } from '#site/features/faq/follow-faq.ts';
import { PageIntro } from '../layout/page-intro.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { PageScript } from '../page-script.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Heading, Lead, Section } from '../ui/section.tsx';

const { brand, faq, meta: words, structuredData } = CONTENT;
const { FAQ_PAGE, FAQ_SECTIONS } = faq;

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'faq',
    ...words.PAGE_META.faq,
    jsonLd: [
      questionPage(FAQ_SECTIONS.flatMap((section) => section.questions)),
      breadcrumb(siteUrl(), 'faq', FAQ_PAGE.eyebrow, structuredData.HOME_CRUMB),
    ],
  });

export default function FaqPage() {
  return (
    <>
      <PageIntro eyebrow={FAQ_PAGE.eyebrow} heading={FAQ_PAGE.heading} lead={FAQ_PAGE.lead} />
      <Section space="tight">
        <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
          <Contents words={faq} />
          <Answers words={faq} />
        </Container>
      </Section>
      <Section tone="foam" space="tight">
        <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Heading>{FAQ_PAGE.actionHeading}</Heading>
            <Lead className="mt-4">{FAQ_PAGE.actionLead}</Lead>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-3 lg:col-span-5 lg:justify-end">
            <ButtonLink to={ROUTES.contact}>{FAQ_PAGE.permittingHelp}</ButtonLink>
            <ButtonLink href={brand.bookingUrl} rel="noopener" variant="secondary">
              {FAQ_PAGE.book}
            </ButtonLink>
            <ButtonLink href={`mailto:${brand.email}`} variant="quiet">
              {FAQ_PAGE.write}: {brand.email}
            </ButtonLink>
          </div>
        </Container>
      </Section>
      <PageScript run={followFaq} />
    </>
  );
}
