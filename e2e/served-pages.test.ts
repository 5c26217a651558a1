import { expect, test } from 'vitest';
import { CONTENT, type Content } from '#content/content.ts';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { fillFigures } from '#content/fill-figures.ts';
import { withoutSamples } from '#content/without-samples.ts';
import type { PaperChoices } from '#domain/estimate/estimate-pdf.ts';
import { PACKAGE_IDS, POPULAR_MARK } from '#domain/package/catalogue.ts';
import { isPrivatePage, ROUTES } from '#domain/site/routes.ts';
import { readConfig } from '#server/config.ts';
import { builtPages } from '#server/pages/renderer.ts';

// The built pages, rendered from content that somebody has changed.
const render = builtPages(readConfig({ SITE_URL: 'http://localhost:3000' }));
const page = async (address: string, content: Content) => (await render(address, content)).text;

const invented = [
  ...DEFAULT_CONTENT.testimonials.HOME_TESTIMONIALS,
  ...DEFAULT_CONTENT.testimonials.CASE_STUDIES,
  ...DEFAULT_CONTENT.testimonials.REVIEWS,
].map(({ name }) => name);

test('without samples no page carries an invented voice, the story or the rating, and none has an empty part', async () => {
  const bare = withoutSamples(DEFAULT_CONTENT);
  for (const address of Object.values(ROUTES)) {
    const html = await page(address, bare);
    for (const name of invented) expect(html, address).not.toContain(name);
    expect(html, address).not.toMatch(/aggregateRating|Zero projects|zero short/);
    expect(html, address).not.toMatch(/<h[1-6][^>]*>\s*<\/h[1-6]>/);
  }
  const { FOUNDER_STORY } = DEFAULT_CONTENT.about;
  expect(await page('/about', bare)).not.toContain(FOUNDER_STORY.heading);
  expect(await page('/about', DEFAULT_CONTENT)).toContain(FOUNDER_STORY.heading);
  expect(await page('/', bare)).not.toContain('testimonials-heading');
  const stories = await page('/testimonials', bare);
  expect(stories).not.toMatch(/cases-heading|reviews-heading|marked “Example”/);
  expect(stories).toContain(bare.testimonials.STORIES_PAGE.none.lead);
  expect(stories).toContain(bare.testimonials.STORIES_PAGE.none.description);
});

test('one case study that is left is told as one, with its own picture', async () => {
  const study = DEFAULT_CONTENT.testimonials.CASE_STUDIES.find(
    ({ picture }) => picture.name === 'city-court',
  );
  if (!study) throw new Error('there is a case with the court');
  const testimonials = { ...DEFAULT_CONTENT.testimonials, CASE_STUDIES: [study], REVIEWS: [] };
  const html = await page('/testimonials', { ...DEFAULT_CONTENT, testimonials });
  expect(html).toContain('One project, in detail');
  expect(html).toContain('/pictures/city-court-');
  expect(html).not.toContain('/pictures/porch-to-water-');
  expect(html).toContain(testimonials.STORIES_PAGE.uncounted);
});

test('an announcement stands above the header of every public page, and of none that is private', async () => {
  const announcement = {
    ...DEFAULT_CONTENT.announcement,
    text: 'Closed from July 1 to 7',
    linkLabel: 'See our hours',
    linkTo: '/contact',
  };
  for (const address of Object.values(ROUTES)) {
    const html = await page(address, { ...DEFAULT_CONTENT, announcement });
    const [above = ''] = html.split('<header');
    expect(above.includes('Closed from July 1 to 7'), address).toBe(!isPrivatePage(address));
    expect(await page(address, DEFAULT_CONTENT), address).not.toMatch(/<[^>]* class="announcement/);
  }
  const linked = await page('/', { ...DEFAULT_CONTENT, announcement });
  expect(linked).toMatch(/<a href="\/contact"[^>]*>See our hours<\/a>/);
  const alone = { ...announcement, linkLabel: '', linkTo: '' };
  expect(await page('/', { ...DEFAULT_CONTENT, announcement: alone })).not.toContain('See our hours');
});

test('a social link without an address is not shown, neither is the list without any', async () => {
  const { brand } = DEFAULT_CONTENT;
  const html = await page('/', { ...DEFAULT_CONTENT, brand: { ...brand, houzz: '' } });
  expect(html).not.toMatch(/houzz\.com|>Houzz</);
  expect(html).toContain(brand.tiktok);
  const nowhere = {
    facebook: '',
    instagram: '',
    youtube: '',
    tiktok: '',
    pinterest: '',
    linkedin: '',
    houzz: '',
  };
  const none = await page('/contact', { ...DEFAULT_CONTENT, brand: { ...brand, ...nowhere } });
  expect(none).not.toContain('Happy Customers');
  expect(none).not.toContain('href=""');
});

test('a package’s new title and price stand on every page that names them, and in the structured data', async () => {
  const PACKAGES = DEFAULT_CONTENT.packages.PACKAGES.map((item) =>
    item.id === 'permitting' ? { ...item, title: 'Permit Help', price: 937 } : item,
  );
  const content = fillFigures({ ...CONTENT, packages: { ...CONTENT.packages, PACKAGES } });
  for (const address of ['/', '/packages', '/faq', '/diy-pools-and-spas']) {
    const html = await page(address, content);
    expect(html, address).toContain('$937');
    expect(html, address).not.toMatch(/\$895|Permitting Services/);
  }
  expect(await page('/packages', content)).toMatch(/"name":"Permit Help".*?"price":"937"/);
});

test('the popular package stands apart; without one, all five are a list', async () => {
  const withPopular = (id?: string) => {
    const PACKAGES = DEFAULT_CONTENT.packages.PACKAGES.map((item) => ({ ...item, popular: item.id === id }));
    return page('/packages', {
      ...DEFAULT_CONTENT,
      packages: { ...DEFAULT_CONTENT.packages, PACKAGES },
    });
  };
  const marked = await withPopular('permitting');
  expect(marked).toMatch(/<article id="permitting"/);
  expect(marked.split(POPULAR_MARK)).toHaveLength(2);
  expect(marked).toContain('Florida only');
  const plain = await withPopular();
  expect(plain).not.toContain(POPULAR_MARK);
  for (const id of PACKAGE_IDS) expect(plain).toMatch(new RegExp(`<li id="${id}"`));
});

test('calculator, its answer without script, configurator, guide and FAQ follow other prices', async () => {
  const { prices } = CONTENT;
  const other = { ...prices, base: prices.base + 15_000, startingHigh: prices.startingHigh + 15_000 };
  const [before, after] = [DEFAULT_CONTENT, fillFigures({ ...CONTENT, prices: other })];
  const choices: PaperChoices = { size: 'small', type: 'rectangular', material: 'vinyl', features: [] };
  for (const [address, was, is] of [
    [ROUTES.home, '$45,000 - $65,000', '$60,000 - $80,000'],
    ['/estimate', '$45,000 - $58,500', '$60,000 - $78,000'],
    [ROUTES.configurator, '$91,885', '$107,035'],
    [ROUTES.guide, '$83,000', '$99,600'],
    [ROUTES.faq, 'starts at $45,000', 'starts at $60,000'],
  ] as const) {
    const html = async (content: Content) =>
      (await render(address, content, { given: { estimate: { choices } } })).text;
    expect(await html(before), address).toContain(was);
    expect(await html(after), address).toContain(is);
    expect(await html(after), address).not.toContain(was);
  }
});
