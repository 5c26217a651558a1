import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { Configurator } from './configurator.tsx';
import { FeaturesSection } from './features-section.tsx';
import { PricePanel } from './price-panel.tsx';
import { configuratorWords, withWords } from './words.ts';

const rendered = (prices: typeof CONTENT.prices) =>
  renderToStaticMarkup(
    <Configurator words={configuratorWords({ ...CONTENT, prices })} heading="" start={DEFAULT_DESIGN} />,
  );

test('the price and what is handed on follow the prices that are published', () => {
  const before = rendered(CONTENT.prices);
  const design = { ...CONTENT.prices.design, permits: CONTENT.prices.design.permits + 1_000 };
  const after = rendered({ ...CONTENT.prices, design });
  // in sight, to the contact form and to the calculator
  for (const [html, low, high] of [
    [before, '68,685', '78,585'],
    [after, '69,685', '79,585'],
  ] as const) {
    expect(html).toContain(`>$${low} - $${high}<`);
    const handed = encodeURIComponent(`$${low} - $${high}`).replaceAll('%20', '+');
    expect(html).toContain(`cost=${handed}`);
    expect(html).toContain(`estimatedRange=${handed}`);
  }
});

test('on sloped ground the price says what of it is site work', () => {
  const Panel = withWords(PricePanel);
  const place = { x: 35, y: 60, turnDeg: 0, levelFt: 100 };
  const show = (design: typeof DEFAULT_DESIGN) =>
    renderToStaticMarkup(<Panel words={configuratorWords(CONTENT)} design={design} budget={null} />);
  const html = show({ ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } });
  expect(html).toMatch(/data-site-work[^>]*>With \$[\d,]+ of site work</);
  expect(html).toContain('Site work makes your ground level around the pool');
  expect(show(DEFAULT_DESIGN)).not.toMatch(/site.work/i);
});

test('a counted thing that the pool has asks how many, and a fire which kind', () => {
  const Features = withWords(FeaturesSection);
  const show = (design: typeof DEFAULT_DESIGN) =>
    renderToStaticMarkup(
      <Features words={configuratorWords(CONTENT)} design={design} onChange={() => {}} onCommit={() => {}} />,
    );
  const none = show({ ...DEFAULT_DESIGN, features: ['Raised Spa'] });
  expect(none).not.toMatch(/name="count |name="fire"/);
  const some = show({ ...DEFAULT_DESIGN, features: ['Bubblers', 'Fire Feature'], counts: { Bubblers: 4 } });
  expect(some).toMatch(/name="count Bubblers".*<option value="4" selected="">4 bubblers</);
  expect(some).toMatch(/name="count Fire Feature".*As many as fit/);
  expect(some).toMatch(/name="fire".*Fire pit with seats/);
});
