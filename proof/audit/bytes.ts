import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { inlineScripts } from '../../scripts/site/inline-scripts.ts';
import { PHONE } from '../browser.ts';
import { readToTheEnd } from './shift.ts';

// What a phone that comes for the first time fetches of a page, as it was sent (brotli), seen in a real browser.

const KB = 1024;
const TEXT = 0;
const TOOL = 130;

/** Kilobytes of script before anybody touches the page; what draws in three dimensions, where that is shown, is not counted. */
export const SCRIPT_BUDGETS: Record<string, number> = {
  [ROUTES.home]: 15,
  [ROUTES.about]: TEXT,
  [ROUTES.testimonials]: TEXT,
  [ROUTES.faq]: TEXT,
  [ROUTES.guide]: TEXT,
  [ROUTES.privacy]: TEXT,
  [ROUTES.terms]: TEXT,
  [ROUTES.accessibility]: TEXT,
  [ROUTES.states]: TEXT,
  ...Object.fromEntries(Object.values(STATE_PAGES).map((path) => [path, TEXT])),
  [projectPage('saguaro-wash')]: TEXT,
  '/no-such-page': TEXT,
  [ROUTES.packages]: TOOL,
  [ROUTES.contact]: TOOL,
  [ROUTES.book]: TOOL,
  [ROUTES.call]: TOOL,
  [ROUTES.paymentSuccess]: TOOL,
  [ROUTES.designTool]: TOOL,
  [ROUTES.configurator]: TOOL,
  [ROUTES.optimization]: TOOL,
  [ROUTES.eco]: TOOL,
  [ROUTES.plot]: TOOL,
  [ROUTES.panorama]: TOOL,
  [ROUTES.safety]: TOOL,
  [ROUTES.intake]: TOOL,
  [ROUTES.project]: TOOL,
  '/es': 15,
  '/es/packages': TOOL,
  '/es/contact': TOOL,
};
const HOME_SCROLLED_BUDGET = 115;
const HOME_HTML_BUDGET = 220;

const DRAWS_IN_3D = /three|pool-viewer|worker-viewer|viewer-worker|scene-worker/;

export interface PageBytes {
  path: string;
  /** Files of script before the first touch. */
  script: number;
  /** The same after reading to the end. */
  scrolled: number;
  /** Script inside the page itself. */
  inline: number;
  /** The page as it is after unpacking. */
  html: number;
  faults: string[];
}

const sizeOf = async (answers: readonly Response[]) => {
  let sum = 0;
  for (const answer of answers) sum += (await answer.request().sizes()).responseBodySize;
  return sum;
};

const over = (what: string, bytes: number, budget: number | undefined) =>
  budget !== undefined && bytes > budget * KB ? [`${what}: ${(bytes / KB).toFixed(1)} KB of ${budget}`] : [];

export const pageBytes = async (browser: Browser, base: string, path: string): Promise<PageBytes> => {
  const context = await browser.newContext({ baseURL: base, ...PHONE });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (answer) => {
    const isScript = answer.request().resourceType() === 'script';
    if (isScript && !DRAWS_IN_3D.test(answer.url())) scripts.push(answer);
  });
  try {
    const answer = await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Code that waits for an idle moment has had one.
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    const html = (await answer?.text()) ?? '';
    const script = await sizeOf(scripts);
    await readToTheEnd(page);
    await page.waitForLoadState('networkidle');
    const scrolled = await sizeOf(scripts);
    const isHome = path === ROUTES.home;
    return {
      path,
      script,
      scrolled,
      inline: brotliCompressSync(inlineScripts(html).join('\n')).length,
      html: Buffer.byteLength(html),
      faults: [
        ...over('script', script, SCRIPT_BUDGETS[path]),
        ...over('script, read to the end', scrolled, isHome ? HOME_SCROLLED_BUDGET : undefined),
        ...over('HTML', Buffer.byteLength(html), isHome ? HOME_HTML_BUDGET : undefined),
      ],
    };
  } finally {
    await context.close();
  }
};
