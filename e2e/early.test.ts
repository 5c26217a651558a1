import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startJourneys } from './journey.ts';

// What a quick visitor does before the script has arrived is never lost.

const journeys = startJourneys();

// The scripts arrive when the test lets them, however slow the machine is.
async function openSlowly(path: string): Promise<{ page: Page; arrive: () => void }> {
  const page = await journeys.visit();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, arrive };
}

test('a press on the quiz button before any script opens the quiz once it is there', async () => {
  const { page, arrive } = await openSlowly('/');
  await page.getByRole('button', { name: 'Start AI Quiz (2 minutes)' }).first().click();
  expect(await page.locator('html[data-live]').count()).toBe(0);
  arrive();
  await page.getByRole('dialog').waitFor();
});

test('a press on Select Package before any script opens the payment for it', async () => {
  const { page, arrive } = await openSlowly('/');
  await page
    .getByRole('button', { name: /^Select Package/ })
    .first()
    .click();
  expect(await page.locator('html[data-live]').count()).toBe(0);
  arrive();
  await page.getByRole('dialog').waitFor();
});

test('what was typed and chosen before any script stays, and counts', async () => {
  const { page, arrive } = await openSlowly('/');
  const form = page.locator('#calculator form');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=size]').selectOption('large');
  await form.locator('input[value=spa]').check();
  expect(await page.locator('html[data-live]').count()).toBe(0);
  arrive();
  await page.waitForSelector('[data-deferred=calculator][data-live]');
  expect(await form.locator('[name=email]').inputValue()).toBe('ana@example.com');
  expect(await form.locator('[name=size]').inputValue()).toBe('large');
  expect(await form.locator('input[value=spa]').isChecked()).toBe(true);
  // 45,000 + 30,000 + 8,000, and the same times 1.3.
  await expect.poll(() => page.textContent('#calculator')).toContain('$83,000 - $107,900');
});

test('choices and a press before any script: the page is taken over as it stands, and the press answered', async () => {
  const { page, arrive } = await openSlowly('/');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const calculator = page.locator('#calculator');
  await calculator.locator('[name=size]').selectOption('large');
  await calculator.locator('input[value=spa]').check();
  const tab = calculator.getByRole('tab', { name: 'Change one thing' });
  await tab.click();
  const standing = await tab.elementHandle();
  arrive();
  await page.waitForSelector('[data-deferred=calculator][data-live]');
  await calculator.getByRole('button', { name: /^Kidney/ }).waitFor({ timeout: 5000 });
  expect(await standing?.evaluate((node) => node.isConnected)).toBe(true);
  expect(faults).toEqual([]);
});

test('a page that a translator has changed still answers what was pressed and typed', async () => {
  const { page, arrive } = await openSlowly('/');
  const calculator = page.locator('#calculator');
  const tab = calculator.getByRole('tab', { name: 'Change one thing' });
  await calculator.locator('[name=email]').pressSequentially('ana@example.com');
  await tab.click();
  await calculator.locator('h2').evaluate((heading) => {
    heading.textContent = 'Calculadora de costos';
  });
  const standing = await tab.elementHandle();
  arrive();
  await calculator.getByRole('button', { name: /^Kidney/ }).waitFor({ timeout: 5000 });
  expect(await calculator.locator('[name=email]').inputValue()).toBe('ana@example.com');
  expect(await standing?.evaluate((node) => node.isConnected), 'the page was drawn anew').toBe(false);
});
