import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { designFromQuery } from '#domain/design/design-link.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { plotFromQuery, plotOfYard } from '#domain/yard/yard-plot.ts';
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

test('what the pool costs with all that its range leaves out stands beside the budget, too', () => {
  const said = rendered(CONTENT.prices);
  expect(said).toContain('Pool alone, fiberglass, heating, lighting: within your $75,000 budget.');
  expect(said).toContain('With everything, in concrete: $76,385 - $87,485, over your budget.');
  // Drawn, too: nothing of the pool alone lies over the budget, and all of the whole does.
  const over = [...said.matchAll(/bg-clay" style="left:([\d.]+)%;width:([\d.]+)%/g)].map(
    ([, , wide]) => Number(wide) > 0,
  );
  expect(over).toEqual([false, true]);
});

test('each option says what its price is for', () => {
  expect(rendered(CONTENT.prices)).toMatch(/\$50,000 - \$65,000<\/span><span[^>]*>for fiberglass, no extras/);
});

test('the pool and its yard lead to the drawing table', () => {
  const html = rendered(CONTENT.prices).replaceAll('&amp;', '&');
  const query = new URLSearchParams(/href="\/plot\?([^"]+)"/.exec(html)?.[1]);
  expect(plotFromQuery(query)).toEqual(plotOfYard({ yardLength: 50, yardWidth: 30 }, DEFAULT_SITE_PLAN));
  expect(designFromQuery(query)).toMatchObject({ houseSide: 'north', childFriendly: true });
});
