import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { FAQ_SECTIONS } from '#content/faq.ts';
import { projects } from '#content/projects/projects.ts';
import { RELATED } from '#content/related.ts';
import { SECTIONS } from '#domain/site/routes.ts';
import { dollars } from '#domain/words/money.ts';
import { ABOVE_FOLD } from '#site/features/portfolio/gallery-pattern.ts';
import { SHIFT_BUDGET } from '../proof/audit/pages.ts';
import { shiftOf, WATCH_SHIFT } from '../proof/audit/shift.ts';
import { PHONE } from '../proof/browser.ts';
import { giveDetails } from '../proof/checkout.ts';
import { LONG, someOf } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// The pages that convince, as they are served and as a visitor uses them.

const journeys = startJourneys();
const open = journeys.open;

const html = async (path: string) => (await fetch(journeys.site.url + path)).text();

// What a reader reads: tags, scripts and entities out of the way.
const words = async (path: string) =>
  (await html(path))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const structuredData = async (path: string): Promise<{ '@type': string }[]> =>
  [...(await html(path)).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? ''),
  );

test('the home page holds every section id once, in the specified order', async () => {
  const page = await html('/');
  const places = SECTIONS.map((id) => page.indexOf(` id="${id}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  for (const id of SECTIONS) expect(page.split(` id="${id}"`), id).toHaveLength(2);
});

test('the home page says what the specification says', async () => {
  const page = await words('/');
  for (const expected of [
    '47+ years of experience',
    '13 years of landscape plus 34 years of pool work',
    CONTENT.home.HERO.quiz,
    'View Our Work',
    '5000+',
    'Pools Designed',
    '98%',
    'Client Satisfaction',
    'Years Experience',
    '24/7',
    CONTENT.home.TRUST.claim,
    'Licensed & Insured',
    'AI-Powered Design Tools',
    'Free Consultations',
    CONTENT.pageIntros.PAGE_INTROS.configurator.heading,
    'AI Optimization',
    'Eco Design',
    'Virtual Reality',
    'Pool Cost Calculator',
    'Technical Plans',
    'Pool Builder Network',
    '24/7 Support',
    'Featured Projects',
    'All Projects',
    'View All Projects',
    'Most Popular',
    CONTENT.quiz.QUIZ.start,
    'Owner-Builder Pool Packages',
    CONTENT.ownerBuilder.OWNER_BUILDER.quote,
    "See What's Included",
    'Feature/Service',
    'Base Package',
    'Add-On/Upgrade',
    'Florida only',
    'Unlimited revisions',
    '2-3 revisions',
    'California among them',
    'not the engineer of record',
  ])
    expect(page).toContain(expected);
  for (const { title, price } of CONTENT.packages.PACKAGES)
    for (const part of [title, dollars(price)]) expect(page).toContain(part);
  expect(page.split('Jurisdictional extras not included').length - 1).toBeGreaterThanOrEqual(5);
  expect(page.match(/Select Package/g)).toHaveLength(5);
  expect(page.match(/Try AI Tool/g)).toHaveLength(4);
  expect(page.match(/Learn More/g)).toHaveLength(4);
  expect(page.match(/AI-Powered(?! Design)/g)).toHaveLength(4);
});

test('all forty-two projects stand in the HTML with title, description, category and a lazy picture', async () => {
  const source = await html('/');
  const page = await words('/');
  expect(projects).toHaveLength(42);
  for (const { title, description } of projects)
    for (const part of [title, description]) expect(page).toContain(part);
  expect(source.match(/loading="lazy"/g)?.length).toBeGreaterThanOrEqual(42);
});

test.each([
  [
    '/about',
    ['34', '13', '47 years combined', 'California among them', 'Florida only', 'Related Pool Services'],
  ],
  [
    '/testimonials',
    ['5,000+ Pools Designed', '47 Years Experience', '$2.1M+ Client Savings', '98% Satisfaction Rate'],
  ],
  [
    '/packages',
    ['Important', 'standard residential plan documents', 'billed separately', 'Related Pool Services'],
  ],
  [
    '/diy-pools-and-spas',
    [
      '30-50%',
      '3-6 months',
      'Cost savings',
      'Cost comparison',
      'Tools',
      'Permits',
      'Safety considerations',
      'Adding a spa',
    ],
  ],
  ['/faq', ['Get Permitting Help', '5-15 business days', 'PDFs over 10 MB are often rejected', '$895']],
  ['/privacy-policy', ['Last updated', 'Lake Mary, FL', 'chat-support widget', '7 years']],
  [
    '/terms-conditions',
    [
      'Last updated',
      'Lake Mary, FL',
      'Governing law is Florida',
      'under $10,000',
      'No refunds once work begins',
    ],
  ],
  ['/contact', ['Contact Us', 'Free Consultation', 'Related Pool Services']],
])('%s says what it must', async (path, expected) => {
  const page = (await words(path)).replace(
    /(\S+) (Pools Designed|Years Experience|Client Savings|Satisfaction Rate)/g,
    '$1 $2',
  );
  // A tile's label stands before its value in the source and beneath it on screen.
  const turned = page.replace(
    /(Pools Designed|Years Experience|Client Savings|Satisfaction Rate) (\S+)/g,
    '$1 $2 $1',
  );
  for (const part of expected) expect(turned).toContain(part);
});

test('related services appear on the four pages of the table and nowhere else', async () => {
  for (const page of ['ai-3d-design', 'packages', 'about', 'contact'] as const) {
    const [, block = ''] = (await html(`/${page}`)).split('id="related-heading"');
    const links = [...(block.split('</ul>')[0]?.matchAll(/<a[^>]* href="([^"]+)"/g) ?? [])].map(
      (match) => match[1],
    );
    expect(links).toEqual(RELATED[page].map(({ to }) => to));
  }
  for (const path of ['/faq', '/testimonials', '/diy-pools-and-spas'])
    expect(await html(path)).not.toContain('related-heading');
});

test('structured data: the business and its questions at home, services on packages, crumbs elsewhere', async () => {
  const types = async (path: string) => (await structuredData(path)).map((entry) => entry['@type']);
  expect(await types('/')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(await types('/packages')).toEqual([...Array(5).fill('Service'), 'FAQPage', 'BreadcrumbList']);
  for (const path of ['/about', '/contact', '/testimonials', '/privacy-policy', '/terms-conditions'])
    expect(await types(path), path).toEqual(['BreadcrumbList']);
  expect(JSON.stringify(await structuredData('/'))).toContain(`"url":"${journeys.site.url}/"`);
});

test('Try AI Tool is a full navigation, Learn More stays on the page', async () => {
  const page = await open('/');
  const tools = page.locator('#services').getByRole('link', { name: /^Try AI Tool/ });
  expect(await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/ai-3d-design',
    '/ai-optimization',
    '/eco-design',
    '/virtual-reality',
  ]);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: 'Learn More', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#calculator');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await tools.nth(1).click();
  await page.waitForURL('**/ai-optimization');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
});

const counter = (page: Page) => page.getByText(/^Image \d+ of \d+$/).innerText();

test('the lightbox wraps at both ends, counts within the filter, and gives the focus back', async () => {
  const page = await open('/');
  // The first ones stand there; every one is turned to in the lightbox.
  expect(await page.locator('#portfolio li:visible').count()).toBe(ABOVE_FOLD);
  await page.locator('#portfolio li button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await counter(page)).toBe('Image 1 of 42');
  expect(await dialog.getByText('©').textContent()).toMatch(/^(Residential|Luxury|Natural|Modern) · © /);
  await page.keyboard.press('ArrowLeft');
  expect(await counter(page)).toBe('Image 42 of 42');
  await dialog.getByRole('button', { name: 'Next image' }).click();
  expect(await counter(page)).toBe('Image 1 of 42');
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(
    await page
      .locator('#portfolio li button')
      .first()
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);

  await page
    .locator('#portfolio')
    .getByRole('button', { name: /^Natural/ })
    .click();
  const natural = projects.filter(({ category }) => category === 'natural').length;
  expect(await page.locator('#portfolio li:visible').count()).toBe(natural);
  await page.locator('#portfolio li:visible button').nth(1).click();
  expect(await counter(page)).toBe(`Image 2 of ${natural}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'View All Projects' }).click();
  await expect.poll(() => page.locator('#portfolio li:visible').count()).toBe(42);
});

test.runIf(LONG)('a swipe turns the page of the lightbox, and the pictures are protected', async () => {
  const page = await open('/', PHONE);
  const first = page.locator('#portfolio li button').first();
  await first.scrollIntoViewIfNeeded();
  await first.tap();
  await page.getByRole('dialog').waitFor();
  await page
    .getByRole('dialog')
    .locator('picture')
    .first()
    .evaluate((picture) => {
      const at = (kind: string, clientX: number) =>
        picture.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX, clientY: 300, pointerId: 1 }));
      at('pointerdown', 300);
      at('pointerup', 120);
    });
  await expect.poll(() => counter(page)).toBe('Image 2 of 42');
  const refused = await page
    .getByRole('dialog')
    .evaluate((dialog) =>
      ['contextmenu', 'dragstart'].map(
        (kind) =>
          !dialog.querySelector('img')?.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })),
      ),
    );
  expect(refused).toEqual([true, true]);
  expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).userSelect)).toBe(
    'none',
  );
});

test('the quiz walks three steps and back, recommends by the rule, and leads to the payment dialog', async () => {
  const page = await open('/');
  const start = page.getByRole('button', { name: CONTENT.quiz.QUIZ.start });
  await start.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Help with permits' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByText('Question 1 of 3').waitFor();
  await dialog.getByRole('button', { name: 'Help with permits' }).click();
  await dialog.getByRole('button', { name: '$500-$700' }).click();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await dialog.getByText('Permitting Services', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Take Quiz Again' }).click();
  await dialog.getByRole('button', { name: 'A premium 3D design of my pool' }).click();
  await dialog.getByRole('button', { name: 'Under $500' }).click();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await dialog.getByText('DIY Pools and Build Your Own Pool Package', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Select Recommended Package' }).click();
  await page.getByRole('dialog', { name: /Pay for DIY Pools/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await giveDetails(page);
  await page.getByText(CONTENT.payment.PAYMENT_CARD.zelleHeading).click();
  await page.getByText(CONTENT.payment.PAYMENT_CARD.zelleNote).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.runIf(LONG)(
  'the quiz’s first question stands in the page: an answer opens the second, and Back leads to the first',
  async () => {
    const page = await open('/#ai-quiz');
    const { QUIZ_STEPS, QUIZ } = CONTENT.quiz;
    const answer = page
      .locator('#ai-quiz')
      .getByRole('group')
      .getByRole('button', { name: 'Help with permits' });
    await answer.click();
    const dialog = page.getByRole('dialog', { name: QUIZ.title });
    await dialog.getByRole('group', { name: QUIZ_STEPS[1]?.question }).waitFor();
    await dialog.getByRole('button', { name: QUIZ.back }).click();
    await dialog.getByRole('group', { name: QUIZ_STEPS[0]?.question }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => answer.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

test('Select Package opens the payment dialog even when pressed before the page is awake', async () => {
  const page = await open('/packages');
  await page.locator('#luxury-resort').getByRole('button', { name: 'Select Package', exact: true }).click();
  await page.getByRole('dialog', { name: /Pay for Luxury Resort/ }).waitFor();
});

test('the FAQ opens the question an address points at and follows the section in view', async () => {
  const page = await open('/faq#how-deep-and-how-steep');
  await expect.poll(() => page.locator('#how-deep-and-how-steep').getAttribute('open')).not.toBeNull();
  // The first of all, and this one.
  expect(await page.locator('details[open]').count()).toBe(2);
  const current = () => page.locator('[data-contents] a[aria-current]').innerText();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(current).toBe(FAQ_SECTIONS[0]?.title);
  await page.locator('[data-contents]').getByRole('link', { name: 'Costs' }).click();
  await expect.poll(current).toBe('Costs');
  expect(await page.locator('section details').count()).toBe(15);
  const answer = page.locator('details:not([open]) .prose').first();
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
});

test('the legal pages carry the visitor’s own date', async () => {
  for (const path of ['/privacy-policy', '/terms-conditions']) {
    const page = await open(path);
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
    );
    expect(await page.locator('[data-today]').innerText()).toBe(today);
  }
});

test('arriving at /contact with a design scrolls to the form, without one it does not', async () => {
  const page = await open('/contact?design=true&shape=kidney', PHONE);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const plain = await open('/contact', PHONE);
  await plain.waitForTimeout(600);
  expect(await plain.evaluate(() => window.scrollY)).toBe(0);
});

const STILL = [
  '/',
  '/about',
  '/testimonials',
  '/packages',
  '/diy-pools-and-spas',
  '/faq',
  '/contact',
  '/terms-conditions',
];

test.each(someOf(STILL, 2))(
  '%s neither shifts nor scrolls sideways on a phone; on a desk: audit.test.ts',
  async (path) => {
    const page = await journeys.visit(PHONE);
    await page.addInitScript(WATCH_SHIFT);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await shiftOf(page)).shift).toBeLessThan(SHIFT_BUDGET);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  },
);

test('once it has loaded, the whole home page is laid out, so that it prints and is found to its end', async () => {
  const page = await open('/');
  const folded = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main > *')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    );
  await expect.poll(folded).toBe(0);
});
