import { lazy, Suspense, useRef, useState } from 'react';
import { PORTFOLIO, type PortfolioFilter } from '#content/portfolio.ts';
import { projects } from '#content/projects/projects.ts';
import { Button } from '#site/ui/button.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { Filters } from './filters.tsx';
import { Gallery } from './gallery.tsx';

const loadLightbox = () => import('./lightbox.tsx');
const Lightbox = lazy(() => loadLightbox().then((module) => ({ default: module.Lightbox })));

export function Portfolio() {
  const [filter, setFilter] = useState<PortfolioFilter>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const shown = projects.filter((project) => filter === 'all' || project.category === filter);

  function viewAll() {
    setFilter('all');
    grid.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  return (
    <Section id="portfolio" tone="ink" aria-labelledby="portfolio-heading" className="overflow-hidden">
      <Container>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow>{PORTFOLIO.eyebrow}</Eyebrow>
            <Heading id="portfolio-heading" size="title" className="mt-5">
              {PORTFOLIO.heading}
            </Heading>
          </div>
          <Lead className="lg:col-span-5">{PORTFOLIO.lead}</Lead>
        </div>
        <div ref={grid} className="mt-10 scroll-mt-[calc(var(--header-height)+1rem)]">
          <Filters value={filter} onChange={setFilter} />
          <Gallery shown={shown} onOpen={setOpened} onNear={loadLightbox} />
        </div>
        <div className="mt-12 flex justify-center">
          <Button variant="secondary" onClick={viewAll}>
            {PORTFOLIO.viewAll}
          </Button>
        </div>
      </Container>
      {opened === null ? null : (
        <Suspense>
          <Lightbox projects={shown} index={opened} onMove={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Section>
  );
}
