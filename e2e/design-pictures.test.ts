import type { Page, Route } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import { awake } from '../proof/awake.ts';
import { LONG } from '../proof/long.ts';
import { startJourneys } from './journey.ts';

// What comes after the first picture: a finer one, quietly, and a photograph for whoever asks. The server's part of it has tests of
// its own; here its answers are given at once.

const journeys = startJourneys();
const { rendering } = CONTENT.designTool.DESIGN_TOOL;

const flat = (width: number, background: string) =>
  sharp({ create: { width, height: Math.round((width * 9) / 16), channels: 3, background } })
    .webp()
    .toBuffer();
const image = (route: Route, body: Buffer) => route.fulfill({ contentType: 'image/webp', body });
const stages = (...names: string[]) =>
  names.map((stage) => `data: ${JSON.stringify({ stage })}\n\n`).join('');

async function describe(page: Page) {
  await page.fill('[name=transcript]', 'a modern pool, 30 feet');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  return page.getByRole('region', { name: rendering.heading });
}

test('a finer picture is laid over the first one, without a word and without moving anything', async () => {
  const page = await journeys.openLive('/ai-design-tool');
  const [first, fine] = [await flat(1280, '#2fa9b8'), await flat(1920, '#2fa9b9')];
  await page.route('**/api/designs/pictures/*', (route) =>
    image(route, route.request().url().includes('refined') ? fine : first),
  );
  await page.route('**/progress?refined', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: stages('understood', 'done', 'refined') }),
  );
  await awake(page);
  const card = await describe(page);
  const finer = card.locator('img[src$="?refined"]');
  await finer.waitFor({ state: 'attached' });
  expect(await finer.getAttribute('alt')).toBe('');
  await expect.poll(() => finer.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  const boxes = await card.locator('img').evaluateAll((all) =>
    all.map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }),
  );
  expect(new Set(boxes).size).toBe(1);
});

test.runIf(LONG)('where the finer picture is there already, it is fetched once', async () => {
  const page = await journeys.openLive('/ai-design-tool');
  const fine = await flat(1920, '#2fa9b9');
  const fetched: string[] = [];
  await page.route('**/api/designs/pictures/*', (route) => {
    fetched.push(new URL(route.request().url()).search);
    return image(route, fine);
  });
  await page.route('**/progress?refined', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: stages('understood', 'refined') }),
  );
  await awake(page);
  const card = await describe(page);
  await card.locator('img.opacity-100').waitFor();
  await page.waitForTimeout(500);
  expect(fetched).toEqual(['?preview', '']);
  expect(await card.getByRole('button', { name: rendering.photograph.make }).count()).toBe(0);
});

test('a photograph is made on request, beside the picture and called what it is', async () => {
  const page = await journeys.openLive('/ai-design-tool');
  const picture = await flat(1920, '#2fa9b9');
  await page.route('**/api/designs/pictures/*', (route) => image(route, picture));
  await page.route('**/api/designs/photographs/*', (route) => image(route, picture));
  await page.route('**/api/ai-design-process', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    json.links.photograph = `/api/designs/${json.id}/photograph`;
    await route.fulfill({ response: answer, json });
  });
  let broken = true;
  await page.route('**/photograph', (route) =>
    route.fulfill(
      broken
        ? { status: 503, json: { message: 'later' } }
        : { json: { photographUrl: '/api/designs/photographs/a.webp' } },
    ),
  );
  await awake(page);
  const card = await describe(page);
  const { make, failed, retry, note, alt } = rendering.photograph;
  await card.getByRole('button', { name: make }).click();
  await card.getByText(failed).waitFor();
  broken = false;
  await card.getByRole('button', { name: retry }).click();
  await card.getByRole('img', { name: alt }).waitFor();
  await card.getByText(note).waitFor();
  await card.getByRole('img', { name: /pool, 30 by/ }).waitFor();
});
