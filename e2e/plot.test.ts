import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { awake } from '../proof/awake.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// The drawing table: a lot from two lengths becomes an L, with a house and a setback, by mouse, by touch and by keyboard alone.

const journeys = startJourneys();

async function open(options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await journeys.visit(options);
  await page.goto('/plot');
  await awake(page);
  return page;
}

const area = (page: Page) => page.getByText(/^Lot area/).innerText();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function startRectangle(page: Page) {
  await page.getByLabel('Lot width').fill('100');
  await page.getByLabel('Lot depth').fill(`80' 0"`);
  await button(page, 'Start drawing').click();
  await expect.poll(() => area(page)).toContain('8,000 sq ft');
}

async function isKept(page: Page, words: string) {
  await page.getByText('Saved on this device').waitFor();
  await page.waitForTimeout(500);
  await page.reload();
  await awake(page);
  await expect.poll(() => area(page)).toContain(words);
}

test.runIf(LONG)(
  'by keyboard alone: a corner more, exact lengths, a setback with its rule, a shed by numbers, steps back, kept',
  async () => {
    const page = await open();
    // What has no place before there is a lot comes with it.
    expect(await button(page, 'House or building').count()).toBe(0);
    await startRectangle(page);
    await button(page, /^Side 2 80 ft/).press('Enter');
    await page.getByLabel('Setback', { exact: true }).fill('7.5');
    await page.keyboard.press('Enter');
    await page.getByLabel('Whose rule it is').fill('City code');
    await button(page, 'Side 2 80 ft, setback 7.5 ft').waitFor();
    await button(page, 'Insert a corner in the middle').press('Enter');
    await button(page, /^Side 3 40 ft, setback 7.5 ft/).waitFor();
    await button(page, /^Corner 4 /).press('Enter');
    await button(page, /^Corner 4 /).press('ArrowLeft');
    await button(page, /^Corner 4 /).press('Shift+ArrowLeft');
    await button(page, 'Corner 4 98.9 ft across, 80 ft down').waitFor();
    await page.keyboard.press('Control+z');
    await button(page, 'Corner 4 99 ft across, 80 ft down').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await button(page, 'Corner 4 98.9 ft across, 80 ft down').waitFor();

    await button(page, 'House or building').press('Enter');
    await page.getByLabel('From the left (x)').fill('5');
    await page.keyboard.press('Enter');
    await page.getByLabel('From the top (y)').fill('60');
    await page.keyboard.press('Enter');
    await button(page, 'Place the first corner').press('Enter');
    await page.getByLabel('Length', { exact: true }).fill('12 ft 6 in');
    await page.keyboard.press('Enter');
    for (let side = 0; side < 3; side++) await button(page, 'Add the corner').press('Enter');
    await button(page, 'Finish').press('Enter');
    await button(page, 'Building 2').waitFor();
    await page.getByText('Sides and corners').click();
    expect(await button(page, 'Side 1 12.5 ft').count()).toBe(1);
    await isKept(page, 'sq ft');
    await button(page, 'Building 2').waitFor();
  },
);

test('from the lot one press leads to the pool in the yard, with what it keeps clear of and its price', async () => {
  const page = await open(PHONE);
  await startRectangle(page);
  // On a phone the tools that are used less wait behind More, for the keyboard as well.
  const [more, elevation] = [button(page, 'More'), button(page, 'Elevation')];
  expect(await elevation.isVisible()).toBe(false);
  await more.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Easement', 'Power line', 'Septic', 'Elevation', 'Access', 'North'])
    expect(await button(page, name).isVisible()).toBe(true);
  await elevation.click();
  expect(await elevation.getAttribute('aria-pressed')).toBe('true');
  await more.click();
  expect(await elevation.isVisible()).toBe(false);
  expect(await button(page, 'Select').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'Next: place your pool').click();
  await page.locator('[aria-label^="Pool, 32 by 16 ft."]').waitFor();
  await page
    .getByRole('tabpanel', { name: 'Pool' })
    .getByText(/^\$[\d,]+ - \$[\d,]+/)
    .first()
    .waitFor();
});

test('by mouse: a corner is dragged out of a side and snaps, a crossing is told in words, undo mends it', async () => {
  const page = await open();
  await startRectangle(page);
  const before = await area(page);
  const paper = page.getByRole('group', { name: /^Drawing of your yard/ });
  await paper.scrollIntoViewIfNeeded();
  const handle = await paper.locator('.cursor-copy').first().boundingBox();
  if (!handle) throw new Error('no side to take hold of');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 90, { steps: 6 });
  await page.mouse.up();
  expect(await area(page)).not.toBe(before);
  await button(page, /^Corner 2 /).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => area(page)).toBe(before);
  await button(page, /^Corner 1 /).click();
  await page.getByLabel('From the left (x)').fill('150');
  await page.keyboard.press('Enter');
  await page.getByText('its sides cross').first().waitFor();
  await button(page, 'Undo').click();
  await expect.poll(() => area(page)).toBe(before);

  // A house is dragged open; the drawing stays where it is, whatever the panel does.
  const top = async () => (await paper.boundingBox())?.y;
  await page.getByLabel('From the left (x)').scrollIntoViewIfNeeded();
  const stood = (await top()) ?? 0;
  await button(page, 'House or building').click();
  expect(Math.abs(((await top()) ?? 0) - stood)).toBeLessThan(2);
  const box = await paper.boundingBox();
  if (!box) throw new Error('no paper');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.75, { steps: 5 });
  await page.mouse.up();
  await button(page, 'Building 2').waitFor();
  await button(page, 'Tree').click();
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
  await page.getByText('stands outside the lot lines').waitFor();

  await button(page, 'Stop').click();
  await button(page, 'Start over').click();
  await page.locator('[data-preview]').waitFor();
  await button(page, 'Undo').click();
  await expect.poll(() => area(page)).toBe(before);
});

test.runIf(LONG)('by touch: a lot is traced with one finger and closed on its first corner', async () => {
  const page = await open(PHONE);
  await page.getByText('Blank', { exact: true }).tap();
  await button(page, 'Start drawing').tap();
  const paper = page.getByRole('group', { name: /^Drawing of your yard/ });
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  if (!box) throw new Error('no paper');
  const corners = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.6],
    [0.25, 0.6],
    [0.25, 0.25],
  ] as const;
  for (const [x, y] of corners) await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
  await expect.poll(() => area(page)).toMatch(/sq ft/);
  await isKept(page, 'sq ft');
});
