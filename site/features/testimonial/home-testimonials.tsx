import { HOME_TESTIMONIALS, TESTIMONIALS_SECTION } from '#content/testimonials.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Section } from '#site/ui/section.tsx';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

// One voice large, two beside it.
export function HomeTestimonials() {
  const [leading, ...others] = HOME_TESTIMONIALS;
  if (!leading) return null;
  return (
    <Section aria-labelledby="testimonials-heading">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Eyebrow>{TESTIMONIALS_SECTION.eyebrow}</Eyebrow>
            <Heading id="testimonials-heading" className="mt-5">
              {TESTIMONIALS_SECTION.heading}
            </Heading>
          </div>
          <ButtonLink to={ROUTES.testimonials} variant="quiet">
            {TESTIMONIALS_SECTION.more}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-12">
          <blockquote className="flex flex-col gap-8 lg:col-span-7">
            <Stars className="h-5 self-start fill-clay" />
            <p className="font-[380] font-display text-[clamp(1.625rem,1.2rem+1.7vw,2.625rem)] leading-[1.22] tracking-[-0.015em]">
              “{leading.content}”
            </p>
            <Byline by={leading} />
          </blockquote>
          <div className="grid gap-10 lg:col-span-5">
            {others.map((testimonial) => (
              <blockquote key={testimonial.name} className="flex flex-col gap-5 border-sand border-t pt-8">
                <Stars className="h-4 self-start fill-clay" />
                <p className="text-lead">“{testimonial.content}”</p>
                <Byline by={testimonial} />
              </blockquote>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
