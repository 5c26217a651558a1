import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { CaseStudy } from '#content/testimonials.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { projectPage, ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarRange } from '#domain/words/money.ts';
import { DrawnSheet } from '#site/drawn-sheet.tsx';
import { likeWords } from '#site/like-this.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { drawPool } from '#studio/plan/draw-pool.ts';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

export type StoriesContent = Pick<
  Content,
  'testimonials' | 'projects' | 'projectPage' | 'saidDesign' | 'packages' | 'prices'
>;
type Project = Content['projects'][number];
type ProjectStoryProps = {
  content: StoriesContent;
  project?: Project | undefined;
  study?: CaseStudy | undefined;
  place?: keyof typeof PLACES;
};

// Everywhere one order: view, plan, what they show and cost, the owner's words last. On a desk every second view stands right of
// its plan.
const PLACES = {
  usual: { view: '', plan: '' },
  mirrored: {
    view: 'lg:col-start-5 lg:row-start-1',
    plan: 'lg:col-start-1 lg:row-start-1',
  },
} as const;

/** One pool: its view and its plan, what they show and what one like it costs, then its owner's words, on a phone folded. */
export function ProjectStory(props: ProjectStoryProps) {
  const { content, project, study, place = 'usual' } = props;
  const design = project?.design;
  const places = PLACES[place];
  return (
    <article>
      <Heading level={3} size="view" className="border-ink border-t pt-5 sm:pt-6">
        {study?.projectType ?? project?.title}
      </Heading>
      <div className="mt-5 grid gap-4 sm:mt-6 md:grid-cols-12 md:gap-6 lg:gap-y-8">
        <View
          {...{ project, study }}
          className={
            design ? classes('lg:col-span-8 lg:aspect-auto lg:self-stretch', places.view) : 'lg:aspect-[21/9]'
          }
        />
        {project && design ? (
          <DrawnSheet
            drawing={drawPool(design)}
            caption={fill(content.testimonials.STORIES_PAGE.sheet, { title: project.title })}
            className={classes('md:max-lg:col-span-5 md:max-lg:self-start lg:col-span-4', places.plan)}
          />
        ) : null}
        <Shown {...props} />
        {study ? <Voice content={content} study={study} /> : null}
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
      sizes={project ? '(min-width: 64rem) 1100px, 120vw' : '(min-width: 80rem) 1280px, 92vw'}
      className={classes('aspect-[8/5] self-start overflow-hidden rounded-card md:col-span-12', className)}
      imgClassName={project ? 'object-[100%_50%]' : undefined}
    />
  );
}

// An owner's words beside it leave it two thirds of the row.
const SHOWN = {
  told: 'md:max-lg:grid-cols-1 md:col-span-7 lg:col-span-8',
  drawn: 'md:max-lg:col-span-7 lg:col-span-12',
} as const;

const lookOf = ({ testimonials }: StoriesContent, { slug }: Project) =>
  new Map(Object.entries(testimonials.STORIES_PAGE.looks)).get(slug);

// What the drawing says, and the ways on from it.
function Shown({ content, project, study }: ProjectStoryProps) {
  const { STORIES_PAGE } = content.testimonials;
  const design = project?.design;
  const look = project && lookOf(content, project);
  return (
    <div className={classes('grid gap-x-12 gap-y-4 lg:grid-cols-2', SHOWN[study ? 'told' : 'drawn'])}>
      <div>
        {look ? (
          <>
            <Heading level={4} size="small">
              {STORIES_PAGE.look}
            </Heading>
            <p className="mt-2 max-w-[36em] text-ink-700">{look}</p>
          </>
        ) : (
          <p className="max-w-[36em] text-ink-700">{project?.description}</p>
        )}
      </div>
      <div>
        <dl className="text-small">
          {study ? <Fact label={STORIES_PAGE.labels.built}>{unbroken(study.projectDetails)}</Fact> : null}
          {design ? <Measured content={content} design={design} /> : null}
        </dl>
        {project ? <Ways content={content} project={project} /> : null}
      </div>
    </div>
  );
}

function Measured({ content, design }: { content: StoriesContent; design: Design }) {
  const { labels, volume } = content.testimonials.STORIES_PAGE;
  const { totalLow, totalHigh } = estimateDesign(content.prices, design);
  const gallons = grouped(Math.round(drawnFigures(design).gallons / 100) * 100);
  return (
    <>
      <Fact label={labels.volume} className="max-md:hidden">
        {fill(volume, { gallons })}
      </Fact>
      <Fact label={labels.cost}>
        <span className="block font-display text-[1.375rem] text-lagoon leading-snug">
          {dollarRange({ low: totalLow, high: totalHigh })}
        </span>
      </Fact>
    </>
  );
}

function Ways({ content, project }: { content: StoriesContent; project: Project }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink href={drawnLink(likeWords(content, project))} variant="secondary">
        {content.projectPage.PROJECT_PAGE.like}
      </ButtonLink>
      <ButtonLink href={projectPage(project.slug)} variant="quiet">
        {content.testimonials.STORIES_PAGE.project}
      </ButtonLink>
    </div>
  );
}

type VoiceProps = { content: StoriesContent; study: CaseStudy };

// Everything an owner says of it, in one place and below what was drawn: small beside it, on a phone folded.
function Voice({ content, study }: VoiceProps) {
  const { STORIES_PAGE, TESTIMONIALS_SECTION } = content.testimonials;
  const { labels } = STORIES_PAGE;
  const bought = content.packages.PACKAGES.find(({ title }) => title === study.package);
  return (
    <details className="fold-small self-start rounded-card bg-travertine md:col-span-12 lg:col-span-4">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-5 text-small">
        {study.sample ? STORIES_PAGE.exampleWords : STORIES_PAGE.ownWords}
        <Icon name="plus" className="size-5 text-lagoon" />
      </summary>
      <div className="p-5 max-md:pt-1 lg:p-6">
        <blockquote>
          {study.sample ? null : <Stars label={TESTIMONIALS_SECTION.stars} className="mb-3 h-4 fill-clay" />}
          <p className="text-ink-700">“{study.content}”</p>
          <div className="mt-4">
            <Byline by={study} sample={TESTIMONIALS_SECTION.sample} />
          </div>
        </blockquote>
        <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-ink/15 border-t pt-3 text-fine">
          <Told label={labels.package}>
            {bought ? (
              <a href={`${ROUTES.packages}#${bought.id}`} className="text-link">
                {study.package}
              </a>
            ) : (
              study.package
            )}
          </Told>
          <Told label={labels.completed}>{study.completionDate}</Told>
          <Told label={labels.savings}>{study.savings}</Told>
        </dl>
      </div>
    </details>
  );
}

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-x-1.5">
    <dt className="text-ink-600">{label}</dt>
    <dd>{children}</dd>
  </div>
);

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={classes('grid grid-cols-[7.25rem_1fr] border-ink/15 border-t py-2.5', className)}>
      <dt className="text-ink-600">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
