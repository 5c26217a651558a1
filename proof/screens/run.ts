import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { option } from '../arguments.ts';
import { readToTheEnd } from '../audit/shift.ts';
import { awake } from '../awake.ts';
import { DESKTOP, openBrowserWithWebGl, PHONE } from '../browser.ts';
import { runSite } from '../running-site.ts';
import { SHOWN, type Shown } from './shown.ts';

// `npm run screens`: every page and state at three widths, to be judged by looking. Needs a build.
//   --only faq,paid   some of them        --width 390   one width        --folder …        --url …   a site that runs already
// Of each, what the window shows first, and the whole page in parts that an eye can take in.

const PART_HEIGHT = 1800;
const HEADER_HEIGHT = 100;
const SIZES: Record<string, BrowserContextOptions> = {
  390: PHONE,
  820: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  1440: DESKTOP,
};

const only = option('only')?.split(',');
const folder = option('folder') ?? '.cache/screens';
const widths = Object.entries(SIZES).filter(([width]) => width === (option('width') ?? width));
const wanted = SHOWN.filter(({ name }) => !only || only.includes(name));
if (wanted.length === 0) throw new Error(`Known are ${SHOWN.map(({ name }) => name).join(', ')}`);

await mkdir(folder, { recursive: true });
const given = option('url');
const site = given ? undefined : await runSite({ env: { PICTURE_WIDTH: '1280' } });
const base = given ?? site?.url ?? '';
const browser = await openBrowserWithWebGl();
const missed: string[] = [];
try {
  for (const shown of wanted)
    for (const [width, size] of widths) {
      const name = `${shown.name}-${width}`;
      await capture(browser, shown, size, name).then(
        () => console.log(name),
        (error: Error) => missed.push(`${name}: ${error.message.split('\n')[0]}`),
      );
    }
} finally {
  await browser.close();
  await site?.close();
}
for (const line of missed) console.log(`- ${line}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function capture(browser: Browser, shown: Shown, size: BrowserContextOptions, name: string) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...size,
  });
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.goto(shown.path);
    await awake(page);
    await shown.reach?.(page);
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    if (shown.windowOnly) return;
    await inParts(page, size.viewport?.width ?? 0, name);
  } finally {
    await context.close();
  }
}

// Pictures decode and the 3D view draws after the network has fallen silent.
async function settled(page: Page) {
  // A room that listens for news is never idle.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  const view = page.locator('[data-stage] canvas, main canvas');
  if (await view.count()) {
    const shown = page.waitForFunction(() => !document.querySelector('[data-stage=loading]'));
    await shown.catch(() => undefined);
    await page.waitForTimeout(15_000);
  }
  await page.waitForTimeout(700);
}

// As a window of that height shows it: a picture of a whole tall page is cut at the browser's largest texture, and its parts restyle it.
async function inParts(page: Page, width: number, name: string) {
  await page.setViewportSize({ width, height: PART_HEIGHT });
  await readToTheEnd(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // The header lies over the head of each part: what is under it stood at the foot of the one before.
  for (let top = 0, part = 1; top < height; top += PART_HEIGHT - HEADER_HEIGHT, part += 1) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}-part${part}.png`) });
  }
}
