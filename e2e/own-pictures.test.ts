import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { LONG } from '../proof/long.ts';
import { STAFF } from '../proof/running-site.ts';
import { startJourneys } from './journey.ts';

// What is published here shows on every page of its site.
const journeys = startJourneys({ env: {} });
const { PICTURE_DESK: words } = DEFAULT_CONTENT.consoleContent;

const dropOn = async (page: Page, selector: string, bytes: Buffer, name: string) => {
  const dropped = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      return transfer;
    },
    { base64: bytes.toString('base64'), name },
  );
  for (const type of ['dragover', 'drop'])
    await page.dispatchEvent(selector, type, { dataTransfer: dropped });
};

test.runIf(LONG)(
  'an owner drops a photograph on a project, crops it by keyboard, describes it, and visitors see it',
  async () => {
    const page = await journeys.visit();
    await page.request.post('/api/auth/sign-in/email', { data: STAFF });
    await page.goto('/admin#content/projects');
    await page.getByRole('button', { name: /^Horizon Terrace/ }).click();
    const file = page.locator('input[type=file]');
    const field = page.locator('fieldset', { has: file });
    const was = await field.getByLabel(words.alt).inputValue();
    const heic = await readFile(new URL('yard.heic', import.meta.url));
    await file.setInputFiles({ name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: heic });
    // Made a JPEG here, opened there, and found to be small.
    await field.getByText(/^This picture is \d+ × \d+ pixels/).waitFor();

    const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#2fa9b8' } })
      .jpeg()
      .toBuffer();
    await dropOn(page, 'input[type=file]', photo, 'our-yard.jpg');
    const mark = field.getByRole('slider', { name: words.point });
    await mark.waitFor();
    await field.getByText(words.added).waitFor();
    expect(await field.getByLabel(words.alt).inputValue()).toBe('');
    const shown = field.locator('figure img');
    const first = await shown.getAttribute('src');
    expect(first).toMatch(/^\/pictures\/own-[0-9a-f-]{36}-800\.webp$/);

    await mark.focus();
    const before = await mark.getAttribute('aria-valuetext');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await mark.getAttribute('aria-valuetext')).not.toBe(before);
    await field.getByText(words.cropped, { exact: true }).waitFor();
    const second = await shown.getAttribute('src');
    expect(second).not.toBe(first);
    expect(await accessibilityFaults(page)).toEqual([]);

    await field.getByLabel(words.alt).fill('Our own pool in the afternoon');
    await field.getByRole('button', { name: words.undo }).click();
    expect(await shown.getAttribute('src')).toBe(first);
    expect(await field.getByLabel(words.alt).inputValue()).toBe('Our own pool in the afternoon');
    await field.getByRole('button', { name: words.undo }).click();
    expect(await field.getByLabel(words.alt).inputValue()).toBe(was);

    await file.setInputFiles({ name: 'our-yard.jpg', mimeType: 'image/jpeg', buffer: photo });
    await mark.waitFor();
    await field.getByLabel(words.alt).fill('Our own pool in the afternoon');
    const own = (await shown.getAttribute('src')) ?? '';
    const draft = async () => (await page.request.get('/api/staff/content/projects')).text();
    await expect.poll(async () => (await draft()).includes('Our own pool')).toBe(true);
    const published = await page.request.post('/api/staff/content/projects/publish', {
      data: { baseVersion: 0 },
    });
    expect(published.status(), await published.text()).toBe(200);
    const home = await (await page.request.get('/')).text();
    expect(home.includes(own.replace('-800.webp', '-480.avif'))).toBe(true);
    expect(home.includes('alt="Our own pool in the afternoon"')).toBe(true);
  },
);
