import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { FeatureChips } from './feature-chips.tsx';
import { FindingsCard } from './findings-card.tsx';
import { designWords, withWords } from './words.ts';

const prices = {
  ...CONTENT.prices,
  base: CONTENT.prices.base + 7_000,
  features: { ...CONTENT.prices.features, spa: 8_800 },
  design: {
    ...CONTENT.prices.design,
    features: { ...CONTENT.prices.design.features, 'Solar Heating': 5_100 },
  },
};
const words = designWords({ ...CONTENT, prices });

test('a feature costs what is published: the calculator’s price where it has one, else its own', () => {
  const Chips = withWords(FeatureChips);
  const html = renderToStaticMarkup(
    <Chips words={words} design={DEFAULT_DESIGN} onChange={() => undefined} />,
  );
  for (const chip of ['Raised Spa<span', 'Solar Heating<span', 'Heating<span']) expect(html).toContain(chip);
  for (const price of ['+$8,800', '+$5,100', '+$3,500']) expect(html).toContain(price);
});

test('a budget is weighed against the published prices', () => {
  const Findings = withWords(FindingsCard);
  const html = renderToStaticMarkup(<Findings words={words} design={DEFAULT_DESIGN} budget={70_000} />);
  expect(html).toContain('Your budget of $70,000 is about $5,715 under the low end');
});
