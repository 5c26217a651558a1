import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DESKTOP, openBrowser, PHONE } from './browser.ts';
import { type RunningSite, runSite } from './site.ts';

// axe on the pages that convince, at rest and with each dialog open.

let site: RunningSite;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  [site, browser, axe] = await Promise.all([
    runSite(),
    openBrowser(),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run: unknown = Reflect.get(window, 'axe');
    if (typeof run !== 'object' || run === null || !('run' in run) || typeof run.run !== 'function')
      return ['no axe'];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await run.run(document, { runOnly: tags });
    return violations.map(
      (fault: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        `${fault.id}: ${fault.nodes
          .map((node) => `${node.target} ${node.failureSummary}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
  });
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
  expect(await faults(await open(path, DESKTOP))).toEqual([]);
});

test.each(['/', '/packages'])('%s is clean on a phone and on a desk', async (path) => {
  for (const size of [PHONE, DESKTOP]) expect(await faults(await open(path, size))).toEqual([]);
});

test('the quiz is clean at a question and at its result', async () => {
  const page = await open('/packages', DESKTOP);
  await page.getByRole('button', { name: 'Start AI Quiz (2 minutes)' }).click();
  await page.getByText('Question 1 of 3').waitFor();
  expect(await faults(page)).toEqual([]);
  for (const answer of ['Just exploring', 'Under $500'])
    await page.getByRole('button', { name: answer }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Take Quiz Again' }).waitFor();
  expect(await faults(page)).toEqual([]);
});

test('the lightbox is clean', async () => {
  const page = await open('/', DESKTOP);
  await page.locator('#portfolio li button').nth(4).click();
  await page.getByText('Image 5 of 42').waitFor();
  expect(await faults(page)).toEqual([]);
});
