import type { Content } from '#content/content.ts';
import { classes } from '#site/ui/classes.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

export function Reviews({ words }: { words: Content['testimonials'] }) {
  const { REVIEWS, STORIES_PAGE, TESTIMONIALS_SECTION } = words;
  if (REVIEWS.length === 0) return null;
  return (
    <Section tone="travertine" aria-labelledby="reviews-heading">
      <Container>
        <Heading id="reviews-heading">{STORIES_PAGE.reviewsHeading}</Heading>
        <div className="mt-10 columns-1 gap-x-12 sm:columns-2 lg:columns-3">
          {REVIEWS.map((review, index) => (
            <blockquote key={review.name} className="break-inside-avoid border-ink/20 border-t pt-6 pb-9">
              <Stars label={TESTIMONIALS_SECTION.stars} className="h-3.5 fill-clay" />
              <p
                className={classes(
                  'mt-4 font-display leading-snug',
                  index % 4 === 0 ? 'font-[400] text-subheading' : 'text-[1.25rem]',
                )}
              >
                “{review.content}”
              </p>
              <p className="mt-3 mb-5 text-fine text-ink-600">{review.package}</p>
              <Byline by={review} />
            </blockquote>
          ))}
        </div>
      </Container>
    </Section>
  );
}
