import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { startJourneys } from './journey.ts';

// axe on the pages that convince, at rest and with each dialog open.

const journeys = startJourneys({ context: { reducedMotion: 'reduce' } });

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await journeys.visit(options);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

const PAGES = [
  '/about',
  '/testimonials',
  '/diy-pools-and-spas',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  '/contact',
  '/no-such-page',
];

test.each(PAGES)('%s is clean', async (path) => {
  expect(await accessibilityFaults(await open(path, DESKTOP))).toEqual([]);
});

test.each(['/', '/packages'])('%s is clean on a phone and on a desk', async (path) => {
  for (const size of [PHONE, DESKTOP]) expect(await accessibilityFaults(await open(path, size))).toEqual([]);
});

test('the quiz is clean at a question and at its result', async () => {
  const page = await open('/packages', DESKTOP);
  await page.getByRole('button', { name: 'Start AI Quiz (2 minutes)' }).click();
  await page.getByText('Question 1 of 3').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const answer of ['Just exploring', 'Under $500'])
    await page.getByRole('button', { name: answer }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Take Quiz Again' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the lightbox is clean', async () => {
  const page = await open('/', DESKTOP);
  await page.locator('#portfolio li button').nth(4).click();
  await page.getByText('Image 5 of 42').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
