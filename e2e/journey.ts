import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { DESKTOP, openBrowser } from '../proof/browser.ts';
import { type RunningSite, runSite } from '../proof/running-site.ts';

// One site and one browser for a file of journeys, and for each test a visitor who has never been here.

/** Until every part that wakes by itself has its script. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:is([client=load],[client=idle],[client=only])'),
  );
  // React takes over in tasks of its own; a browser that has time again is through with them.
  await page.evaluate(
    () => new Promise<void>((rested) => requestIdleCallback(() => rested(), { timeout: 2000 })),
  );
}

/** The same for a part that wakes when somebody comes near it. */
export async function wake(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector);
  await part.locator('astro-island > *').first().scrollIntoViewIfNeeded();
  await part.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await awake(page);
}

export interface JourneyOptions {
  env?: Record<string, string>;
  context?: BrowserContextOptions;
  browser?: () => Promise<Browser>;
}

export function startJourneys({ env, context: usual, browser: launch = openBrowser }: JourneyOptions = {}) {
  let site: RunningSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([runSite({ ...(env ? { env } : {}) }), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('Journeys begin inside a test.');
    return thing;
  };
  const visit = async (options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const context = await started(browser).newContext({ baseURL: started(site).url, ...usual, ...options });
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
