import { beforeAll, expect, test } from 'vitest';
import { ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { pageBytes, SCRIPT_BUDGETS } from '../proof/audit/bytes.ts';
import { brokenLinks } from '../proof/audit/links.ts';
import { markupFaults } from '../proof/audit/markup.ts';
import { auditPage, fetchPages, PATHS } from '../proof/audit/pages.ts';
import { readStructuredData } from '../proof/audit/structured-data.ts';
import { DESKTOP } from '../proof/browser.ts';
import { LONG, someOf } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// The quick part of `npm run audit:pages`: pages at one width, and everything that can be read from the HTML of all.

// With the chat switched on (shared-site.ts): no page may fetch it unasked.
const journeys = startJourneys();
let pages: Map<string, string>;

beforeAll(async () => {
  pages = await fetchPages(journeys.site.url);
});

// One page of each kind: of texts, forms, tools and of none; a long run looks at all of them, and `npm run audit:pages` at every
// width and state too.
const ONE_OF_EACH = [
  ROUTES.home,
  STATE_PAGES.FL,
  ROUTES.faq,
  ROUTES.packages,
  ROUTES.contact,
  ROUTES.designTool,
  ROUTES.plot,
  '/no-such-page',
];
const LOOKED_AT = LONG ? PATHS : ONE_OF_EACH;

test.each(LOOKED_AT)(
  '%s is clean to axe, fits 320 px and wide text, is quiet in the console, stands still, sets no cookie and fetches nothing from anybody else',
  async (path) => {
    expect((await auditPage(journeys.browser, journeys.site.url, path, DESKTOP)).faults).toEqual([]);
  },
);

test('no page holds HTML that a parser must repair', () => {
  const faults = [...pages].flatMap(([path, html]) => markupFaults(html).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('the structured data of every page parses and is complete', () => {
  const faults = [...pages].flatMap(([path, html]) =>
    readStructuredData(html).faults.map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('no page points at an address or a section that is not there', async () => {
  expect(await brokenLinks(pages, journeys.site.url)).toEqual([]);
});

// One page of each kind; `npm run audit:pages` looks at all of them.
const MEASURED = [
  ROUTES.home,
  STATE_PAGES.FL,
  ROUTES.configurator,
  ROUTES.faq,
  ROUTES.packages,
  ROUTES.plot,
  ROUTES.intake,
];

test.each(someOf(MEASURED, 3))('%s fetches no more than its budget', async (path) => {
  expect(SCRIPT_BUDGETS[path]).toBeDefined();
  expect((await pageBytes(journeys.browser, journeys.site.url, path)).faults).toEqual([]);
});
