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
