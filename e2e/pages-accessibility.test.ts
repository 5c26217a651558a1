import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { startJourneys } from './journey.ts';

// axe on the pages that convince, on a phone and with each dialog open; every page on a desk: audit.test.ts.

const journeys = startJourneys({ context: { reducedMotion: 'reduce' } });

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await journeys.visit(options);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

test.each(['/', '/packages', '/contact'])('%s is clean on a phone', async (path) => {
  expect(await accessibilityFaults(await open(path, PHONE))).toEqual([]);
});

test('the quiz is clean at a question and at its result', async () => {
  const page = await open('/packages', DESKTOP);
  await page.getByRole('button', { name: CONTENT.quiz.QUIZ.start }).click();
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
