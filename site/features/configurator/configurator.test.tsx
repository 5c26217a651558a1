import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { Configurator } from './configurator.tsx';
import { configuratorWords } from './words.ts';

const rendered = (prices: typeof CONTENT.prices) =>
  renderToStaticMarkup(<Configurator words={configuratorWords({ ...CONTENT, prices })} heading="" lead="" />);

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
