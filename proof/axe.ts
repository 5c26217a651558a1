import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What is still fading in has not its own color yet; what turns for ever is not waited for.
const settled = async () => {
  const ending = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const enough = new Promise((done) => setTimeout(done, 2000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), enough]);
};

/** What axe has against a page, or a part of it, a line each. */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(settled);
  await page.evaluate(await source);
  const found: unknown = await page.evaluate(
    `axe.run('${within}', { preload: false, resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then((r) => r.violations.map((v) =>
      v.id + ': ' + v.nodes.map((n) => n.target + ' ' + n.failureSummary).slice(0, 3).join(' | ')))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe did not run'];
}
