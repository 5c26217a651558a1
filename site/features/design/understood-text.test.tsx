import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { SAMPLE_WORDS } from '#content/sample-design.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { UnderstoodText } from './understood-text.tsx';
import { designWords, withWords } from './words.ts';

const Understood = withWords(UnderstoodText);

const show = (said: string, edit: Partial<Design> = {}) => {
  const read = interpretAny(said);
  const design = { ...read.design, ...edit };
  return renderToStaticMarkup(
    <Understood
      words={designWords(CONTENT)}
      shown={{
        ...read,
        design,
        estimate: estimateDesign(CONTENT.prices, design),
        plan: { checklist: [] },
        imageUrl: '',
        answeredBy: null,
        stored: null,
        asRead: read.design,
        own: true,
        changed: false,
        unsent: false,
        change: null,
      }}
      onEdit={() => undefined}
      onBudget={() => undefined}
    />,
  ).replace(/<[^>]+>/g, '');
};

test('what was read in the very words is not said again, a number before its thing included', () => {
  expect(show(SAMPLE_WORDS)).toContain('sunshelf and two fire bowls, travertine deck');
});

test('what was changed since is said', () => {
  expect(show(SAMPLE_WORDS, { fire: 'pit' })).toContain('fire bowls Fire pit with seats');
  expect(show(SAMPLE_WORDS, { features: ['Raised Spa'] })).toContain('fire bowls No Fire Feature');
});
