import type { Content } from '#content/content.ts';
import type { PictureFile } from '#content/pictures.ts';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type StoryProps = { words: Content['about']; picture: PictureFile };

export function Story({ words: { FOUNDER_STORY }, picture }: StoryProps) {
  if (FOUNDER_STORY.heading === '') return null;
  return (
    <Section aria-labelledby="story-heading">
      <Container className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:gap-x-16">
        <div className="lg:col-span-5">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 900px, 92vw"
            className="pool-corner h-full overflow-hidden max-lg:aspect-[16/9]"
          />
        </div>
        <div className="lg:col-span-7">
          <Heading id="story-heading">{FOUNDER_STORY.heading}</Heading>
          <div className="prose mt-6 max-w-[36em]">
            {FOUNDER_STORY.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-10 max-w-[14.1em] font-[380] font-display text-heading text-lagoon">
            {FOUNDER_STORY.quote}
          </blockquote>
        </div>
      </Container>
    </Section>
  );
}

export function WhyUs({ words: { WHY_US } }: { words: Content['about'] }) {
  return (
    <Section tone="foam" aria-labelledby="why-heading">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <Heading id="why-heading" className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          {WHY_US.heading}
        </Heading>
        <dl className="lg:col-span-8">
          {WHY_US.items.map((item) => (
            <div
              key={item.title}
              className="grid gap-x-8 gap-y-1 border-ink/20 border-t py-6 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-display text-[1.3125rem] leading-snug">{item.title}</dt>
              <dd className="text-ink-700">{item.detail}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
