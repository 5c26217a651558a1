import type { Content } from '#content/content.ts';
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
        <p className="mt-3 max-w-[44em] text-ink-700 text-small">
          {REVIEWS.some(({ sample }) => sample) ? STORIES_PAGE.sampleReviews : STORIES_PAGE.source}
        </p>
        <div className="mt-8 sm:mt-10 sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
          {REVIEWS.map((review) => (
            <blockquote
              key={review.name}
              className="flex flex-col border-ink/15 border-t py-6 sm:rounded-card sm:border-t-0 sm:bg-white sm:p-7 sm:max-lg:last:odd:col-span-2"
            >
              {review.sample ? null : (
                <Stars label={TESTIMONIALS_SECTION.stars} className="mb-2 h-3.5 self-start fill-clay" />
              )}
              <p className="text-fine text-ink-600">{review.package}</p>
              <p className="mt-3 mb-auto pb-4 font-display text-[1.3125rem] leading-snug">
                “{review.content}”
              </p>
              <Byline by={review} sample={TESTIMONIALS_SECTION.sample} />
            </blockquote>
          ))}
        </div>
      </Container>
    </Section>
  );
}
