import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture, type PictureData } from '#site/ui/picture.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

type HomeTestimonialsProps = { words: Content['testimonials']; picture: PictureData };

// One voice large over an evening pool, two beneath it.
export function HomeTestimonials({ words, picture }: HomeTestimonialsProps) {
  const { HOME_TESTIMONIALS, TESTIMONIALS_SECTION } = words;
  const [leading, ...others] = HOME_TESTIMONIALS;
  if (!leading) return null;
  // Where nobody was asked yet, it is said once, for all of them.
  const areSamples = HOME_TESTIMONIALS.every(({ sample }) => sample);
  const sample = areSamples ? undefined : TESTIMONIALS_SECTION.sample;
  const stars = areSamples ? 'fill-white/70' : 'fill-clay-300';
  return (
    <Section
      tone="ink"
      space="none"
      aria-labelledby="testimonials-heading"
      className="isolate overflow-hidden [&]:bg-ink-900"
    >
      <Evening picture={picture} />
      <Container className="flex flex-col pt-6 pb-12 sm:pt-10 sm:pb-14 lg:min-h-[52rem] lg:pt-20 lg:pb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Heading id="testimonials-heading" size="subheading">
              {TESTIMONIALS_SECTION.heading}
            </Heading>
            {areSamples ? (
              <p className="rounded-full border border-white/35 px-3.5 py-1 text-fine text-water-200">
                {TESTIMONIALS_SECTION.samples}
              </p>
            ) : null}
          </div>
          <ButtonLink href={ROUTES.testimonials} variant="quiet">
            {TESTIMONIALS_SECTION.more}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        <blockquote className="mt-5 flex max-w-[46rem] flex-col gap-4 sm:mt-8 sm:gap-7 lg:my-auto lg:ms-[46%]">
          <Stars label={TESTIMONIALS_SECTION.stars} className={`h-4 self-start ${stars}`} />
          <p className="font-[380] font-display text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.2] tracking-[-0.015em]">
            “{leading.content}”
          </p>
          <Byline by={leading} sample={sample} />
        </blockquote>
        <div className="mt-9 grid gap-x-16 gap-y-7 sm:mt-14 sm:gap-y-10 md:grid-cols-2 lg:mt-16">
          {others.map((testimonial) => (
            <blockquote
              key={testimonial.name}
              className="flex flex-col gap-3.5 border-white/30 border-t pt-5 sm:gap-5 sm:pt-7"
            >
              <Stars label={TESTIMONIALS_SECTION.stars} className={`h-4 self-start ${stars}`} />
              <p className="sm:text-lead">“{testimonial.content}”</p>
              <div className="mt-auto">
                <Byline by={testimonial} sample={sample} />
              </div>
            </blockquote>
          ))}
        </div>
      </Container>
    </Section>
  );
}

function Evening({ picture }: { picture: PictureData }) {
  return (
    <div className="relative lg:absolute lg:inset-0 lg:-z-10 print:hidden">
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        className="aspect-[2/1] sm:aspect-[8/5] lg:aspect-auto lg:h-full"
        imgClassName="lg:object-[30%_60%]"
      />
      <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-ink-900 to-ink-900/0 lg:h-1/2" />
      <div className="absolute inset-x-0 top-0 hidden h-2/5 bg-linear-to-b from-ink-900/85 via-40% via-ink-900/65 to-ink-900/0 lg:block" />
      <div className="absolute inset-y-0 right-0 hidden w-[70%] bg-linear-to-l from-ink-900/90 via-72% via-ink-900/85 to-ink-900/0 lg:block" />
    </div>
  );
}
