import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type ProjectRowProps = { heading: string; shown: Content['projects']; children?: ReactNode };

/** A few projects, each with a page of its own; below them, what leads on. */
export function ProjectRow({ heading, shown, children }: ProjectRowProps) {
  if (shown.length === 0) return null;
  return (
    <Section space="tight" aria-labelledby="projects-heading">
      <Container>
        <Heading id="projects-heading">{heading}</Heading>
        {/* On a phone they stand in a row, each nearly as wide as the window. */}
        <ul className="mt-8 gap-x-6 gap-y-6 max-sm:-mx-[var(--gutter)] max-sm:mt-6 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-[var(--gutter)] max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-[var(--gutter)] max-sm:pb-3 sm:grid sm:grid-cols-3">
          {shown.map(({ slug, title, description, picture }) => (
            <li key={slug} className="max-sm:w-[82%] max-sm:shrink-0 max-sm:snap-start">
              <a href={projectPage(slug)} className="group block select-none">
                <Picture
                  picture={picture}
                  sizes="(min-width: 40rem) 31vw, 82vw"
                  className="pool-corner pointer-events-none aspect-[8/5] overflow-hidden"
                />
                <span className="mt-3 block">
                  <span className="block font-display text-[1.3125rem] leading-snug group-hover:text-lagoon">
                    {title}
                  </span>
                  <span className="mt-1 block text-ink-600 text-small">{description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {children}
      </Container>
    </Section>
  );
}
