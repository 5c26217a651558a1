import type { Content } from '#content/content.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { Byline } from './byline.tsx';
import { Stars } from './stars.tsx';

export function Reviews({ words }: { words: Content['testimonials'] }) {
  const { REVIEWS, STORIES_PAGE, TESTIMONIALS_SECTION } = words;
  if (REVIEWS.length === 0) return null;
  return (
    <Section tone="travertine" aria-labelledby="reviews-heading" className="max-sm:py-12">
      <Container>
        <Heading id="reviews-heading">{STORIES_PAGE.reviewsHeading}</Heading>
        <p className="mt-3 max-w-[44em] text-ink-700 text-small">
          {REVIEWS.some(({ sample }) => sample) ? STORIES_PAGE.sampleReviews : STORIES_PAGE.source}
        </p>
        {/* Nine short voices are no nine screens of a phone: there they stand in a row. */}
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
          tabIndex={0}
          className="mt-8 flex gap-4 max-sm:-mx-[var(--gutter)] max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-[var(--gutter)] max-sm:overflow-x-auto max-sm:px-[var(--gutter)] max-sm:pb-3 sm:mt-10 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-0 lg:grid-cols-3 lg:gap-x-14"
        >
          {REVIEWS.map((review) => (
            <li
              key={review.name}
              className="flex flex-col border-ink/20 max-sm:w-[82%] max-sm:shrink-0 max-sm:snap-start max-sm:rounded-card max-sm:bg-white max-sm:p-6 sm:border-t sm:pt-5 sm:pb-8 sm:max-lg:last:odd:col-span-2"
            >
              <blockquote className="contents">
                {review.sample ? null : (
                  <Stars label={TESTIMONIALS_SECTION.stars} className="mb-2 h-3.5 self-start fill-clay" />
                )}
                <p className="text-fine text-ink-600">{review.package}</p>
                <p className="mt-2 mb-auto pb-4 font-display text-[1.3125rem] leading-snug">
                  “{review.content}”
                </p>
                <Byline by={review} sample={TESTIMONIALS_SECTION.sample} />
              </blockquote>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
