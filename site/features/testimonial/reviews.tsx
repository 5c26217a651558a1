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
        <div className="mt-10 columns-1 gap-x-6 sm:columns-2 lg:columns-3">
          {REVIEWS.map((review) => (
            <blockquote
              key={review.name}
              className="mb-6 break-inside-avoid rounded-card bg-white p-6 sm:p-7"
            >
              <Stars label={TESTIMONIALS_SECTION.stars} className="h-3.5 fill-clay" />
              <p className="mt-4 font-display text-[1.3125rem] leading-snug">“{review.content}”</p>
              <p className="mt-3 mb-5 text-fine text-ink-600">{review.package}</p>
              <Byline by={review} sample={TESTIMONIALS_SECTION.sample} />
            </blockquote>
          ))}
        </div>
      </Container>
    </Section>
  );
}
