import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { compareDesigns } from '#studio/compare/compare-designs.ts';
import { sayChanges } from '#studio/compare/say-changes.ts';
import { DesignComparison } from './design-comparison.tsx';
import { sayFigures } from './say-figures.ts';
import { compareWords } from './words.ts';

const words = compareWords(CONTENT);
const before: Design = { ...DEFAULT_DESIGN, features: ['Raised Spa', 'Pergola'], hour: 'day' };
const after: Design = {
  ...before,
  features: ['Raised Spa', 'Pergola', 'Waterfall'],
  hour: 'golden',
  // Moved by its owner, and out of the way of the wall that the water falls from.
  moves: { Pergola: { alongFt: 0, awayFt: 3 } },
};
const delivered = (slug: string, design: Design, total: number) => ({
  slug,
  design,
  imageUrl: `/${slug}.webp`,
  previewUrl: `/${slug}-small.webp`,
  totalLow: total,
  totalHigh: total + 10_000,
  timelineWeeks: 12,
});

test('the change is told in sentences and in signed figures', () => {
  const comparison = compareDesigns(
    CONTENT.prices,
    delivered('one', before, 90_000),
    delivered('two', after, 94_200),
  );
  expect(sayChanges(words, comparison)).toEqual([
    'Waterfall added',
    'Light: golden hour',
    'Pergola moved 7 ft southeast',
  ]);
  expect(sayFigures(words, comparison)).toEqual([
    {
      label: words.price,
      difference: '+$4,200',
      detail: '$90,000 - $100,000 before, $94,200 - $104,200 now',
    },
    { label: words.weeks, difference: words.noChange, detail: '12 weeks' },
    { label: words.water, difference: words.noChange, detail: expect.stringMatching(/^[\d,]+ gallons$/) },
  ]);
});

test('what the ground costs is a figure of its own, where there is any', () => {
  const place = { x: 35, y: 60, turnDeg: 0, levelFt: null };
  const plot = samplePlot();
  const comparison = compareDesigns(
    CONTENT.prices,
    { design: { ...before, site: { plot, place } } },
    { design: { ...before, site: { plot, place: { ...place, levelFt: 100 } } } },
  );
  const [price, ground] = sayFigures(words, comparison);
  expect(sayChanges(words, comparison)).toEqual(['Deck level: 100 ft']);
  expect(ground).toMatchObject({
    label: 'Site work',
    difference: expect.stringMatching(/^\+\$[\d,]+$/),
    detail: expect.stringMatching(/^\$[\d,]+ before, \$[\d,]+ now$/),
  });
  expect(price?.difference).toMatch(/^\+/);
});

test('two delivered designs have a slider between their pictures; a wish, which has none, has the plans alone', () => {
  const show = (second: Parameters<typeof DesignComparison>[0]['after']) =>
    renderToStaticMarkup(
      <DesignComparison
        before={delivered('one', before, 90_000)}
        after={second}
        prices={CONTENT.prices}
        words={words}
        names={{ before: 'Version 1', after: 'Version 2' }}
      />,
    );
  const both = show(delivered('two', after, 94_200));
  expect(both).toContain('type="range"');
  expect(both).toContain('aria-valuetext="Version 1: 50%"');
  expect(both).toContain('alt="Version 2: Modern pool, 32 × 16 ft"');
  const wish = show({ design: after });
  expect(wish).not.toContain('type="range"');
  for (const html of [both, wish]) {
    // The plan says in words what its numbers mean.
    expect(html).toMatch(/<ol[^>]*>.*Pergola moved 7 ft southeast.*<\/ol>/s);
    expect(html).toContain('Version 1: dashed line');
  }
});
