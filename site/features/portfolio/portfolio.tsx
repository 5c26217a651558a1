import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Filters } from './filters.tsx';
import { Gallery } from './gallery.tsx';
import { Lightbox } from './lightbox.tsx';

type PortfolioContent = Pick<Content, 'brand' | 'portfolio' | 'projects' | 'saidDesign'>;

// Static markup; browse-portfolio.ts adds the behaviour.
export function Portfolio({ content }: { content: PortfolioContent }) {
  const { brand, portfolio, projects } = content;
  const { PORTFOLIO, PORTFOLIO_FILTERS } = portfolio;
  const mark = fill(PORTFOLIO.watermark, { brand: brand.name });
  const kinds = new Map<string, string>(PORTFOLIO_FILTERS.map(({ value, label }) => [value, label]));
  return (
    <Section id="portfolio" tone="ink" aria-labelledby="portfolio-heading" className="overflow-hidden">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[auto_1fr] lg:items-end">
        <Heading id="portfolio-heading" size="title">
          {PORTFOLIO.heading}
        </Heading>
        <Lead className="lg:max-w-[23em] lg:pb-2">{PORTFOLIO.lead}</Lead>
      </Container>
      <div data-wall="" className="mt-8 scroll-mt-[calc(var(--header-height)+1rem)] lg:mt-12">
        <Container>
          <Filters PORTFOLIO={PORTFOLIO} PORTFOLIO_FILTERS={PORTFOLIO_FILTERS} projects={projects} />
        </Container>
        <Gallery content={content} kinds={kinds} mark={mark} size={PORTFOLIO.size} />
      </div>
      <Container className="mt-6 flex justify-center sm:mt-10">
        <Button variant="secondary" data-view-all="">
          {PORTFOLIO.viewAll}
        </Button>
      </Container>
      <Lightbox words={PORTFOLIO} mark={mark} />
    </Section>
  );
}
