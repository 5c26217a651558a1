import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { changeBetween } from '#domain/design/change.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { specsOf } from '#domain/design/specs.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { dollars } from '#domain/words/money.ts';
import { EstimateCard } from './estimate-card.tsx';
import { designWords, withWords } from './words.ts';

const Card = withWords(EstimateCard);
const { prices } = CONTENT;

const show = (design: Design, before: Design = design) =>
  renderToStaticMarkup(
    <Card
      words={designWords(CONTENT)}
      shown={{
        specs: specsOf(design),
        estimate: estimateDesign(prices, design),
        plan: { checklist: [] },
        imageUrl: '',
        design,
        understood: [],
        assumptions: [],
        notUnderstood: [],
        budget: null,
        answeredBy: null,
        stored: null,
        asRead: design,
        own: true,
        changed: true,
        unsent: false,
        change: changeBetween(prices, before, design),
      }}
      canUndo={false}
      onUndo={() => undefined}
    />,
  );

test('what the ground costs is a line with its sentence, and a change tells it; without a plot nothing is said of it', () => {
  const place = { x: 35, y: 60, turnDeg: 0, levelFt: 100 };
  const sloped: Design = { ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } };
  const cost = dollars(estimateDesign(prices, sloped).lineItems.siteWork ?? 0);
  const html = show(sloped, DEFAULT_DESIGN);
  expect(html).toMatch(new RegExp(`<dt[^>]*>Site work</dt><dd[^>]*>\\${cost}</dd>`));
  expect(html).toContain('Site work makes your ground level around the pool: about');
  expect(html).toContain(`(site work +\u2060${cost})`);
  expect(show(DEFAULT_DESIGN)).not.toMatch(/site work/i);
});

test('features that the range does not hold are told, not hidden in the contingency', () => {
  const modest: Design = { ...DEFAULT_DESIGN, features: ['Sunshelf'] };
  const lavish: Design = { ...DEFAULT_DESIGN, features: ['Grotto', 'Swim-Up Bar', 'Automatic Cover'] };
  expect(show(modest)).not.toContain('data-beyond');
  expect(show(lavish)).toMatch(/data-beyond[^>]*>Your features cost \$[\d,]+ more than this range holds/);
});

test('it is told what the price holds: the deck as it is made, a fence only where one was asked for; and the size by its factor', () => {
  const html = show({ ...DEFAULT_DESIGN, lengthFt: 36, deck: 'flagstone' });
  expect(html).toContain('Flagstone deck, usual size for this pool');
  expect(html).toContain('Pool fence or other barrier');
  expect(html).toMatch(
    /<dt[^>]*>Larger than our base pool \(size factor × 1\.\d\d\)<\/dt><dd[^>]*>\+\$[\d,]+</,
  );
  expect(show({ ...DEFAULT_DESIGN, features: ['Safety Fence'] })).not.toContain('Pool fence or other');
});
