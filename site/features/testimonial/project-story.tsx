import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { CaseStudy } from '#content/testimonials.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { projectPage, ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { likeWords } from '#site/like-this.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { PlanViews } from '#site/plan-views.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';
import { drawnFigures } from '#studio/figures/drawn-figures.ts';
import { Byline } from './byline.tsx';
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
};

/** One pool: its view and its plan, its figures, its owner's words, and the way to one like it. */
export function ProjectStory({ content, project, study }: ProjectStoryProps) {
  const { STORIES_PAGE } = content.testimonials;
  const told = <Told {...{ content, project, study }} />;
  return (
    <article>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-ink border-t pt-6">
        <Heading level={3} size="heading">
          {study?.projectType ?? project?.title}
        </Heading>
        <Numbers content={content} project={project} study={study} />
      </div>
      <div className="mt-6">
        {project ? (
          <PlanViews project={project} caption={STORIES_PAGE.rendering}>
            {told}
          </PlanViews>
        ) : (
          <>
            <OwnPicture study={study} />
            <div className="mt-6">{told}</div>
          </>
        )}
      </div>
    </article>
  );
}

function Told({ content, project, study }: ProjectStoryProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-7 lg:pe-16">
        {study ? (
          <Voice words={content.testimonials} study={study} />
        ) : (
          <p className="text-ink-700">{project?.description}</p>
        )}
      </div>
      <div className="lg:col-span-5">
        {study ? <Facts content={content} study={study} /> : null}
        {project ? (
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={drawnLink(likeWords(content, project))} variant="secondary">
              {content.projectPage.PROJECT_PAGE.like}
            </ButtonLink>
            <ButtonLink href={projectPage(project.slug)} variant="quiet">
              {content.testimonials.STORIES_PAGE.project}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  );
}

function OwnPicture({ study }: { study: CaseStudy | undefined }) {
  if (!study) return null;
  return (
    <figure>
      <Picture
        picture={study.picture}
        sizes="(min-width: 80rem) 1280px, 92vw"
        className="aspect-[8/5] overflow-hidden rounded-card lg:aspect-[21/9]"
      />
    </figure>
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
    study && { label: labels.savings, value: study.savings, isSample: study.sample },
  ].filter((entry) => entry !== undefined && entry !== '');
  if (numbers.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:w-full max-sm:justify-between max-sm:gap-x-4">
      {numbers.map(({ label, value, ...rest }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="whitespace-nowrap text-fine text-ink-600">{label}</dt>
          <dd className="font-display text-[1.375rem] text-lagoon leading-snug">
            {value}
            {'isSample' in rest && rest.isSample ? <SampleMark words={content.testimonials} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Voice({ words, study }: { words: Content['testimonials']; study: CaseStudy }) {
  const { stars, sample } = words.TESTIMONIALS_SECTION;
  return (
    <blockquote>
      {study.sample ? null : <Stars label={stars} className="mb-3 h-4 fill-clay" />}
      <p className="font-display text-[1.375rem] text-ink leading-snug">“{study.content}”</p>
      <div className="mt-5">
        <Byline by={study} sample={sample} />
      </div>
    </blockquote>
  );
}

function Facts({ content, study }: { content: StoriesContent; study: CaseStudy }) {
  const { labels } = content.testimonials.STORIES_PAGE;
  const bought = content.packages.PACKAGES.find(({ title }) => title === study.package);
  return (
    <dl className="grid grid-cols-[7.5rem_1fr] text-small">
      <Fact label={labels.built}>{study.projectDetails}</Fact>
      <Fact label={labels.package}>
        {bought ? (
          <a href={`${ROUTES.packages}#${bought.id}`} className="text-link">
            {study.package}
          </a>
        ) : (
          study.package
        )}
      </Fact>
      <Fact label={labels.completed}>
        {study.completionDate}
        {study.sample ? <SampleMark words={content.testimonials} /> : null}
      </Fact>
    </dl>
  );
}

/** Beside a figure or a date that nobody has given us. */
function SampleMark({ words }: { words: Content['testimonials'] }) {
  return <span className="ms-2 font-sans text-fine text-ink-600">{words.TESTIMONIALS_SECTION.sample}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-sand border-t py-2 text-ink-600">{label}</dt>
      <dd className="border-sand border-t py-2">{children}</dd>
    </>
  );
}
