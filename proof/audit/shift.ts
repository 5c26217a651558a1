import type { Page } from 'playwright';

// Layout shift as a visitor has it: while the page loads and while it is read to its end.
export const WATCH_SHIFT = `
  window.shifted = 0;
  window.shiftedBy = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifted += entry.value;
      window.shiftedBy.push(...entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        node?.nodeName + ' ' + (node?.id || String(node?.className ?? '').slice(0, 40)) + ' ' +
        [from.x, from.y, from.width, from.height].map(Math.round) + ' to ' + [to.x, to.y, to.width, to.height].map(Math.round)));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

export const readToTheEnd = async (page: Page) => {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const step = Number(await page.evaluate('innerHeight')) * 0.8;
  for (let top = 0; top < height; top += step) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await page.waitForTimeout(60);
  }
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
};

export const shiftOf = async (page: Page): Promise<{ shift: number; by: string }> => ({
  shift: Number(await page.evaluate('window.shifted')),
  by: String(await page.evaluate("window.shiftedBy.join('; ')")),
});
