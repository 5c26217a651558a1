import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { MarkedPicture } from './marked-picture.tsx';

type NeighborsProps = { content: Content; slug: string };

/** The projects before and after this one, round both ends. */
export function Neighbors({ content, slug }: NeighborsProps) {
  const { PROJECT_PAGE } = content.projectPage;
  const { projects } = content;
  const at = projects.findIndex((project) => project.slug === slug);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  const pairs = [
    { label: PROJECT_PAGE.previous, project: previous },
    { label: PROJECT_PAGE.next, project: next },
  ].flatMap(({ label, project }) => (project && project.slug !== slug ? [{ label, project }] : []));
  if (pairs.length === 0) return null;
  return (
    <Section space="tight" aria-labelledby="neighbors-heading">
      <Container>
        <Heading id="neighbors-heading" size="subheading">
          {PROJECT_PAGE.neighbors}
        </Heading>
        <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {pairs.map(({ label, project }) => (
            <li key={label}>
              <a href={projectPage(project.slug)} className="group block">
                <MarkedPicture content={content} project={project} sizes="(min-width: 40rem) 46vw, 92vw" />
                <span className="mt-3 flex items-baseline justify-between gap-4">
                  <span className="font-display text-[1.3125rem] group-hover:text-lagoon">
                    {project.title}
                  </span>
                  <span className="text-ink-600 text-small">{label}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
