import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { dollars } from '#domain/words/money.ts';
import { PHONE } from '../proof/browser.ts';
import { startJourneys } from './journey.ts';

// What a visitor turns about on a page that otherwise stands still: packages side by side, a project's other pictures.

const { open } = startJourneys();
const { PACKAGE_COMPARISON: WORDS, PACKAGE_FACTS } = CONTENT.packageComparison;
const { PACKAGES } = CONTENT.packages;

test('a phone compares two packages, says whether one needs both, and nothing scrolls sideways', async () => {
  const page = await open('/packages#compare', PHONE);
  const table = page.locator('#compare');
  await page.waitForFunction(() => !document.querySelector('#compare astro-island[ssr]'));
  await table.getByText(WORDS.either).waitFor();
  const second = table.getByLabel(WORDS.second);
  await second.selectOption('engineering-stamp');
  const sum = dollars(PACKAGES.filter(({ price }) => price < 700).reduce((all, { price }) => all + price, 0));
  await table.getByText(WORDS.together.replace('{sum}', sum)).waitFor();
  await table.getByText(PACKAGE_FACTS['engineering-stamp'].take).waitFor();
  expect(await table.getByText(PACKAGE_FACTS.diy.take).isVisible()).toBe(false);
  // What the other column shows changes the two about.
  await second.selectOption('premium-3d');
  expect(await table.getByLabel(WORDS.first).inputValue()).toBe('engineering-stamp');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a desk shows all five beside each other', async () => {
  const page = await open('/packages#compare');
  for (const { id } of PACKAGES)
    expect(await page.locator('#compare td').getByText(PACKAGE_FACTS[id].take).isVisible(), id).toBe(true);
});

test('a project is seen at dusk when that is asked for, with the keys too, and its picture is fetched only then', async () => {
  const page = await open(projectPage('porch-to-water'));
  const dusk = page.locator('img[src*="porch-to-water-dusk"]');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  expect(await dusk.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Late sun' }).focus();
  await page.keyboard.press('ArrowRight');
  await dusk.waitFor();
  await expect.poll(() => fetched.some((url) => url.includes('porch-to-water-dusk'))).toBe(true);
  expect(await page.locator('img[src*="/porch-to-water-1408"]').first().isVisible()).toBe(false);
});
