import type { Content } from './content.ts';

const own = <Entry extends { sample: boolean }>(entries: readonly Entry[]) =>
  entries.filter(({ sample }) => !sample);

/** The content without what is still invented: voices, stories and the rating that nothing proves. */
export function withoutSamples(content: Content): Content {
  const { about, structuredData, testimonials } = content;
  const { FOUNDER_STORY } = about;
  const { BUSINESS } = structuredData;
  return {
    ...content,
    about: FOUNDER_STORY.sample
      ? { ...about, FOUNDER_STORY: { ...FOUNDER_STORY, heading: '', paragraphs: [], quote: '' } }
      : about,
    structuredData: BUSINESS.rating.sample
      ? {
          ...structuredData,
          BUSINESS: { ...BUSINESS, rating: { ...BUSINESS.rating, ratingValue: '', reviewCount: '' } },
        }
      : structuredData,
    testimonials: {
      ...testimonials,
      HOME_TESTIMONIALS: own(testimonials.HOME_TESTIMONIALS),
      CASE_STUDIES: own(testimonials.CASE_STUDIES),
      REVIEWS: own(testimonials.REVIEWS),
    },
  };
}
