import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { awake } from '../proof/awake.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// What stands around every page: header, small menu, anchors, focus, notices, heads.

const journeys = startJourneys();

async function open(path: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await journeys.visit(options);
  await page.goto(path);
  return page;
}

/** Waits for the end of the scroll: a frame that comes late is not yet a place. */
async function landsBelowHeader(page: Page, id: string): Promise<void> {
  const gap = () =>
    page.evaluate((wanted) => {
      const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(
        Math.round((document.getElementById(wanted)?.getBoundingClientRect().top ?? 1e6) - edge),
      );
    }, id);
  await expect.poll(gap).toBe(0);
  // It rests there.
  await page.waitForTimeout(150);
  expect(await gap()).toBe(0);
}

test('every page is whole without JavaScript: one heading, the header, the footer and its own head', async () => {
  for (const path of Object.values(ROUTES)) {
    const served = await (await fetch(journeys.site.url + path)).text();
    // A template is nothing that anybody sees.
    const html = served.replace(/<template[\s\S]*?<\/template>/g, '');
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toContain('<header');
    // The console has its own bar, and nothing below it.
    expect(html.includes('<footer'), path).toBe(path !== ROUTES.admin);
    expect(html, path).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html, path).toContain(`<link rel="canonical" href="${journeys.site.url}${path}"`);
    expect(html, path).toContain('property="og:image"');
  }
});

test('an unknown address answers 404 with the specified words and a way home', async () => {
  const response = await fetch(`${journeys.site.url}/no/such/page`);
  expect(response.status).toBe(404);
  const page = await open('/no/such/page');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    CONTENT.notFound.NOT_FOUND.heading,
  );
  expect(await page.textContent('main')).toContain(CONTENT.notFound.NOT_FOUND.text);
  await page.locator('main a[href="/"]').first().click();
  await page.waitForURL('**/');
});

test('the header holds the specified links and Get Quote', async () => {
  const page = await open('/about');
  const links = await page
    .locator('header a:visible')
    .evaluateAll((all) => all.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`));
  for (const expected of [
    'About /about',
    'Testimonials /testimonials',
    'FAQ /faq',
    'Child Safety /child-safety',
    'AI Design Tool /ai-design-tool',
    'Submit Project /intake',
    'Services /#services',
    'Portfolio /#portfolio',
    'Packages /#packages',
    'Calculator /#calculator',
    'Contact /#contact',
    'Get Quote /#contact',
  ]) {
    expect(links).toContain(expected);
  }
});

test('the small menu lists ten links without FAQ, has the number and Get Quote at its foot, and a choice closes it', async () => {
  const page = await open('/', PHONE);
  await awake(page);
  const toggle = page.locator('header').getByRole('button', { name: 'Menu' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.tap();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  const list = page.locator('header nav:popover-open');
  expect(await list.getByRole('listitem').getByRole('link').allTextContents()).toEqual([
    'Services',
    'Portfolio',
    'Packages',
    'Calculator',
    'AI Design Tool',
    'Contact',
    'About',
    'Testimonials',
    'Child Safety',
    'Submit Project',
  ]);
  expect(await page.locator('header a', { hasText: 'Get Quote' }).first().isVisible()).toBe(false);
  // Beyond the specified list, and in view without scrolling.
  const foot = list.locator('.small-menu-foot');
  for (const link of ['/#contact', phoneLink(CONTENT.brand.phone)]) {
    const box = await foot.locator(`a[href="${link}"]`).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  }
  expect(await list.getByRole('link', { name: 'Draw your yard' }).getAttribute('href')).toBe(ROUTES.plot);
  await list.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  await list.getByRole('link', { name: 'Packages' }).tap();
  await expect.poll(() => list.count()).toBe(0);
  await landsBelowHeader(page, 'packages');
});

test('on a phone a number to call comes to the foot with the first scroll, hides nothing that has the focus, and steps aside for a field or a dialog', async () => {
  const page = await open('/packages', PHONE);
  const bar = page.locator('.call-bar');
  const scroll = () => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  expect(await bar.isVisible()).toBe(false);
  await scroll();
  await bar.waitFor();
  expect(
    await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([phoneLink(CONTENT.brand.phone), CONTENT.navigation.QUOTE_LINK.to]);
  // Behind the last link of the page nothing is covered either.
  const last = page.locator('footer a').last();
  await last.focus();
  const isClear = async () => {
    const [link, edge] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
    return Boolean(link && edge && link.y + link.height <= edge.y);
  };
  await expect.poll(isClear).toBe(true);
  await page.locator('[data-package]').first().click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.goto(ROUTES.safety);
  await scroll();
  await bar.waitFor();
  await awake(page);
  await page.locator('main input[name=state]').focus();
  await expect.poll(() => bar.isVisible()).toBe(false);
  for (const route of [ROUTES.designTool, ROUTES.contact]) {
    await page.goto(route);
    expect(await bar.count()).toBe(0);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/about');
  expect(await bar.isVisible()).toBe(false);
});

test('the small menu opens and leads on without JavaScript', async () => {
  const page = await open('/', { ...PHONE, javaScriptEnabled: false });
  await page.locator('header').getByRole('button', { name: 'Menu' }).tap();
  await page.locator('header nav:popover-open').getByRole('link', { name: 'Testimonials' }).tap();
  await page.waitForURL('**/testimonials');
});

test('on the home page a section link scrolls, smoothly, to land exactly under the header', async () => {
  const page = await open('/', { ...DESKTOP, reducedMotion: 'no-preference' });
  await awake(page);
  await page.locator('header').getByRole('link', { name: 'Calculator' }).first().click();
  await page.waitForTimeout(120);
  const midway = await page.evaluate(() => window.scrollY);
  await landsBelowHeader(page, 'calculator');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(midway);
  expect(new URL(page.url()).hash).toBe('#calculator');
});

test.runIf(LONG)(
  'the first press of a link in a part that only shows lands there, while every other part still sleeps',
  async () => {
    const page = await open('/');
    await awake(page);
    await page.getByRole('link', { name: CONTENT.home.HERO.quiz }).click();
    await landsBelowHeader(page, 'ai-quiz');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ai-quiz');
  },
);

test.runIf(LONG)('from a text page a section link goes to /#id and lands under the header', async () => {
  const page = await open('/about');
  await page.locator('header').getByRole('link', { name: 'Portfolio' }).first().click();
  await page.waitForURL('**/#portfolio');
  await landsBelowHeader(page, 'portfolio');
});

test.runIf(LONG)(
  'from a page with parts that act the same link lands there too, whatever still sleeps',
  async () => {
    const page = await open('/packages');
    await awake(page);
    await page.locator('header').getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL('**/#contact');
    await landsBelowHeader(page, 'contact');
  },
);

test('a new page begins at its head, and Back restores the place that was left', async () => {
  const page = await open('/');
  await awake(page);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.locator('header').getByRole('link', { name: 'AI Design Tool' }).first().click();
  await page.waitForURL('**/ai-design-tool');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
});

test.runIf(LONG)('Back to another place of the same page brings the keyboard along', async () => {
  const page = await open('/');
  await awake(page);
  await page.getByRole('link', { name: 'View Our Work' }).click();
  await landsBelowHeader(page, 'portfolio');
  await page.getByRole('link', { name: CONTENT.ownerBuilder.OWNER_BUILDER.quote }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('portfolio');
});

test('the first Tab reaches a link that skips to the content', async () => {
  const page = await open('/about');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});
