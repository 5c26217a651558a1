import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { Calculator } from './calculator.tsx';
import { estimateWords } from './words.ts';

const rendered = (prices: typeof CONTENT.prices) =>
  renderToStaticMarkup(<Calculator words={estimateWords({ ...CONTENT, prices })} />);

test('before the first choice the specified ranges are shown', () => {
  const html = rendered(CONTENT.prices);
  for (const range of ['$45,000 - $65,000', '$22,500 - $32,500']) expect(html).toContain(range);
});

test('every figure follows the prices that are published', () => {
  const { base, startingHigh, size, material } = CONTENT.prices;
  const html = rendered({
    ...CONTENT.prices,
    base: base + 10_000,
    startingHigh: startingHigh + 20_000,
    size: { ...size, medium: 21_000 },
    material: { ...material, vinyl: 700 },
  });
  // the comparison, the line below the form, and what one change would do
  for (const figure of ['$55,000 - $85,000', '$27,500 - $42,500', '+$21,000', '+$27,300', '+$700'])
    expect(html).toContain(figure);
  expect(html).not.toContain('$45,000');
});
