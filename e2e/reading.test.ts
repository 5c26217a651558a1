import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { FAQ_SECTIONS } from '#content/faq.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { giveDetails } from '../proof/checkout.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';
import { CHAT_ID } from './shared-site.ts';

// Finding one's place: by searching, by an address, by the keyboard.

const journeys = startJourneys();

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const headerFoot = (page: Page) =>
  page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);

test('a search inside a closed answer opens it and shows the words', async () => {
  // A text directive is the browser’s own find-in-page, started by an address.
  const page = await journeys.open('/faq#:~:text=photos%20of%20the%20yard%20from%20each%20corner');
  const question = page.locator('#what-do-you-need-from-me');
  await expect.poll(() => question.getAttribute('open')).not.toBeNull();
  // The page's first, and this one.
  expect(await page.locator('details[open]').count()).toBe(2);
  const words = question.getByText('photos of the yard');
  await expect.poll(async () => (await words.boundingBox())?.y).toBeLessThan(900);
});

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
])('an address of a question lands below what sticks, on a %s', async (_, size) => {
  const page = await journeys.open('/faq#what-do-you-need-from-me', size);
  await expect.poll(() => page.locator('#what-do-you-need-from-me').getAttribute('open')).not.toBeNull();
  await expect.poll(() => topOf(page, '#what-do-you-need-from-me')).toBeLessThan(300);
  expect(await topOf(page, '#what-do-you-need-from-me')).toBeGreaterThanOrEqual(await headerFoot(page));
});

test('the contents stay in sight and name the section being read', async () => {
  const page = await journeys.open('/faq');
  for (const { id, title } of FAQ_SECTIONS) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => page.locator('[data-contents] a[aria-current]').innerText()).toBe(title);
    expect(await topOf(page, '[data-contents]')).toBeGreaterThanOrEqual(await headerFoot(page));
  }
});

test.runIf(LONG)('Escape closes the dialog and leaves the notice to be read', async () => {
  const page = await journeys.visit();
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/packages');
  const opener = page.getByRole('button', { name: 'Select Package' }).first();
  await opener.click();
  await giveDetails(page);
  const notice = page.locator('[data-variant]').filter({ hasText: 'Payment Setup Failed' });
  await notice.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await notice.isVisible()).toBe(true);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the page says the chat’s id once, before and after its script takes over', async () => {
  const page = await journeys.openLive('/packages');
  const stated = await page
    .locator('meta[name="chat-website-id"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect(stated).toEqual([CHAT_ID]);
});

test.each(['/about', '/faq', '/packages'])(
  'every stop of the Tab key on %s is seen and marked',
  async (path) => {
    const page = await journeys.open(path);
    const stops: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const held = document.activeElement;
        if (!(held instanceof HTMLElement) || held === document.body) return 'nothing holds the focus';
        const box = held.getBoundingClientRect();
        const name = held.textContent?.trim().slice(0, 40) || held.getAttribute('aria-label') || held.tagName;
        if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) return `${name} is out of sight`;
        const { outlineStyle, boxShadow } = getComputedStyle(held);
        return outlineStyle === 'none' && boxShadow === 'none' ? `${name} is not marked` : undefined;
      });
      if (fault) stops.push(fault);
    }
    expect(stops).toEqual([]);
  },
);
