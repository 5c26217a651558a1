import { lazy, Suspense, useRef, useState } from 'react';
import type { PortfolioFilter } from '#content/portfolio.ts';
import { Button } from '#site/ui/button.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Filters } from './filters.tsx';
import { Gallery } from './gallery.tsx';
import { type PortfolioWords, WordsProvider } from './words.ts';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(() => loadLightbox().then((module) => ({ default: module.Lightbox })));

export function Portfolio({ words }: { words: PortfolioWords }) {
  const { PORTFOLIO, projects } = words;
  const [filter, setFilter] = useState<PortfolioFilter>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const shown = projects.filter((project) => filter === 'all' || project.category === filter);

  function viewAll() {
    setFilter('all');
    grid.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  return (
    <WordsProvider words={words}>
      <Section id="portfolio" tone="ink" aria-labelledby="portfolio-heading" className="overflow-hidden">
        <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[auto_1fr] lg:items-end">
          <Heading id="portfolio-heading" size="title">
            {PORTFOLIO.heading}
          </Heading>
          <Lead className="lg:max-w-[23em] lg:pb-2">{PORTFOLIO.lead}</Lead>
        </Container>
        <div ref={grid} className="mt-8 scroll-mt-[calc(var(--header-height)+1rem)] lg:mt-12">
          <Container>
            <Filters value={filter} onChange={setFilter} />
          </Container>
          <Gallery shown={shown} onOpen={setOpened} onNear={loadLightbox} />
        </div>
        <Container className="mt-10 flex justify-center">
          <Button variant="secondary" onClick={viewAll}>
            {PORTFOLIO.viewAll}
          </Button>
        </Container>
        {opened === null ? null : (
          <Suspense>
            <Lightbox projects={shown} index={opened} onMove={setOpened} onClose={() => setOpened(null)} />
          </Suspense>
        )}
      </Section>
    </WordsProvider>
  );
}
