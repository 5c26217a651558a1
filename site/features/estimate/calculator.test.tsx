import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import type { PricedChoices } from '#domain/estimate/pricing.ts';
import { Calculator } from './calculator.tsx';
import { EstimateDetails } from './estimate-details.tsx';
import { estimateWords, WordsProvider } from './words.ts';

const rendered = (prices: typeof CONTENT.prices) =>
  renderToStaticMarkup(<Calculator words={estimateWords({ ...CONTENT, prices })} />);

const details = (prices: typeof CONTENT.prices, choices: PricedChoices) =>
  renderToStaticMarkup(
    <WordsProvider words={estimateWords({ ...CONTENT, prices })}>
      <EstimateDetails choices={choices} onChoose={() => undefined} />
    </WordsProvider>,
  );

test('before the first choice the specified ranges are shown', () => {
  const html = rendered(CONTENT.prices);
  for (const range of ['$45,000 - $65,000', '$22,500 - $32,500']) expect(html).toContain(range);
});

test('every figure follows the prices that are published', () => {
  const { base, startingHigh, size, material } = CONTENT.prices;
  const prices = {
    ...CONTENT.prices,
    base: base + 10_000,
    startingHigh: startingHigh + 20_000,
    size: { ...size, medium: 21_000 },
    material: { ...material, vinyl: 700 },
  };
  // the comparison and the line below the form
  const html = rendered(prices);
  for (const range of ['$55,000 - $85,000', '$27,500 - $42,500']) expect(html).toContain(range);
  // the lines of a choice with their sum, and what one change would do
  const chosen = details(prices, { size: 'small' });
  for (const figure of ['$55,000', '$71,500', '+$21,000', '+$27,300', '+$700'])
    expect(chosen).toContain(figure);
  expect(html + chosen).not.toContain('$45,000');
});

test('before the first choice the price says what it is, and no line claims to add up to it', () => {
  const html = rendered(CONTENT.prices);
  const { COMPARISON, LINES } = CONTENT.estimate;
  expect(html).toContain(COMPARISON.starting);
  expect(html).not.toContain(LINES.heading);
  expect(details(CONTENT.prices, { size: 'medium' })).toContain(LINES.total);
});
