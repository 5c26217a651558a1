import type { Page } from 'playwright';

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
