import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { CaseStudy } from '#content/testimonials.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { projectPage, ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { likeWords } from '#site/like-this.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Stamp } from '#site/ui/stamp.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { Byline } from './byline.tsx';
import { PoolSheet } from './pool-sheet.tsx';
import { Stars } from './stars.tsx';

export type StoriesContent = Pick<
  Content,
  'testimonials' | 'projects' | 'projectPage' | 'saidDesign' | 'packages'
>;
type Project = Content['projects'][number];
type ProjectStoryProps = {
  content: StoriesContent;
  project?: Project | undefined;
  study?: CaseStudy | undefined;
  place?: keyof typeof PLACES;
};

// On a desk the view, the words and the ways on share one edge, the plan has the other; every second story has them the other way round.
const PLACES = {
  usual: { view: 'lg:col-start-1', plan: 'lg:col-start-9' },
  mirrored: { view: 'lg:col-start-5', plan: 'lg:col-start-1' },
} as const;

/** One pool: its view, its owner's words, its figures, its plan, and the way to one like it. */
export function ProjectStory(props: ProjectStoryProps) {
  const { content, project, study, place = 'usual' } = props;
  const { view, plan } = PLACES[place];
  const design = project?.design;
  // On a tablet the plan has the left half where there is one.
  const beside = design && 'sm:max-lg:col-span-6 sm:max-lg:col-start-7';
  return (
    <article>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-ink border-t pt-5 sm:gap-y-4 sm:pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <Heading level={3} size="heading">
            {study?.projectType ?? project?.title}
          </Heading>
          {study?.sample ? (
            <Stamp tone="sand">{content.testimonials.TESTIMONIALS_SECTION.sample}</Stamp>
          ) : null}
        </div>
        <Numbers content={content} project={project} study={study} />
      </div>
      <div className="mt-5 grid gap-5 sm:mt-6 sm:grid-cols-12 sm:gap-6 sm:max-lg:grid-rows-[auto_auto_auto_1fr] lg:grid-rows-[auto_1fr_auto]">
        <View
          {...{ project, study }}
          className={design ? classes('lg:col-span-8', view) : 'lg:aspect-[21/9]'}
        />
        <div className={classes('sm:col-span-12 lg:col-span-8 lg:row-start-2', beside, view)}>
          {study ? (
            <Voice words={content.testimonials} study={study} />
          ) : (
            <p className="text-ink-700">{project?.description}</p>
          )}
        </div>
        {study ? (
          <Facts
            content={content}
            study={study}
            className={classes('sm:col-span-12 lg:row-start-3', beside)}
          />
        ) : null}
        {project ? (
          <Ways
            content={content}
            project={project}
            className={classes(
              'sm:col-span-12 sm:max-lg:self-start lg:col-span-8 lg:row-start-2 lg:self-end lg:justify-self-end',
              beside,
              view,
            )}
          />
        ) : null}
        {project && design ? (
          <PoolSheet
            words={content.testimonials.STORIES_PAGE}
            title={project.title}
            design={design}
            className={classes(
              'sm:col-span-6 sm:max-lg:col-start-1 sm:max-lg:row-span-3 sm:max-lg:row-start-2 lg:col-span-4 lg:row-span-2 lg:row-start-1',
              plan,
            )}
          />
        ) : null}
      </div>
    </article>
  );
}

type ViewProps = Pick<ProjectStoryProps, 'project' | 'study'> & { className: string };

function View({ project, study, className }: ViewProps) {
  const picture = project?.picture ?? study?.picture;
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      sizes={project ? '(min-width: 64rem) 1000px, 120vw' : '(min-width: 80rem) 1280px, 92vw'}
      className={classes(
        'aspect-[8/5] self-start overflow-hidden rounded-card sm:col-span-12 lg:row-start-1',
        className,
      )}
      imgClassName={project ? 'object-[100%_50%]' : undefined}
    />
  );
}

type WaysProps = { content: StoriesContent; project: Project; className: string };

function Ways({ content, project, className }: WaysProps) {
  return (
    <div className={classes('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <ButtonLink href={drawnLink(likeWords(content, project))} variant="secondary">
        {content.projectPage.PROJECT_PAGE.like}
      </ButtonLink>
      <ButtonLink href={projectPage(project.slug)} variant="quiet">
        {content.testimonials.STORIES_PAGE.project}
      </ButtonLink>
    </div>
  );
}

// What can be measured on the drawing, and what was saved.
function Numbers({ content, project, study }: ProjectStoryProps) {
  const { labels, water, volume } = content.testimonials.STORIES_PAGE;
  const design = project?.design;
  const size = design && { length: design.lengthFt, width: design.widthFt };
  const gallons = design && grouped(Math.round(drawnFigures(design).gallons / 100) * 100);
  const numbers = [
    size && { label: labels.water, value: metersBeside(fill(water, size), size.length, size.width) },
    gallons && { label: labels.volume, value: fill(volume, { gallons }) },
    study && { label: labels.savings, value: study.savings },
  ].filter((entry) => entry !== undefined && entry !== '');
  if (numbers.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:w-full max-sm:justify-between max-sm:gap-x-4">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="whitespace-nowrap text-fine text-ink-600">{label}</dt>
          <dd className="font-display text-[1.375rem] text-lagoon leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Voice({ words, study }: { words: Content['testimonials']; study: CaseStudy }) {
  const { stars } = words.TESTIMONIALS_SECTION;
  return (
    <blockquote className="flex h-full flex-col">
      {study.sample ? null : <Stars label={stars} className="mb-3 h-4 fill-clay" />}
      <p className="font-display text-[1.375rem] text-ink leading-snug sm:text-[1.75rem]">
        “{study.content}”
      </p>
      <div className="mt-5 lg:mt-auto lg:pt-5">
        <Byline by={study} />
      </div>
    </blockquote>
  );
}

type FactsProps = { content: StoriesContent; study: CaseStudy; className: string };

function Facts({ content, study, className }: FactsProps) {
  const { labels } = content.testimonials.STORIES_PAGE;
  const bought = content.packages.PACKAGES.find(({ title }) => title === study.package);
  return (
    <dl className={classes('text-small lg:grid lg:grid-cols-[2fr_1.4fr_1fr] lg:gap-x-10', className)}>
      <Fact label={labels.built}>{unbroken(study.projectDetails)}</Fact>
      <Fact label={labels.package}>
        {bought ? (
          <a href={`${ROUTES.packages}#${bought.id}`} className="text-link">
            {study.package}
          </a>
        ) : (
          study.package
        )}
      </Fact>
      <Fact label={labels.completed}>{study.completionDate}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.25rem_1fr] border-sand border-t py-2 lg:block">
      <dt className="text-ink-600">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
