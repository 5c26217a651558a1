import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QUANTITY_ESTIMATE } from '#content/quantity-estimate.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { QuantityLines } from './quantity-lines.tsx';

const props = (change: Partial<Design>) => ({
  design: { ...DEFAULT_DESIGN, ...change },
  prices: DEFAULT_PRICES,
  words: QUANTITY_ESTIMATE,
});

test('the second estimate shows its range, its lines with quantity and price, and why it differs', () => {
  const html = renderToStaticMarkup(
    <QuantityLines
      {...props({ features: ['Bubblers'], counts: { Bubblers: 4 }, lengthFt: 36, widthFt: 30 })}
    />,
  );
  expect(html).toMatch(/data-second-range[^>]*>\$[\d,]+ - \$[\d,]+</);
  expect(html).toMatch(/>Bubblers<\/th><td[^>]*>4<\/td><td[^>]*>\$1,800</);
  expect(html).toMatch(/>Deck, travertine<\/th><td[^>]*>[\d,]+ sq ft<\/td>/);
  expect(html).toContain('wider than usual for its length');
  expect(html).not.toMatch(/\{\w+\}/);
});
