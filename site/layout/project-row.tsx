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
        <ul className="mt-8 grid gap-x-6 gap-y-6 max-sm:mt-6 sm:grid-cols-3">
          {shown.map(({ slug, title, description, picture }) => (
            <li key={slug}>
              <a
                href={projectPage(slug)}
                className="group block select-none max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-center max-sm:gap-x-4"
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 40rem) 31vw, 40vw"
                  className="pool-corner pointer-events-none aspect-[8/5] overflow-hidden max-sm:rounded-control"
                />
                <span className="block sm:mt-3">
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
