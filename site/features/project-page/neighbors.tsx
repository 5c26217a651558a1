import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type NeighborsProps = { content: Content; slug: string };

/** The projects before and after this one, round both ends. */
export function Neighbors({ content, slug }: NeighborsProps) {
  const { PROJECT_PAGE } = content.projectPage;
  const { projects } = content;
  const at = projects.findIndex((project) => project.slug === slug);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  const pairs = [
    { label: PROJECT_PAGE.previous, project: previous, isNext: false },
    { label: PROJECT_PAGE.next, project: next, isNext: true },
  ].flatMap(({ project, ...rest }) => (project && project.slug !== slug ? [{ project, ...rest }] : []));
  if (pairs.length === 0) return null;
  return (
    <Section space="tight" aria-labelledby="neighbors-heading">
      <Container>
        <Heading id="neighbors-heading" size="subheading">
          {PROJECT_PAGE.neighbors}
        </Heading>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 sm:gap-x-8">
          {pairs.map(({ label, project, isNext }) => (
            <li key={label}>
              <a href={projectPage(project.slug)} className="group block">
                {/* Small, its own mark in the picture is enough. */}
                <Picture
                  picture={project.picture}
                  sizes="46vw"
                  className="pool-corner pointer-events-none aspect-[8/5] select-none overflow-hidden"
                />
                <span className={isNext ? 'grid justify-items-end text-end' : 'grid justify-items-start'}>
                  <span className="mt-3 flex items-center gap-2 font-medium text-lagoon text-small">
                    {isNext ? null : <Icon name="arrow-left" className="size-4.5" />}
                    {label}
                    {isNext ? <Icon name="arrow-right" className="size-4.5" /> : null}
                  </span>
                  <span className="mt-0.5 font-display text-[1.1875rem] leading-snug group-hover:text-lagoon sm:text-[1.3125rem]">
                    {project.title}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
