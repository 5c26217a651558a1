import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { CaseStudies } from './case-studies.tsx';

const { testimonials } = DEFAULT_CONTENT;
const shown = (sample: boolean) =>
  renderToStaticMarkup(
    <CaseStudies
      content={{
        ...DEFAULT_CONTENT,
        testimonials: {
          ...testimonials,
          CASE_STUDIES: testimonials.CASE_STUDIES.map((study) => ({ ...study, sample })),
        },
      }}
    />,
  );

test('savings are called the owners’ own only where an owner named them', () => {
  const note = testimonials.STORIES_PAGE.savingsNote;
  expect(shown(true)).not.toContain(note);
  expect(shown(false)).toContain(note);
});

test('every sample is marked, under one note of what samples are; an owner’s own words are not', () => {
  const { STORIES_PAGE, TESTIMONIALS_SECTION, CASE_STUDIES } = testimonials;
  const marks = (html: string) => html.split(`>${TESTIMONIALS_SECTION.sample}<`).length - 1;
  // The quote, the savings and the date.
  expect(marks(shown(true))).toBe(3 * CASE_STUDIES.length);
  expect(shown(true).split(STORIES_PAGE.sampleNote)).toHaveLength(2);
  expect(marks(shown(false))).toBe(0);
  expect(shown(false)).not.toContain(STORIES_PAGE.sampleNote);
});
