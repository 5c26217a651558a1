import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { TOAST_DURATION_MS } from '#site/ui/toast.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { runClockUntil, startJourneys, stopClock, wake } from './journey.ts';

// Notices, shown by a contact form whose request fails.

const journeys = startJourneys();

async function filledForm(options: BrowserContextOptions): Promise<Page> {
  const page = await journeys.visit(options);
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/contact');
  await wake(page, '#contact');
  await page.locator('[name=firstName]').fill('Ana');
  await page.locator('[name=lastName]').fill('Reyes');
  await page.locator('[name=email]').fill('ana@example.com');
  return page;
}

async function withNotice(options: BrowserContextOptions): Promise<Page> {
  const page = await filledForm(options);
  await submit(page);
  await notice(page).waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole('button', { name: CONTENT.inquiry.CONTACT.submit }).click();
const notice = (page: Page) => page.locator('[data-variant]').filter({ hasText: 'Submission failed' });

test('a notice stands five seconds at the bottom right, at most 420 px wide', async () => {
  const page = await filledForm(DESKTOP);
  await stopClock(page);
  await submit(page);
  await page.mouse.move(5, 400);
  await notice(page).waitFor();
  const box = await notice(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
  expect(box?.y).toBeGreaterThan(700);
  await page.clock.runFor(TOAST_DURATION_MS - 100);
  expect(await notice(page).getAttribute('data-state')).toBe('open');
  await runClockUntil(page, async () => (await notice(page).count()) === 0);
});

test('on a phone it stands at the top', async () => {
  const page = await withNotice(PHONE);
  expect((await notice(page).boundingBox())?.y).toBeLessThan(60);
});

test.runIf(LONG)('around a notice the page takes the press', async () => {
  const page = await withNotice(DESKTOP);
  const box = await notice(page).boundingBox();
  const around = { x: (box?.x ?? 0) - 6, y: (box?.y ?? 0) + 10 };
  const isPage = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x, y)?.closest('main, footer') !== null;
  expect(await page.evaluate(isPage, around)).toBe(true);
});

test.runIf(LONG)('a second notice takes the place of the first', async () => {
  const page = await withNotice(DESKTOP);
  const first = await notice(page).elementHandle();
  await submit(page);
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  expect(await page.locator('[data-variant][data-state=open]').count()).toBe(1);
});

test('F8 leads to the notices, and a swipe of 50 px to the right sends one away', async () => {
  const page = await withNotice(DESKTOP);
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(
      () => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName,
    ),
  ).toBe('OL');
  const box = await notice(page).boundingBox();
  if (!box) throw new Error('The notice has no place.');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(250);
  expect(await notice(page).getAttribute('data-state')).toBe('open');
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await notice(page).waitFor({ state: 'detached' });
});
