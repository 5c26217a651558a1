import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import { projectPage } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { drawPool } from '#studio/plan/draw-pool.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';

type StoryProps = { words: Content['about']; picture: PictureFile };

export function Story({ words: { FOUNDER_STORY }, picture }: StoryProps) {
  if (FOUNDER_STORY.heading === '') return null;
  return (
    <Section aria-labelledby="story-heading" className="max-sm:py-12">
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:gap-x-16">
        <div className="lg:col-span-5">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 900px, 92vw"
            className="pool-corner h-full overflow-hidden max-lg:aspect-[16/9]"
            // On a desk only two of its three spouts have room: whole ones.
            imgClassName="lg:object-[12%_50%]"
          />
        </div>
        <div className="lg:col-span-7">
          <Heading id="story-heading">{FOUNDER_STORY.heading}</Heading>
          <div className="mt-6">
            <div className="prose max-w-[36em] gap-x-10 md:max-lg:max-w-none md:max-lg:columns-2">
              {FOUNDER_STORY.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <blockquote className="mt-8 max-w-[22em] text-balance border-lagoon md:max-lg:max-w-none border-s-2 ps-6 font-[400] font-display text-[1.75rem] text-lagoon leading-snug max-sm:text-[1.5rem]">
              {FOUNDER_STORY.quote}
            </blockquote>
          </div>
        </div>
      </Container>
    </Section>
  );
}

type WhyUsProps = { content: Pick<Content, 'about' | 'pictures' | 'projects'> };

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
function Pair({ content: { about, pictures, projects } }: WhyUsProps) {
  const { pair, project } = about.WHY_US;
  const picture = pictures['about-wide'];
  const shown = projects.find((one) => one.picture.name === picture.name);
  return (
    <figure>
      <div className="grid gap-4 sm:grid-cols-12 sm:gap-6">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 1000px, 120vw"
          className={classes(
            'aspect-[8/5] overflow-hidden rounded-card',
            shown?.design ? 'sm:col-span-7 sm:aspect-auto lg:col-span-8' : 'sm:col-span-12 sm:aspect-[5/2]',
          )}
        />
        {shown?.design ? (
          <div
            className="rounded-card bg-white p-4 sm:col-span-5 sm:p-5 lg:col-span-4 [&>svg]:mx-auto [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, escaped where it is made
            dangerouslySetInnerHTML={{ __html: drawingToSvg(drawPool(shown.design), tell) }}
          />
        ) : null}
      </div>
      {shown?.design ? (
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-ink-700 text-small">
          {fill(pair, { title: shown.title })}
          <ButtonLink href={projectPage(shown.slug)} variant="quiet">
            {project}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </figcaption>
      ) : null}
    </figure>
  );
}
