import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

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
          <div className="prose mt-6 gap-x-10 [&>p]:break-inside-avoid md:max-lg:columns-2 max-md:max-w-[36em] lg:max-w-[36em]">
            {FOUNDER_STORY.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-8 max-w-[22em] text-balance md:max-lg:max-w-none border-lagoon border-s-2 ps-6 font-[400] font-display text-[1.75rem] text-lagoon leading-snug max-sm:text-[1.5rem]">
            {FOUNDER_STORY.quote}
          </blockquote>
        </div>
      </Container>
    </Section>
  );
}

type WhyUsProps = { words: Content['about']; picture: PictureFile };

// On a desk five reasons and their heading fill six fields; on a tablet the heading and the last have a line of their own.
export function WhyUs({ words: { WHY_US }, picture }: WhyUsProps) {
  return (
    <Section tone="foam" space="none" aria-labelledby="why-heading" className="pt-12 sm:pt-16 lg:pt-24">
      <Container className="grid gap-x-14 pb-9 sm:grid-cols-2 sm:pb-16 lg:grid-cols-3 lg:gap-y-4 lg:pb-20">
        <Heading id="why-heading" className="max-sm:mb-6 sm:pb-6 sm:max-lg:col-span-2">
          {WHY_US.heading}
        </Heading>
        {WHY_US.items.map((item) => (
          <div key={item.title} className="border-ink/20 border-t py-6 max-sm:py-5 sm:max-lg:last:col-span-2">
            <h3 className="font-display text-[1.375rem] leading-snug">{item.title}</h3>
            <p className="mt-2 text-ink-700">{item.detail}</p>
          </div>
        ))}
      </Container>
      <Picture
        picture={picture}
        sizes="100vw"
        className="aspect-[16/10] sm:aspect-[5/2]"
        imgClassName="object-[50%_60%]"
      />
    </Section>
  );
}
