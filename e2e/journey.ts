import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, inject, onTestFinished } from 'vitest';
import { awake } from '../proof/awake.ts';
import { DESKTOP, openBrowser, withoutWebGl } from '../proof/browser.ts';
import { type RunningSite, runSite } from '../proof/running-site.ts';
import { createPostgresDatabase } from '../server/testing/databases.ts';

// A site and a browser for a file of journeys, and for each test a visitor who has never been here.

/** Until a part that wakes when somebody comes near it has its script. */
export async function wake(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector);
  await part.locator('astro-island > *').first().scrollIntoViewIfNeeded();
  await part.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await awake(page);
}

/** From here on the page's time stands still and goes on by `page.clock.runFor` alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets the page's time run until something is so. */
export const runClockUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return isSo();
    })
    .toBe(true);

export interface JourneyOptions {
  /** Settings of a site of their own; without any, the journeys share one site with all others. */
  env?: Record<string, string>;
  browser?: () => Promise<Browser>;
}

// The files of one worker share its browser; it ends with the worker.
const browsers = new Map<() => Promise<Browser>, Promise<Browser>>();
export const sharedBrowser = (launch: () => Promise<Browser>) => {
  const browser = browsers.get(launch) ?? launch();
  browsers.set(launch, browser);
  return browser;
};

// In PostgreSQL, which takes half the time of the embedded database to start; that one has the site of all others.
export const runOwnSite = async (env: Record<string, string>) =>
  runSite({ env: { DATABASE_URL: await createPostgresDatabase(), ...env } });

export function startJourneys({ env, browser: launch = openBrowser }: JourneyOptions = {}) {
  let site: Pick<RunningSite, 'url' | 'dataDir'> | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const ownSite = env && runOwnSite(env);
    [site, browser] = await Promise.all([ownSite ?? inject('site'), sharedBrowser(launch)]);
    return async () => (await ownSite)?.close();
  });

  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('Journeys begin inside a test.');
    return thing;
  };
  const visit = async (options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    // What moves costs processor time in every journey, and none is about it.
    const context = await started(browser).newContext({
      baseURL: started(site).url,
      reducedMotion: 'reduce',
      ...options,
    });
    // Drawn by the processor a pool takes seconds of it: only journeys that look at one have a browser for that.
    if (launch === openBrowser) await context.addInitScript(withoutWebGl);
    context.setDefaultTimeout(60_000);
    onTestFinished(() => context.close());
    return context.newPage();
  };
  const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await visit(options);
    await page.goto(path);
    return page;
  };

  return {
    get site() {
      return started(site);
    },
    get browser() {
      return started(browser);
    },
    /** A fresh visitor's empty tab. */
    visit,
    /** A page as it comes from the server. */
    open,
    /** A page whose script has taken over. */
    openLive: async (path: string, options?: BrowserContextOptions): Promise<Page> => {
      const page = await open(path, options);
      await awake(page);
      return page;
    },
  };
}
