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
  'testimonials' | 'projects' | 'projectPage' | 'saidDesign' | 'packages' | 'prices'
>;
type Project = Content['projects'][number];
type ProjectStoryProps = {
  content: StoriesContent;
  project?: Project | undefined;
  study?: CaseStudy | undefined;
  place?: keyof typeof PLACES;
};

// No two stories that follow each other are laid out alike: on a desk the plan stands beside the view, under it or along it
// and its owner's words; on a phone all have one order: view, plan, words of the owner, what they show.
const PLACES = {
  usual: {
    view: 'lg:aspect-auto lg:col-span-8',
    plan: 'lg:col-span-4',
    words: 'lg:col-span-5',
    voice: 'bg-travertine lg:col-span-7',
    inColumns: false,
  },
  wide: {
    view: 'lg:aspect-[21/9]',
    plan: 'lg:col-span-4 lg:row-span-2',
    words: 'lg:order-1 lg:col-span-8',
    voice: 'tone-ink bg-ink text-foam lg:col-span-8 lg:[&_blockquote>p]:text-[2.125rem]',
    inColumns: true,
  },
  stacked: {
    view: 'lg:aspect-auto lg:col-span-7',
    plan: 'lg:col-span-5 lg:row-span-2',
    words: 'lg:order-1',
    voice: 'bg-foam lg:col-span-7',
    inColumns: true,
  },
  mirrored: {
    view: 'lg:order-2 lg:aspect-auto lg:col-span-8',
    plan: 'lg:order-1 lg:col-span-4',
    words: 'lg:order-4 lg:col-span-5',
    voice: 'bg-travertine lg:order-3 lg:col-span-7',
    inColumns: false,
  },
} as const;

/** One pool: its view and its plan, what they show and what it costs, then its owner's words; on a phone these come before what it shows. */
export function ProjectStory(props: ProjectStoryProps) {
  const { content, project, study, place = 'usual' } = props;
  const design = project?.design;
  const places = PLACES[design ? place : 'usual'];
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
        <Numbers content={content} project={project} />
      </div>
      <div className="mt-5 grid gap-5 sm:mt-6 sm:grid-cols-12 sm:gap-6 lg:gap-y-8">
        <View
          {...{ project, study }}
          className={design ? classes('lg:self-stretch', places.view) : 'lg:aspect-[21/9]'}
        />
        {project && design ? (
          <PoolSheet
            words={content.testimonials.STORIES_PAGE}
            title={project.title}
            design={design}
            className={classes('sm:col-span-6', places.plan)}
          />
        ) : null}
        <div
          className={classes(
            'max-sm:order-1 sm:col-span-12',
            design && 'sm:max-lg:col-span-6 sm:max-lg:self-center',
            study && places.words,
          )}
        >
          <Shown {...props} inColumns={!study || places.inColumns} />
        </div>
        {study ? (
          <Voice content={content} study={study} className={classes('sm:col-span-12', places.voice)} />
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
      sizes={project ? '(min-width: 64rem) 1100px, 120vw' : '(min-width: 80rem) 1280px, 92vw'}
      className={classes('aspect-[8/5] self-start overflow-hidden rounded-card sm:col-span-12', className)}
      imgClassName={project ? 'object-[100%_50%]' : undefined}
    />
  );
}

// What the drawing says, and the ways on from it.
function Shown({ content, project, study, inColumns }: ProjectStoryProps & { inColumns: boolean }) {
  const { STORIES_PAGE } = content.testimonials;
  const look = project && new Map(Object.entries(STORIES_PAGE.looks)).get(project.slug);
  const design = project?.design;
  return (
    <div className={inColumns ? 'gap-x-12 lg:grid lg:grid-cols-2' : undefined}>
      <div>
        {look ? <Heading level={4}>{STORIES_PAGE.look}</Heading> : null}
        <p className={classes('max-w-[36em] text-ink-700', look && 'mt-2')}>{look ?? project?.description}</p>
      </div>
      <div className={inColumns ? 'max-lg:mt-5' : 'mt-5'}>
        <dl className="text-small">
          {study ? <Fact label={STORIES_PAGE.labels.built}>{unbroken(study.projectDetails)}</Fact> : null}
          {design ? <Cost content={content} design={design} /> : null}
        </dl>
        {project ? <Ways content={content} project={project} /> : null}
      </div>
    </div>
  );
}

function Cost({ content, design }: { content: StoriesContent; design: Design }) {
  const { totalLow, totalHigh } = estimateDesign(content.prices, design);
  return (
    <Fact label={content.testimonials.STORIES_PAGE.labels.cost}>
      <span className="block font-display text-[1.375rem] text-lagoon leading-snug">
        {dollarRange({ low: totalLow, high: totalHigh })}
      </span>
    </Fact>
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

// What can be measured on the drawing.
function Numbers({ content, project }: Pick<ProjectStoryProps, 'content' | 'project'>) {
  const { labels, water, volume } = content.testimonials.STORIES_PAGE;
  const design = project?.design;
  if (!design) return null;
  const size = { length: design.lengthFt, width: design.widthFt };
  const gallons = grouped(Math.round(drawnFigures(design).gallons / 100) * 100);
  const numbers = [
    { label: labels.water, value: metersBeside(fill(water, size), size.length, size.width) },
    { label: labels.volume, value: fill(volume, { gallons }) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="whitespace-nowrap text-fine text-ink-600">{label}</dt>
          <dd className="font-display text-[1.375rem] text-lagoon leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
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
        <p className="font-display text-[1.375rem] leading-snug sm:text-[1.5rem] lg:text-[1.75rem]">
          “{study.content}”
        </p>
        <div className="mt-5">
          <Byline by={study} />
        </div>
      </blockquote>
      <dl className="mt-6 text-small sm:mt-auto sm:grid sm:grid-cols-[1.6fr_1fr_1fr] sm:gap-x-8 sm:pt-6">
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

type FactProps = { label: string; isStacked?: boolean; children: ReactNode };

function Fact({ label, isStacked, children }: FactProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[7.25rem_1fr] border-ink/15 border-t py-2.5 [.tone-ink_&]:border-white/25',
        isStacked && 'sm:block',
      )}
    >
      <dt className="text-ink-600 [.tone-ink_&]:text-water-200">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
