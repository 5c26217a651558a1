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

// Everywhere one order: view, plan, the owner's words, what they show. On a desk every second view stands right of its plan.
const PLACES = {
  usual: { view: '', plan: '', voice: 'bg-travertine' },
  mirrored: {
    view: 'lg:col-start-5 lg:row-start-1',
    plan: 'lg:col-start-1 lg:row-start-1',
    voice: 'bg-foam',
  },
} as const;

/** One pool: its view and its plan, on a phone folded, its owner's words, then what it shows and what one like it costs. */
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
            folded={content.projectPage.PROJECT_PAGE.plan}
            caption={
              <>
                {fill(content.testimonials.STORIES_PAGE.sheet, { title: project.title })}
                <Look
                  content={content}
                  project={project}
                  className="mt-1 text-ink-700 text-small md:hidden"
                />
              </>
            }
            className={classes('max-md:order-1 md:col-span-5 lg:col-span-4', places.plan)}
          />
        ) : null}
        {study ? (
          <Voice content={content} study={study} className={classes('md:col-span-7', places.voice)} />
        ) : null}
        <Shown {...props} />
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

// Beside an owner's words it is a column of its own; without them it is as wide as the story.
const SHOWN = {
  told: 'space-y-5 md:col-span-12 md:max-lg:grid md:max-lg:grid-cols-2 lg:col-span-5 md:max-lg:space-y-0',
  pictured: 'space-y-5 md:col-span-5',
  drawn: 'max-lg:space-y-5 md:col-span-7 lg:col-span-12 lg:grid lg:grid-cols-2',
} as const;

const lookOf = ({ testimonials }: StoriesContent, { slug }: Project) =>
  new Map(Object.entries(testimonials.STORIES_PAGE.looks)).get(slug);

type LookProps = { content: StoriesContent; project: Project; className: string };

/** What to look at in the drawing: on a phone under it, elsewhere beside the figures. */
function Look({ content, project, className }: LookProps) {
  const look = lookOf(content, project);
  return look ? <span className={classes('block', className)}>{look}</span> : null;
}

// What the drawing says, and the ways on from it.
function Shown({ content, project, study }: ProjectStoryProps) {
  const { STORIES_PAGE } = content.testimonials;
  const design = project?.design;
  const isTold = project && lookOf(content, project);
  return (
    <div
      className={classes('gap-x-12 max-md:order-2', SHOWN[study ? (design ? 'told' : 'pictured') : 'drawn'])}
    >
      <div className={isTold && 'max-md:hidden'}>
        {isTold ? (
          <>
            <Heading level={4} size="small">
              {STORIES_PAGE.look}
            </Heading>
            <Look content={content} project={project} className="mt-2 max-w-[36em] text-ink-700" />
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
      <ButtonLink href={drawnLink(likeWords(content, project))} variant="secondary" className="max-md:hidden">
        {content.projectPage.PROJECT_PAGE.like}
      </ButtonLink>
      <ButtonLink href={projectPage(project.slug)} variant="quiet">
        {content.testimonials.STORIES_PAGE.project}
      </ButtonLink>
    </div>
  );
}

type VoiceProps = { content: StoriesContent; study: CaseStudy; className: string };

// Everything an owner says of it, in one place.
function Voice({ content, study, className }: VoiceProps) {
  const { STORIES_PAGE, TESTIMONIALS_SECTION } = content.testimonials;
  const { labels } = STORIES_PAGE;
  const bought = content.packages.PACKAGES.find(({ title }) => title === study.package);
  return (
    <div className={classes('flex flex-col rounded-card p-5 sm:p-7 lg:p-8', className)}>
      <blockquote>
        {study.sample ? null : <Stars label={TESTIMONIALS_SECTION.stars} className="mb-3 h-4 fill-clay" />}
        <p className="font-display text-[1.375rem] leading-snug sm:text-[1.5rem] md:text-[1.75rem]">
          “{study.content}”
        </p>
        <div className="mt-5">
          <Byline by={study} sample={TESTIMONIALS_SECTION.sample} />
        </div>
      </blockquote>
      <dl className="mt-6 text-small sm:mt-auto sm:max-md:grid sm:grid-cols-[1.6fr_1fr_1fr] sm:gap-x-8 sm:pt-6 lg:grid">
        <Fact label={labels.package} isStacked>
          {bought ? (
            <a href={`${ROUTES.packages}#${bought.id}`} className="text-link">
              {study.package}
            </a>
          ) : (
            study.package
          )}
        </Fact>
        <Fact label={labels.completed} isStacked>
          {study.completionDate}
        </Fact>
        <Fact label={labels.savings} isStacked>
          {study.savings}
        </Fact>
      </dl>
    </div>
  );
}

type FactProps = { label: string; isStacked?: boolean; className?: string; children: ReactNode };

function Fact({ label, isStacked, className, children }: FactProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[7.25rem_1fr] border-ink/15 border-t py-2.5 [.tone-ink_&]:border-white/25',
        isStacked && 'sm:max-md:block lg:block',
        className,
      )}
    >
      <dt className="text-ink-600 [.tone-ink_&]:text-water-200">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
