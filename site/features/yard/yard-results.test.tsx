import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { withWords, yardWords } from './words.ts';
import { YardResults } from './yard-results.tsx';

const Results = withWords(YardResults);
const rendered = (prices: typeof CONTENT.prices) =>
  renderToStaticMarkup(
    <Results
      words={yardWords({ ...CONTENT, prices })}
      request={{ yardLength: 50, yardWidth: 30, budget: 75_000, priority: 'family' }}
      plan={DEFAULT_SITE_PLAN}
      setPlan={() => undefined}
      again={() => undefined}
    />,
  );

test('what a pool would cost in this yard follows the prices that are published', () => {
  expect(rendered(CONTENT.prices)).toContain('$55,300 - $71,890');
  const dearer = rendered({ ...CONTENT.prices, base: CONTENT.prices.base + 4_000 });
  expect(dearer).toContain('$59,300 - $77,090');
  expect(dearer).not.toContain('$55,300');
});
