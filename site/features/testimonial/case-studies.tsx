import type { Content } from '#content/content.ts';
import type { CaseStudy } from '#content/testimonials.ts';
import { drawnLink } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted } from '#domain/words/fill.ts';
import { likeWords } from '#site/like-this.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

type StoriesContent = Pick<Content, 'testimonials' | 'projects' | 'projectPage' | 'saidDesign' | 'packages'>;

// Picture and words change sides from one project to the next.
export function CaseStudies({ content }: { content: StoriesContent }) {
  const { CASE_STUDIES, STORIES_PAGE } = content.testimonials;
  if (CASE_STUDIES.length === 0) return null;
  return (
    <Section aria-labelledby="cases-heading">
      <Container>
        <Heading id="cases-heading">{counted(STORIES_PAGE.casesHeading, CASE_STUDIES.length)}</Heading>
        <div className="mt-10 grid gap-y-16 lg:mt-12 lg:gap-y-24">
          {CASE_STUDIES.map((study, index) => (
            <Study key={study.name} content={content} study={study} index={index} />
          ))}
        </div>
        <p className="mt-16 max-w-[41em] border-sand border-t pt-4 text-fine text-ink-600">
          {STORIES_PAGE.savingsNote}
        </p>
      </Container>
    </Section>
  );
}

type StudyProps = { content: StoriesContent; study: CaseStudy; index: number };

function Study({ content, study, index }: StudyProps) {
  const reversed = index % 2 === 1;
  const { STORIES_PAGE, TESTIMONIALS_SECTION } = content.testimonials;
  const { labels } = STORIES_PAGE;
  const bought = content.packages.PACKAGES.find(({ title }) => title === study.package);
  // The picture is a project's, unless the owner has put another in its place.
  const project = content.projects.find(({ picture }) => picture.name === study.picture.name);
  return (
    <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-12">
      <figure className={classes('lg:col-span-7', reversed && 'lg:order-2')}>
        <Picture
          picture={study.picture}
          sizes="(min-width: 64rem) 740px, 92vw"
          className={classes('aspect-[8/5] overflow-hidden rounded-card', index === 0 && 'pool-corner')}
        />
        {project ? (
          <figcaption className="mt-2 text-fine text-ink-600">{STORIES_PAGE.rendering}</figcaption>
        ) : null}
      </figure>
      <div className="lg:col-span-5">
        <Heading level={3}>{study.projectType}</Heading>
        <Stars label={TESTIMONIALS_SECTION.stars} className="mt-4 h-4 fill-clay" />
        <blockquote className="mt-4">
          <p className="font-display text-[1.375rem] text-ink leading-snug">“{study.content}”</p>
          <div className="mt-6">
            <Byline by={study} />
          </div>
        </blockquote>
        <dl className="mt-7 grid grid-cols-[6.5rem_1fr] gap-x-4 text-small [&>dd]:border-sand [&>dd]:border-t [&>dd]:py-2 [&>dt]:border-sand [&>dt]:border-t [&>dt]:py-2 [&>dt]:text-ink-600">
          <dt>{labels.built}</dt>
          <dd>{study.projectDetails}</dd>
          <dt>{labels.package}</dt>
          <dd>
            {bought ? (
              <a href={`${ROUTES.packages}#${bought.id}`} className="text-link">
                {study.package}
              </a>
            ) : (
              study.package
            )}
          </dd>
          <dt>{labels.completed}</dt>
          <dd>{study.completionDate}</dd>
          <dt>{labels.savings}</dt>
          <dd className="font-display text-[1.375rem] text-lagoon leading-snug">{study.savings}</dd>
        </dl>
        {project ? (
          <ButtonLink href={drawnLink(likeWords(content, project))} variant="secondary" className="mt-6">
            {content.projectPage.PROJECT_PAGE.like}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}
