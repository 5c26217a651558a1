import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTENT } from '#content/content.ts';
import { designFromQuery } from '#domain/design/design-link.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { plotFromQuery, plotOfYard } from '#domain/yard/yard-plot.ts';
import { withWords, yardWords } from './words.ts';
import { YardResults } from './yard-results.tsx';

const Results = withWords(YardResults);
const rendered = (prices: typeof CONTENT.prices, budget = 75_000) =>
  renderToStaticMarkup(
    <Results
      words={yardWords({ ...CONTENT, prices })}
      request={{ yardLength: 50, yardWidth: 30, budget, priority: 'family' }}
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

/** A range is kept on one line by an element of its own. */
const readable = (html: string) => html.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1');

test('one verdict stands beside the budget: of the pool with plans, permits and a reserve', () => {
  const said = readable(rendered(CONTENT.prices));
  const { whole, allIn } = CONTENT.yard.COMPUTED;
  expect(said).toMatch(new RegExp(`${allIn}</p><p[^>]*>\\$66,385 - \\$75,985<`));
  expect(said).toContain(whole.tight);
  expect(said).not.toContain('Pool alone');
  expect(readable(rendered(CONTENT.prices, 100_000))).toContain(whole.within);
  expect(readable(rendered(CONTENT.prices, 50_000))).toContain(whole.over);
});

test('sizes at one price are explained, and what is chosen above is not asked for again', () => {
  const said = rendered(CONTENT.prices);
  expect(said).toContain(CONTENT.yard.COMPUTED.sameCost);
  expect(said).not.toContain('<select name="carried"');
});

test('the result shows a pool of its shape', () => {
  expect(rendered(CONTENT.prices)).toContain(CONTENT.pictures['yard-rectangular'].name);
});

test('what of the range lies over the budget is drawn in a second color', () => {
  const over = (html: string) => Number(/bg-clay" style="left:[\d.]+%;width:([\d.]+)%/.exec(html)?.[1]);
  expect(over(rendered(CONTENT.prices, 100_000))).toBe(0);
  expect(over(rendered(CONTENT.prices))).toBeGreaterThan(0);
});

test('the pool opens in the 3D designer in its material, at the price that is told here', () => {
  const html = rendered(CONTENT.prices).replaceAll('&amp;', '&');
  expect(html).toContain('Opens in the 3D designer at $66,385 - $75,985');
  const query = new URLSearchParams(/href="\/ai-3d-design\?([^"]+)"/.exec(html)?.[1]);
  const design = designFromQuery(query);
  expect(design?.material).toBe('fiberglass');
  expect(design && estimateDesign(CONTENT.prices, design)).toMatchObject({
    totalLow: 66_385,
    totalHigh: 75_985,
  });
});

test('every option is priced with what the priority brings, and says so', () => {
  const said = rendered(CONTENT.prices);
  expect(said.match(/<span[^>]*>for [^<]*</g)?.length).toBeGreaterThan(2);
  for (const [words] of said.matchAll(/<span[^>]*>for [^<]*</g)) expect(words).toContain('heating, lighting');
});

test('the pool and its yard lead to the drawing table', () => {
  const html = rendered(CONTENT.prices).replaceAll('&amp;', '&');
  const query = new URLSearchParams(/href="\/plot\?([^"]+)"/.exec(html)?.[1]);
  expect(plotFromQuery(query)).toEqual(plotOfYard({ yardLength: 50, yardWidth: 30 }, DEFAULT_SITE_PLAN));
  expect(designFromQuery(query)).toMatchObject({ houseSide: 'north', childFriendly: true });
});
