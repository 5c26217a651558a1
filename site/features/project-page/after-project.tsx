import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { ProjectPlan } from './project-plan.tsx';

type Project = Content['projects'][number];
type AfterProjectProps = { content: Content; project: Project };

/** Under a project: its plan, and beside it the projects before and after, round both ends. */
export function AfterProject({ content, project: { slug, title, design } }: AfterProjectProps) {
  const { PROJECT_PAGE } = content.projectPage;
  const { projects } = content;
  const at = projects.findIndex((project) => project.slug === slug);
  const [previous, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  const pairs = [
    { label: PROJECT_PAGE.previous, project: previous, isNext: false },
    { label: PROJECT_PAGE.next, project: next, isNext: true },
  ].flatMap(({ project, ...rest }) => (project && project.slug !== slug ? [{ project, ...rest }] : []));
  if (pairs.length === 0 && !design) return null;
  return (
    <Section tone="travertine" space="tight">
      <Container
        className={classes(
          'grid gap-x-8 gap-y-12 lg:gap-x-12',
          design && 'md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr]',
        )}
      >
        {design ? (
          <ProjectPlan words={PROJECT_PAGE} title={title} design={design} look={lookAt(content, slug)} />
        ) : null}
        {pairs.length > 0 ? (
          <section aria-labelledby="neighbors-heading">
            <Heading id="neighbors-heading" size="subheading">
              {PROJECT_PAGE.neighbors}
            </Heading>
            <ul
              className={classes(
                'mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8',
                design && 'md:grid-cols-1',
              )}
            >
              {pairs.map((pair) => (
                <Neighbor key={pair.label} {...pair} />
              ))}
            </ul>
          </section>
        ) : null}
      </Container>
    </Section>
  );
}

function lookAt({ testimonials: { STORIES_PAGE } }: Content, slug: string) {
  const text = new Map(Object.entries(STORIES_PAGE.looks)).get(slug);
  return text ? { heading: STORIES_PAGE.look, text } : undefined;
}

function Neighbor({ label, project, isNext }: { label: string; project: Project; isNext: boolean }) {
  return (
    <li>
      <a href={projectPage(project.slug)} className="group block">
        {/* Small, its own mark in the picture is enough. */}
        <Picture
          picture={project.picture}
          sizes="46vw"
          className="pool-corner pointer-events-none aspect-[8/5] select-none overflow-hidden"
        />
        <span className="mt-3 flex items-center gap-2 font-medium text-lagoon text-small">
          {isNext ? null : <Icon name="arrow-left" className="size-4.5" />}
          {label}
          {isNext ? <Icon name="arrow-right" className="size-4.5" /> : null}
        </span>
        <span className="mt-0.5 block font-display text-[1.1875rem] leading-snug group-hover:text-lagoon sm:text-[1.3125rem]">
          {project.title}
        </span>
      </a>
    </li>
  );
}
