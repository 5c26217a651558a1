import { CONTENT } from '#content/content.ts';
import { breadcrumb } from '#content/structured-data/breadcrumb.ts';
import { questionPage } from '#content/structured-data/question-page.ts';
import { followFaq } from '#site/features/faq/follow-faq.ts';
import { Questions } from '#site/features/faq/questions.tsx';
import { CostComparison, Savings } from '#site/features/guide/costs.tsx';
import { Preparation } from '#site/features/guide/preparation.tsx';
import { Safety, Spa } from '#site/features/guide/safety-and-spa.tsx';
import { Steps } from '#site/features/guide/steps.tsx';
import { pageMeta, siteUrl } from '../meta.ts';
import { PageScript } from '../page-script.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '../ui/section.tsx';

const { faq, guide, meta: words, pictures, structuredData } = CONTENT;
const { GUIDE, GUIDE_ACTION, GUIDE_FAQ } = guide;

export const handle = { noJs: true };

export const meta = () =>
  pageMeta({
    route: 'guide',
    ...words.PAGE_META.guide,
    jsonLd: [
      questionPage(GUIDE_FAQ.items),
      breadcrumb(siteUrl(), 'guide', GUIDE.heading, structuredData.HOME_CRUMB),
    ],
  });

export default function GuidePage() {
  return (
    <>
      <Opening />
      <Savings words={guide} />
      <CostComparison words={guide} />
      <Steps words={guide} />
      <Preparation words={guide} />
      <Safety words={guide} />
      <Spa words={guide} />
      <Section tone="foam" space="tight" aria-labelledby="guide-questions">
        <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
          <Heading id="guide-questions" className="lg:col-span-4">
            {GUIDE_FAQ.heading}
          </Heading>
          <div className="lg:-mt-6 lg:col-span-8">
            <Questions questions={GUIDE_FAQ.items} linkLabel={faq.FAQ_PAGE.copyLink} />
          </div>
        </Container>
      </Section>
      <Closing />
      <PageScript run={followFaq} />
    </>
  );
}

function Opening() {
  return (
    <Section tone="travertine" space="tight">
      <Container className="grid items-end gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Eyebrow className="mb-5">{GUIDE.eyebrow}</Eyebrow>
          <Heading level={1}>{GUIDE.heading}</Heading>
          <Lead className="mt-6">{GUIDE.lead}</Lead>
          <dl className="mt-10 grid grid-cols-[1fr_1.25fr_1fr] border-ink border-t">
            {GUIDE.facts.map((fact) => (
              <div key={fact.label} className="flex flex-col-reverse justify-end pt-5 pe-4">
                <dt className="mt-1 text-ink-600 text-small">{fact.label}</dt>
                <dd className="font-[380] font-display text-[clamp(1.375rem,1rem+1.6vw,2.25rem)] leading-none">
                  {fact.value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          picture={pictures.guide}
          sizes="(min-width: 64rem) 620px, 92vw"
          priority
          className="pool-corner aspect-[8/5] overflow-hidden lg:col-span-6 lg:aspect-[5/4]"
        />
      </Container>
    </Section>
  );
}

function Closing() {
  return (
    <Section space="tight">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <Heading>{GUIDE_ACTION.heading}</Heading>
          <Lead className="mt-4">{GUIDE_ACTION.lead}</Lead>
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-3 lg:col-span-6 lg:justify-end">
          <ButtonLink to={GUIDE_ACTION.contact.to}>{GUIDE_ACTION.contact.label}</ButtonLink>
          <ButtonLink to={GUIDE_ACTION.designTool.to} variant="secondary">
            {GUIDE_ACTION.designTool.label}
          </ButtonLink>
          <ButtonLink to={GUIDE_ACTION.packages.to} variant="quiet">
            {GUIDE_ACTION.packages.label}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
