import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { areaOf } from '#domain/geometry/plane.ts';
import { plotShape } from '#domain/plot/plot.ts';
import { type Underlay, underlayShape } from '#domain/plot/underlay.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { accessibilityFaults } from '../proof/axe.ts';
import { PHONE } from '../proof/browser.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';
import { LOT, LOT_SQ_FT, onPage, surveyPdf, yardPhoto } from './survey-paper.ts';

const journeys = startJourneys();
const { PLOT_UNDERLAY: words } = DEFAULT_CONTENT.plotUnderlay;
const { PLOT_TABLE: table } = DEFAULT_CONTENT.plot;

const pdf = (buffer: Buffer, name = 'survey.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const picture = (page: Page) => page.getByRole('group', { name: table.drawing }).locator('image').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file);

async function openPicturePanel(page: Page) {
  await page.getByRole('tab', { name: table.panel.underlay }).click();
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
}

/** Where a point of the picture, in shares of it, lies on the screen. */
async function spotOn(page: Page, [x, y]: readonly [number, number]) {
  await picture(page).evaluate((image) =>
    image.closest('svg')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

const kept = (page: Page): Promise<Underlay> =>
  page
    .evaluate(() => JSON.parse(localStorage.getItem('poolPlot') ?? '{}').underlay)
    .then(underlayShape.parse);
const sideFt = async (page: Page) => {
  const { width, feetPerPixel } = await kept(page);
  return width * feetPerPixel;
};

type Put = (page: Page, at: { x: number; y: number }) => Promise<void>;
const byMouse: Put = (page, { x, y }) => page.mouse.click(x, y);
const byTouch: Put = (page, { x, y }) => page.touchscreen.tap(x, y);

async function putPoints(page: Page, ends: readonly (readonly [number, number])[], put: Put) {
  for (const end of ends) await put(page, await spotOn(page, end));
  await page.getByRole('slider', { name: words.scale.points[1] }).waitFor();
}
const corners = (...indices: number[]) => indices.map((index) => onPage(LOT[index] ?? [0, 0]));

async function traceLot(page: Page) {
  await press(page, words.scale.trace);
  for (const corner of [...corners(0, 1, 2, 3, 4), ...corners(0)])
    await byMouse(page, await spotOn(page, corner));
}
const drawnLot = (page: Page) =>
  page
    .evaluate(() => JSON.parse(localStorage.getItem('poolPlot') ?? '{}').plot)
    .then((plot) => z.nullable(plotShape).parse(plot))
    .then((plot) => plot && { corners: plot.lot.corners, source: plot.source });

test('a survey is opened, scaled by one lot line checked by another and traced; all of it is there after a reload', async () => {
  const page = await journeys.openLive(ROUTES.plot);
  await openPicturePanel(page);
  await choose(page, pdf(await surveyPdf()));
  await press(page, fill(words.goToPage, { page: 2 }));
  await picture(page).waitFor();

  await press(page, words.scale.start);
  await press(page, words.scale.apply);
  await page.getByText(words.lengthTroubles['no-points']).waitFor();
  await putPoints(page, corners(0, 1), byMouse);
  const length = page.getByLabel(words.scale.length);
  for (const [typed, trouble] of [
    ['a hundred', words.lengthTroubles.nonsense],
    ['0', words.lengthTroubles['no-length']],
  ] as const) {
    await length.fill(typed);
    await press(page, words.scale.apply);
    await page.getByText(trouble).waitFor();
  }
  await length.fill('99999');
  await press(page, words.scale.apply);
  await page.getByText(/the whole picture would be/).waitFor();
  await length.fill('100\' 0"');
  await press(page, words.scale.apply);
  await page.getByText(fill(words.scale.is, { length: '100 ft' })).waitFor();
  // 612 points of paper at 3.6 points for a foot.
  await expect.poll(async () => Math.abs((await sideFt(page)) / 170 - 1)).toBeLessThan(0.01);

  await press(page, words.check.start);
  await putPoints(page, corners(0, 4), byMouse);
  await length.fill('110 ft');
  await press(page, words.check.apply);
  await page.getByText(words.check.warning).waitFor();
  await page.getByText(/ft in every 100 ft/).waitFor();
  await press(page, words.check.average);
  await page.getByText(words.check.averaged).waitFor();
  await expect.poll(() => sideFt(page)).toBeLessThan(170 * 0.97);

  await press(page, words.scale.again);
  // The points by keyboard: from where they are put to the ends of the line.
  await press(page, words.scale.place);
  const first = page.getByRole('slider', { name: words.scale.points[0] });
  await first.focus();
  const before = await first.getAttribute('aria-valuetext');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await first.getAttribute('aria-valuetext')).not.toBe(before);
  await putPoints(page, corners(0, 1), byMouse);
  await length.fill('100');
  await press(page, words.scale.apply);
  await press(page, words.check.again);
  await putPoints(page, corners(0, 4), byMouse);
  await length.fill('120');
  await press(page, words.check.apply);
  await page.getByText(/^Scale error: ± [01](\.\d+)?%, [01](\.\d+)? ft in every 100 ft\.$/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await traceLot(page);
  await expect.poll(() => drawnLot(page)).not.toBeNull();
  const traced = await drawnLot(page);
  // Two sides, each off by no more than the scale's error and a click.
  expect(Math.abs(areaOf(traced?.corners ?? []) / LOT_SQ_FT - 1)).toBeLessThan(0.02);
  expect(traced?.source).toEqual({ kind: 'pdf', errorPercent: expect.any(Number) });

  // Another scale takes the drawing along, in one step that can be taken back.
  await openPicturePanel(page);
  await press(page, words.scale.again);
  await putPoints(page, corners(0, 1), byMouse);
  await length.fill('200');
  await press(page, words.scale.apply);
  await press(page, words.along.yes);
  const sideOf = async () => areaOf((await drawnLot(page))?.corners ?? []) / LOT_SQ_FT;
  await expect.poll(sideOf).toBeGreaterThan(3.9);
  await press(page, table.undo);
  await expect.poll(sideOf).toBeLessThan(1.1);

  const was = await kept(page);
  await page.reload();
  await openPicturePanel(page);
  await picture(page).waitFor();
  expect(await kept(page)).toEqual(was);
  await press(page, words.remove);
  await picture(page).waitFor({ state: 'detached' });
});

test.runIf(LONG)(
  'a photograph is scaled on a phone by touch, turned and faded; a browser that keeps nothing says so',
  async () => {
    const page = await journeys.visit(PHONE);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new Error('forbidden');
        },
      });
    });
    await page.goto(ROUTES.plot);
    await openPicturePanel(page);
    await choose(page, { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await yardPhoto() });
    await picture(page).waitFor();
    await page.getByText(words.notKept).waitFor();
    await press(page, words.scale.start);
    await putPoints(
      page,
      [
        [80 / 120, 10 / 90],
        [80 / 120, 50 / 90],
      ],
      byTouch,
    );
    await page.getByLabel(words.scale.length).fill('40');
    await press(page, words.scale.apply);
    await page.getByText(fill(words.scale.is, { length: '40 ft' })).waitFor();
    await expect.poll(async () => Math.abs((await sideFt(page)) / 120 - 1)).toBeLessThan(0.04);
    // Upright, though the file lies on its side.
    const { width, height } = await kept(page);
    expect(width / height).toBeCloseTo(120 / 90, 2);

    await press(page, words.look.right);
    await press(page, words.look.right);
    await page.getByRole('slider', { name: words.look.opacity }).press('Home');
    await page.getByLabel(words.look.lock).check();
    await expect.poll(() => kept(page)).toMatchObject({ turnDeg: 180, opacity: 0.1, locked: true });
    expect(await page.getByRole('button', { name: words.look.right }).isDisabled()).toBe(true);
    await page.getByLabel(words.look.show).uncheck();
    await picture(page).waitFor({ state: 'detached' });
  },
);

test.runIf(LONG)(
  'a locked, a broken, a long, a huge and a wrong file each get a sentence or are opened, and nothing is lost',
  async () => {
    const page = await journeys.openLive(ROUTES.plot);
    await openPicturePanel(page);
    await choose(page, pdf(await surveyPdf({ pages: 40, surveyPage: 37 }), 'forty.pdf'));
    await press(page, fill(words.goToPage, { page: 37 }));
    await page.getByText(fill(words.pageOf, { page: 37, pages: 40 })).waitFor();

    await choose(page, pdf(Buffer.from('%PDF-1.7 and nothing else'), 'cut.pdf'));
    await page.getByText(words.troubles.broken).waitFor();
    await choose(page, { name: 'deed.txt', mimeType: 'text/plain', buffer: Buffer.from('lot 14') });
    await page.getByText(words.troubles.unsupported).waitFor();
    await choose(page, { name: 'none.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await page.getByText(words.troubles.empty).waitFor();
    expect(await picture(page).isVisible()).toBe(true);

    await choose(page, pdf(await surveyPdf({ pages: 1, surveyPage: 1, password: 'oak' }), 'locked.pdf'));
    await page.getByLabel(words.password).fill('elm');
    await press(page, words.unlock);
    await page.getByText(words.failed.wrongPassword).waitFor();
    await page.getByLabel(words.password).fill('oak');
    await press(page, words.unlock);
    await page.getByText('locked.pdf', { exact: true }).waitFor();

    const large = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#7d9a5f' } });
    await choose(page, { name: 'aerial.png', mimeType: 'image/png', buffer: await large.png().toBuffer() });
    await page.getByText(words.scaledDown).waitFor();
    const { width, height } = await kept(page);
    expect(width * height).toBeLessThanOrEqual(10e6);

    const heic = await readFile(new URL('yard.heic', import.meta.url));
    await choose(page, { name: 'IMG_0412.HEIC', mimeType: '', buffer: heic });
    await page.getByText('IMG_0412.HEIC', { exact: true }).waitFor();

    await press(page, words.scale.start);
    const [here, there] = [
      [0.5, 0.5],
      [0.8, 0.5],
    ] as const;
    await putPoints(page, [here, there], byMouse);
    const [to, from] = [await spotOn(page, here), await spotOn(page, there)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.getByLabel(words.scale.length).fill('80');
    await press(page, words.scale.apply);
    await page.getByText(words.lengthTroubles['same-spot']).waitFor();
    expect(await page.getByLabel(words.scale.length).inputValue()).toBe('80');
  },
);
