import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of WCAG 2.2 AA and of good practice on the page as it stands, in words. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(await source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map((fault) => fault.id + ': ' + fault.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe did not run'];
};
