import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { specsOf } from '#domain/design/specs.ts';
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

const checked = (said: string, budget: number | null = null) => {
  const Findings = withWords(FindingsCard);
  const specs = { ...specsOf(DEFAULT_DESIGN), raw: said };
  return renderToStaticMarkup(<Findings words={words} shown={{ design: DEFAULT_DESIGN, budget, specs }} />);
};

test('a budget is weighed against the published prices', () => {
  expect(checked('', 70_000)).toContain('Your budget of $70,000 is about $5,715 under the low end');
});

test('a state named in the words is the one whose barrier is told, with the way to its page', () => {
  const inPhoenix = checked('a pool for our yard in Phoenix');
  expect(inPhoenix).toContain('Arizona Revised Statutes 36-1681');
  expect(inPhoenix).not.toContain('Florida');
  expect(inPhoenix).toContain('href="/pools/arizona"');
  expect(checked('a pool')).toContain('Florida Statutes');
});
