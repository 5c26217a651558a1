import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { PANORAMAS } from '#content/panoramas.ts';
import { awake } from '../proof/awake.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { openBrowserWithWebGl, PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// The 360 page: look around with and without WebGL, upload with every specified word, leave again.

const journeys = startJourneys();
const withWebGl = startJourneys({ browser: openBrowserWithWebGl });

// Most visitors of these tests have no WebGL (journey.ts).
async function open(options?: BrowserContextOptions): Promise<Page> {
  return journeys.openLive('/virtual-reality', options);
}

// The button's words are the same on every card; the card says which design it opens.
const viewButton = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'View in 360', exact: true });

async function enter(page: Page) {
  await page
    .getByRole('button', { name: /^View in 360/ })
    .first()
    .click();
  const host = page.locator('[data-viewer]');
  await host.waitFor();
  const state = async () => {
    const [yaw, pitch, magnification] = await Promise.all(
      ['data-yaw', 'data-pitch', 'data-magnification'].map((name) => host.getAttribute(name)),
    );
    return { yaw: Number(yaw), pitch: Number(pitch), magnification: Number(magnification) };
  };
  return { host, state };
}

async function drag(page: Page, right: number, down: number) {
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(500 + right, 400 + down, { steps: 4 });
  await page.mouse.up();
}

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();

test('every built-in design has a card with a View in 360 button', async () => {
  const page = await open();
  for (const { title } of PANORAMAS) await viewButton(page, title).waitFor();
  // Each place is a project's: one like it can be drawn.
  const likes = page.getByRole('link', { name: CONTENT.panorama.PANORAMA_GALLERY.like });
  expect(await likes.count()).toBe(PANORAMAS.length);
  expect(await likes.first().getAttribute('href')).toMatch(/^\/ai-design-tool\?draw=1&words=/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.runIf(LONG)(
  'without WebGL: VR is disabled, drag turns a fifth of a degree a pixel, zoom steps by a fifth',
  async () => {
    const page = await open();
    const { host, state } = await enter(page);
    expect(await host.getAttribute('data-viewer')).toBe('canvas');
    await page
      .getByText(/VR is disabled/)
      .first()
      .waitFor();
    await drag(page, -200, 0);
    expect(await state()).toEqual({ yaw: 40, pitch: 0, magnification: 1 });
    await drag(page, 0, 300);
    await drag(page, 0, 300);
    expect((await state()).pitch).toBe(90);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect((await state()).magnification).toBe(1.2);
    await page.keyboard.press('Home');
    await drag(page, -200, 0);
    expect((await state()).yaw).toBe(40);
    for (let press = 0; press < 6; press++) await page.keyboard.press('-');
    expect((await state()).magnification).toBe(0.5);
    await drag(page, 200, 0);
    expect((await state()).yaw).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test.runIf(LONG)('Escape and Exit 360 lead back to the card, and so does the back button', async () => {
  const page = await open();
  const opener = page.getByRole('button', { name: /^View in 360/ }).first();
  await enter(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await enter(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: CONTENT.panorama.PANORAMA_GALLERY.like })
    .waitFor();
  await page.getByRole('button', { name: 'Exit 360' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await enter(page);
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/virtual-reality');
});

test('with WebGL: field of view 80, from 30 to 120 by 10; keys and buttons turn, a drag alike at every zoom', async () => {
  const page = await withWebGl.openLive('/virtual-reality', { viewport: { width: 640, height: 400 } });
  const { host, state } = await enter(page);
  expect(await host.getAttribute('data-viewer')).toBe('webgl');
  expect(await state()).toEqual({ yaw: 0, pitch: 0, magnification: 80 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await state()).toMatchObject({ yaw: 10, pitch: 10 });
  await page.keyboard.press('+');
  expect((await state()).magnification).toBe(70);
  for (let press = 0; press < 8; press++) await page.keyboard.press('+');
  expect((await state()).magnification).toBe(30);
  for (let press = 0; press < 12; press++) await page.keyboard.press('-');
  expect((await state()).magnification).toBe(120);
  await page.getByRole('button', { name: 'Look straight ahead' }).click();
  expect(await state()).toMatchObject({ yaw: 0, pitch: 0 });
  const dragHere = async (right: number) => {
    await page.mouse.move(320, 200);
    await page.mouse.down();
    await page.mouse.move(320 + right, 200, { steps: 4 });
    await page.mouse.up();
  };
  await dragHere(-100);
  expect((await state()).yaw).toBeCloseTo(20);
  for (let press = 0; press < 9; press++) await page.keyboard.press('+');
  await dragHere(-100);
  expect(await state()).toMatchObject({ magnification: 30 });
  expect((await state()).yaw).toBeCloseTo(40);
});

test('an upload is seen at once by its visitor and by nobody else', async () => {
  const page = await open();
  await page.setInputFiles('input[name=images]', {
    name: 'back yard.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(1200, 600),
  });
  await page.getByText('Upload Successful!', { exact: true }).first().waitFor();
  await page.getByText('1 valid 360° design uploaded.').first().waitFor();
  await viewButton(page, 'Back yard').waitFor();
  const other = await open();
  await other.waitForLoadState('networkidle');
  expect(await other.getByRole('heading', { name: 'Uploaded designs' }).isVisible()).toBe(false);
  expect(await viewButton(other, 'Back yard').count()).toBe(0);
});

test.runIf(LONG)('a visitor deletes an upload of their own, by keyboard, after being asked', async () => {
  const page = await open(PHONE);
  await page.setInputFiles('input[name=images]', {
    name: 'front yard.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(1200, 600),
  });
  await viewButton(page, 'Front yard').waitFor();
  const path = await page
    .getByRole('article')
    .filter({ hasText: 'Front yard' })
    .locator('img')
    .getAttribute('src');
  const button = page.getByRole('button', { name: 'Delete: Front yard' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this upload?' });
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await page.getByText('Upload deleted', { exact: true }).first().waitFor();
  await button.waitFor({ state: 'detached' });
  await page.getByText(CONTENT.panorama.PANORAMA_GALLERY.uploadsEmpty).first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Uploaded designs');
  expect((await page.request.get(path ?? '')).status()).toBe(404);
});

test.runIf(LONG)('an upload that cannot be deleted says so and stays', async () => {
  const page = await open();
  await page.setInputFiles('input[name=images]', {
    name: 'side yard.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(1200, 600),
  });
  await page.route('**/api/360-designs/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete: Side yard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(CONTENT.panorama.PANORAMA_GALLERY.removeFailed).waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await viewButton(page, 'Side yard').waitFor();
});

test.runIf(LONG)(
  'a picture too low for its width is told so, whether the browser or the server sees it',
  async () => {
    const page = await open();
    const strip = { name: 'strip.jpg', mimeType: 'image/jpeg', buffer: await image(1200, 300) };
    await page.setInputFiles('input[name=images]', strip);
    await page.getByText('It is 1200 × 300 px: wide enough, but too low.').waitFor();
    await page.addInitScript(() => {
      // As if the browser could not look: the server then has the word.
      window.createImageBitmap = () => Promise.resolve({ width: 1600, height: 800, close: () => undefined });
    });
    await page.reload();
    await awake(page);
    await page.setInputFiles('input[name=images]', strip);
    await page.getByText('No valid images', { exact: true }).first().waitFor();
    await page.getByText('It is 1200 × 300 px: wide enough, but too low.').first().waitFor();
  },
);

test.runIf(LONG)('when there is no room, the server’s own words stand beside the notice', async () => {
  const page = await open();
  const message = 'We cannot take images right now. Please try again later.';
  await page.route('**/api/upload-360-images', (route) =>
    route.fulfill({ status: 507, json: { error: 'no-room', message } }),
  );
  await page.setInputFiles('input[name=images]', {
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(900, 600),
  });
  await page.getByText('Upload Failed', { exact: true }).first().waitFor();
  await page.getByText(message).waitFor();
});

test.runIf(LONG)('rejected files are listed by name with the reason, and the toasts say so', async () => {
  const page = await open(PHONE);
  const small = { name: 'small.jpg', mimeType: 'image/jpeg', buffer: await image(400, 200) };
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.setInputFiles('input[name=images]', [small, note]);
  await page.getByText('No valid images', { exact: true }).first().waitFor();
  await page
    .getByText(
      'Upload images with minimum 800px width. Supports both regular photos and 360° panoramic images.',
    )
    .first()
    .waitFor();
  await page.getByText('must be a valid image at least 800px wide').first().waitFor();
  await page.getByText('not an image').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.runIf(LONG)('an upload the server refuses says so', async () => {
  const page = await open();
  await page.route('**/api/upload-360-images', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.setInputFiles('input[name=images]', {
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await image(900, 600),
  });
  await page.getByText('Upload Failed', { exact: true }).first().waitFor();
  await page.getByText('Failed to upload images. Please try again.').first().waitFor();
});
