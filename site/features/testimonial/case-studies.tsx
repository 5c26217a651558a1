import type { CaseStudy } from '#content/testimonials.ts';
import { counted } from '#domain/words/fill.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { ProjectStory, type StoriesContent } from './project-story.tsx';

const PLACES = ['usual', 'mirrored'] as const;

/** Where the first story begins. */
export const STORIES_ID = 'stories';

const NOTES = 'mt-12 max-w-[52em] space-y-2 border-sand border-t pt-4 text-fine text-ink-600 sm:mt-16';

// What was drawn comes first and large; what its owner says of it last, and small.
export function CaseStudies({ content }: { content: StoriesContent }) {
  const { CASE_STUDIES, STORIES_PAGE } = content.testimonials;
  if (CASE_STUDIES.length === 0) return null;
  // The picture is a project's, unless the owner has put another in its place.
  const projectOf = ({ picture }: CaseStudy) =>
    content.projects.find((project) => project.picture.name === picture.name);
  return (
    <Section id={STORIES_ID} space="tight" aria-labelledby="cases-heading">
      <Container>
        <Heading id="cases-heading">{counted(STORIES_PAGE.casesHeading, CASE_STUDIES.length)}</Heading>
        <div className="mt-8 grid gap-y-12 sm:mt-10 sm:gap-y-20 lg:mt-14 lg:gap-y-24">
          {CASE_STUDIES.map((study, index) => (
            <ProjectStory
              key={study.name}
              {...{
                content,
                study,
                project: projectOf(study),
                place: PLACES[index % PLACES.length],
              }}
            />
          ))}
        </div>
        <div className={NOTES}>
          <p>{STORIES_PAGE.drawnNote}</p>
          {CASE_STUDIES.some(({ sample }) => sample) ? <p>{STORIES_PAGE.sampleNote}</p> : null}
          {/* Of a sample there is nothing that an owner could have counted. */}
          {CASE_STUDIES.every(({ sample }) => sample) ? null : <p>{STORIES_PAGE.savingsNote}</p>}
        </div>
      </Container>
    </Section>
  );
}

const SHOWN = 3;

/** Before there is a first story: what the studio draws, without a word that nobody said. */
export function DrawnProjects({ content }: { content: StoriesContent }) {
  const { drawnNote, looks, none } = content.testimonials.STORIES_PAGE;
  const told = content.projects.filter(({ slug }) => slug in looks);
  const shown = [...new Set([...told, ...content.projects])].slice(0, SHOWN);
  return (
    <Section id={STORIES_ID} aria-labelledby="drawn-heading">
      <Container>
        <Heading id="drawn-heading">{none.heading}</Heading>
        <div className="mt-8 grid gap-y-12 sm:mt-10 sm:gap-y-20 lg:mt-14 lg:gap-y-24">
          {shown.map((project, index) => (
            <ProjectStory
              key={project.slug}
              {...{ content, project, place: PLACES[index % PLACES.length] }}
            />
          ))}
        </div>
        <div className={NOTES}>
          <p>{drawnNote}</p>
        </div>
      </Container>
    </Section>
  );
}
