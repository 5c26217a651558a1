import { expect, test } from 'vitest';
import { CONTENT, type Content } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { composeContent } from '#content/documents/compose.ts';
import { fillFigures } from '#content/fill-figures.ts';
import { STATE_LAWS } from '#domain/safety/state-laws.ts';
import { pathIn } from '#domain/site/languages.ts';
import { isPrivatePage, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { readConfig } from '#server/config.ts';
import { builtPages } from '#server/pages/renderer.ts';
import { originalOf } from '#server/testing/publish.ts';
import { inlineScripts } from '../scripts/site/inline-scripts.ts';

// Pages that are found by search, as they are built: states, projects, the sitemap and what machines read.
const SITE = 'http://localhost:3000';
const render = builtPages(readConfig({ SITE_URL: SITE }));
const page = async (address: string, content: Content = DEFAULT_CONTENT) =>
  (await render(address, content)).text;

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const wordsOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d$’-]+/gu) ?? [];

const RUN = 4;
const runsOf = (words: readonly string[]) =>
  words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' '));

/** The part of a page's words that stand in a run of four which the other page has too. */
function sharedPart(words: readonly string[], other: readonly string[]): number {
  const known = new Set(runsOf(other));
  const shared = new Set<number>();
  for (const [at, run] of runsOf(words).entries())
    if (known.has(run)) for (let step = 0; step < RUN; step += 1) shared.add(at + step);
  return shared.size / words.length;
}

test('the check itself: the same words are all shared, others are not', () => {
  const words = 'one two three four five six'.split(' ');
  expect(sharedPart(words, words)).toBe(1);
  expect(sharedPart(words, 'six five four three two one'.split(' '))).toBe(0);
});

test('two states share no more than a third of their words: titles, labels and what is true of both', async () => {
  const pages = await Promise.all(
    STATE_LAWS.map(async ({ code }) => ({ code, words: wordsOf(await page(STATE_PAGES[code])) })),
  );
  const alike = pages.flatMap(({ code, words }) =>
    pages
      .filter((other) => other.code !== code)
      .map((other) => ({ pair: `${code} ${other.code}`, part: sharedPart(words, other.words) }))
      .filter(({ part }) => part > 0.35),
  );
  expect(pages.every(({ words }) => words.length > 600)).toBe(true);
  expect(alike).toEqual([]);
});

test('a state’s page names every source, follows the owner’s prices and runs no script of its own', async () => {
  for (const { code } of STATE_LAWS) {
    const html = await page(STATE_PAGES[code]);
    for (const { source } of DEFAULT_CONTENT.states.STATES[code].permits)
      expect(html, code).toContain(`href="${source.url.replaceAll('&', '&amp;')}"`);
    expect(html, code).not.toMatch(/<script[^>]* src=|astro-island/);
    expect(html, code).toContain(`<link rel="canonical" href="${SITE}${STATE_PAGES[code]}"`);
  }
  const [text, base] = [await page('/faq'), await page(STATE_PAGES.OH)];
  expect(inlineScripts(base)).toEqual(
    inlineScripts(text).filter((code) => inlineScripts(base).includes(code)),
  );
  const dearer = fillFigures({
    ...CONTENT,
    prices: { ...CONTENT.prices, base: CONTENT.prices.base + 7_000 },
  });
  expect(base).toContain('$45,000 - $58,500');
  expect(await page(STATE_PAGES.OH, dearer)).toContain('$52,000 - $67,600');
});

test('a project has its own page, also one of the owner’s without a design; others are not there', async () => {
  const [first, second] = DEFAULT_CONTENT.projects;
  if (!first || !second) throw new Error('there are projects');
  const { design: _, ...bare } = first;
  const own = { ...bare, slug: 'our-yard', title: 'Our <Yard>', picture: { ...bare.picture, name: 'own-1' } };
  const content = { ...DEFAULT_CONTENT, projects: [own, second] };
  const html = await page(projectPage('our-yard'), content);
  expect(html).toContain('<title>Our &lt;Yard&gt;: ');
  expect(html).toContain(`property="og:image" content="${SITE}/social/pictures/own-1.jpg"`);
  expect(mainOf(html)).not.toMatch(/\$|undefined/);
  expect(mainOf(html)).toContain(`href="${projectPage(second.slug)}"`);
  const drawn = mainOf(await page(projectPage(second.slug), content));
  expect(drawn).toMatch(/\$[\d,]+ - \$[\d,]+/);
  expect((await render(projectPage(first.slug), content)).status).toBe(404);
});

test('the sitemap lists every public page, state and project once in each language, with the pictures its pages show', async () => {
  const xml = await page('/sitemap.xml');
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(SITE.length),
  );
  const pages = [
    ...Object.values(ROUTES).filter((path) => !isPrivatePage(path)),
    ...Object.values(STATE_PAGES),
    ...DEFAULT_CONTENT.projects.map(({ slug }) => projectPage(slug)),
  ];
  expect(found).toEqual(pages.flatMap((path) => [path, pathIn('es', path)]));
  // Each entry names the page in both languages.
  const about = /<loc>[^<]*\/es\/about<\/loc>(.*?)<\/url>/.exec(xml)?.[1];
  for (const [language, path] of [
    ['en', '/about'],
    ['es', '/es/about'],
    ['x-default', '/about'],
  ])
    expect(about).toContain(`hreflang="${language}" href="${SITE}${path}"`);
  const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, address = '']) => address);
  for (const { picture } of DEFAULT_CONTENT.projects)
    expect(pictures.some((address) => address.startsWith(`${SITE}/pictures/${picture.name}-`))).toBe(true);
});

test('a page is dated by what is known of it: the facts’ day, or that of what was published', async () => {
  const dated = async (content: Content, path: string) =>
    new RegExp(`${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(await page('/sitemap.xml', content))?.[1];
  const project = projectPage('saguaro-wash');
  expect(await dated(DEFAULT_CONTENT, project)).toBeUndefined();
  expect(await dated(DEFAULT_CONTENT, '/about')).toBeUndefined();
  expect(await dated(DEFAULT_CONTENT, STATE_PAGES.OH)).toMatch(/^20\d\d-\d\d-\d\d$/);
  const { content } = composeContent({
    values: {},
    pictures: new Map(),
    days: { projects: '2099-02-03' },
    isPublic: false,
    now: undefined,
  });
  expect(await dated(content, project)).toBe('2099-02-03');
  expect(await dated(content, STATE_PAGES.OH)).toBe('2099-02-03');
});

test('what is offered to machines is the specified list until a price is changed, and from then on what is sold', async () => {
  const compose = (price?: number) => {
    const value = originalOf('packages');
    const packages = value.packages.map((item) => (price && item.id === 'diy' ? { ...item, price } : item));
    return composeContent({
      values: { packages: { packages } },
      pictures: new Map(),
      isPublic: false,
      now: undefined,
    }).content;
  };
  expect(await page('/', compose())).toContain('"price":"299","priceCurrency":"USD"');
  const changed = await page('/', compose(1700));
  expect(changed).not.toContain('"price":"299"');
  expect(changed).toContain('"priceRange":"$495 - $1,700"');
  expect(changed).toContain(
    '"price":"1700","priceCurrency":"USD","availability":"https://schema.org/InStock"',
  );
  expect(changed).not.toContain('from $299');
});

test('a rating is told only where samples may be: not on a public address', async () => {
  const compose = (isPublic: boolean) =>
    composeContent({ values: {}, pictures: new Map(), isPublic, now: undefined }).content;
  expect(await page('/', compose(false))).toContain('aggregateRating');
  for (const address of [...Object.values(ROUTES), STATE_PAGES.FL, projectPage('saguaro-wash')])
    expect(await page(address, compose(true)), address).not.toContain('aggregateRating');
});

const BLOCK = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

test('questions are told to machines where they can be read, home page as specified; every address is whole and canonical', async () => {
  for (const address of [...Object.values(ROUTES), STATE_PAGES.NV, projectPage('saguaro-wash')]) {
    const html = await page(address);
    const words = wordsOf(html).join(' ');
    for (const [, text = ''] of html.matchAll(BLOCK)) {
      for (const [, name = ''] of text.matchAll(/"@type":"Question","name":"([^"]*)"/g)) {
        const said = wordsOf(`<main>${name}</main>`).join(' ');
        if (address !== ROUTES.home) expect(words, address).toContain(said);
      }
      for (const [, url = ''] of text.matchAll(/"(?:item|url|@id|contentUrl|image)":"([^"]*)"/g))
        expect(url, address).toMatch(/^http:\/\/localhost:3000\/|^https:\/\//);
    }
    const crumb = /"position":(\d+),"name":"[^"]*","item":"([^"]*)"\}\]/.exec(html)?.[2];
    if (crumb) expect(crumb, address).toBe(SITE + address);
  }
});
