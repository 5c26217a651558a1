import type { Content } from '#content/content.ts';
import { projectPage as pageOf } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { DrawnSheet } from '#site/drawn-sheet.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { drawPool } from '#studio/plan/draw-pool.ts';

export function Story({ words: { FOUNDER_STORY } }: { words: Content['about'] }) {
  if (FOUNDER_STORY.heading === '') return null;
  return (
    <Section aria-labelledby="story-heading" className="max-sm:py-12">
      {/* On a desk the quote stands under the heading, beside what it sums up. */}
      <Container className="grid gap-x-16 gap-y-6 sm:gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <Heading id="story-heading">{FOUNDER_STORY.heading}</Heading>
        <div className="prose max-w-[38em] gap-x-10 md:max-lg:max-w-none md:max-lg:columns-2 lg:row-span-2">
          {FOUNDER_STORY.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <blockquote className="self-start text-balance border-lagoon border-s-2 ps-6 font-[400] font-display text-[1.5rem] text-lagoon leading-snug sm:text-[1.75rem] lg:col-start-1 lg:max-w-[15em]">
          {FOUNDER_STORY.quote}
        </blockquote>
      </Container>
    </Section>
  );
}

type WhyUsProps = { content: Pick<Content, 'about' | 'pictures' | 'projectPage' | 'projects'> };

// On a desk five reasons and their heading fill six fields; on a tablet the heading and the last have a line of their own.
export function WhyUs({ content }: WhyUsProps) {
  const { WHY_US } = content.about;
  return (
    <Section tone="foam" space="none" aria-labelledby="why-heading" className="py-12 sm:py-16 lg:py-24">
      <Container>
        <div className="grid gap-x-14 pb-6 sm:grid-cols-2 sm:pb-8 lg:grid-cols-3 lg:gap-y-4">
          <Heading id="why-heading" className="max-sm:mb-6 sm:pb-6 sm:max-lg:col-span-2">
            {WHY_US.heading}
          </Heading>
          {WHY_US.items.map((item) => (
            <div
              key={item.title}
              className="border-ink/20 border-t py-6 max-sm:py-5 sm:max-lg:last:col-span-2"
            >
              <h3 className="font-display text-[1.375rem] leading-snug">{item.title}</h3>
              <p className="mt-2 text-ink-700">{item.detail}</p>
            </div>
          ))}
        </div>
        <Pair content={content} />
      </Container>
    </Section>
  );
}

// The first reason, to be seen: a pool's plan beside its view. A picture of the owner's own has no plan.
function Pair({ content: { about, pictures, projectPage, projects } }: WhyUsProps) {
  const { pair, project } = about.WHY_US;
  const picture = pictures['about-wide'];
  const shown = projects.find((one) => one.picture.name === picture.name);
  return (
    <figure>
      <div className="grid gap-4 md:grid-cols-12 md:gap-6">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 1000px, 120vw"
          className={classes(
            'aspect-[8/5] overflow-hidden rounded-card',
            shown?.design ? 'md:col-span-7 md:aspect-auto lg:col-span-8' : 'sm:aspect-[5/2] md:col-span-12',
          )}
        />
        {shown?.design ? (
          <DrawnSheet
            drawing={drawPool(shown.design)}
            folded={projectPage.PROJECT_PAGE.plan}
            className="md:col-span-5 lg:col-span-4"
          />
        ) : null}
      </div>
      {shown?.design ? (
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-ink-700 text-small">
          {fill(pair, { title: shown.title })}
          <ButtonLink href={pageOf(shown.slug)} variant="quiet">
            {project}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </figcaption>
      ) : null}
    </figure>
  );
}
