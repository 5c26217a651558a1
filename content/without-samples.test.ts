import { expect, test } from 'vitest';
import { CONTENT, type Content } from './content.ts';
import { figuresOf } from './fill-figures.ts';
import { localBusiness } from './structured-data/business.ts';
import { withoutSamples } from './without-samples.ts';

const ratingOf = ({ brand, structuredData }: Content) => {
  const business: Record<string, unknown> = localBusiness(
    'https://pools.example',
    brand,
    structuredData.BUSINESS,
  );
  return business.aggregateRating;
};

test('of what the code brings along no voice, no story and no rating is left', () => {
  const { about, testimonials, ...rest } = withoutSamples(CONTENT);
  expect([testimonials.HOME_TESTIMONIALS, testimonials.CASE_STUDIES, testimonials.REVIEWS]).toEqual([
    [],
    [],
    [],
  ]);
  expect(about.FOUNDER_STORY).toMatchObject({ heading: '', paragraphs: [], quote: '' });
  expect(ratingOf({ ...rest, about, testimonials })).toBeUndefined();
  expect(ratingOf(CONTENT)).toMatchObject({ ratingValue: '4.9', reviewCount: '150', bestRating: '5' });
});

test('what has been replaced stays, and is counted alone', () => {
  const [invented, ...others] = CONTENT.testimonials.CASE_STUDIES;
  if (!invented) throw new Error('there are case studies');
  const real = { ...invented, name: 'Ann B.', sample: false };
  const story = { ...CONTENT.about.FOUNDER_STORY, sample: false };
  const { BUSINESS } = CONTENT.structuredData;
  const rating = { ...BUSINESS.rating, sample: false, reviewCount: '12' };
  const mixed: Content = {
    ...CONTENT,
    about: { ...CONTENT.about, FOUNDER_STORY: story },
    structuredData: { ...CONTENT.structuredData, BUSINESS: { ...BUSINESS, rating } },
    testimonials: { ...CONTENT.testimonials, CASE_STUDIES: [...others, real] },
  };
  const kept = withoutSamples(mixed);
  expect(kept.testimonials.CASE_STUDIES).toEqual([real]);
  expect(kept.testimonials.CASE_STUDIES[0]?.picture.name).toBe('porch-to-water');
  expect(kept.about.FOUNDER_STORY).toEqual(story);
  expect(ratingOf(kept)).toMatchObject({ reviewCount: '12' });
  expect(ratingOf(kept)).not.toHaveProperty('sample');
  expect(figuresOf(kept).number?.cases).toBe(1);
});

test('nothing else is touched', () => {
  const { about, structuredData, testimonials, ...rest } = withoutSamples(CONTENT);
  const { about: _a, structuredData: _s, testimonials: _t, ...before } = CONTENT;
  expect(rest).toEqual(before);
  expect(about.WHY_US).toBe(CONTENT.about.WHY_US);
  expect(structuredData.HOME_QUESTIONS).toBe(CONTENT.structuredData.HOME_QUESTIONS);
  expect(testimonials.STORIES_PAGE).toBe(CONTENT.testimonials.STORIES_PAGE);
});
