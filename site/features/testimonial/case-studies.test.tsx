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

const sampled = shown(true);
const owned = shown(false);

test('savings are called the owners’ own only where an owner named them', () => {
  const note = testimonials.STORIES_PAGE.savingsNote;
  expect(sampled).not.toContain(note);
  expect(owned).toContain(note);
});

test('every sample is marked, under one note of what samples are; an owner’s own words are not', () => {
  const { STORIES_PAGE, TESTIMONIALS_SECTION, CASE_STUDIES } = testimonials;
  const marks = (html: string) => html.split(`>${TESTIMONIALS_SECTION.sample}<`).length - 1;
  expect(marks(sampled)).toBe(CASE_STUDIES.length);
  expect(sampled.split(STORIES_PAGE.sampleNote)).toHaveLength(2);
  expect(marks(owned)).toBe(0);
  expect(owned).not.toContain(STORIES_PAGE.sampleNote);
});

test('a size stays on one line, and a picture that is there is not held back behind its blur', () => {
  expect(sampled).toContain('>40 × 22 ft</span>');
  expect(sampled).not.toContain('decoding=');
});

test('every pool of ours says what to look at in its drawing; what its cost is made of stands once below', () => {
  const { drawnNote, looks } = testimonials.STORIES_PAGE;
  expect(Object.keys(looks)).toEqual(testimonials.CASE_STUDIES.map(({ picture }) => picture.name));
  for (const look of Object.values(looks)) expect(sampled).toContain(look);
  expect(sampled.split(drawnNote)).toHaveLength(2);
});

test('what was drawn, what it costs and the way on come before an owner’s words, which a phone folds', () => {
  const [first = ''] = sampled.split('</article>');
  const { look, labels, exampleWords } = testimonials.STORIES_PAGE;
  const order = [
    '</svg>',
    `>${look}<`,
    `>${labels.cost}<`,
    'href="/ai-design-tool',
    '<details',
    exampleWords,
    '<blockquote',
  ];
  const places = order.map((part) => first.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
