import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// "label:has(:checked) *" made every press anywhere a new look at each element of the page: half of the 3D page's work.
test('nothing that depends on what is inside something is said of just any element', () => {
  // Print's rules hold for a printed page alone.
  const sheets = globSync('site/**/*.css').filter((file) => !file.endsWith('print.css'));
  const rules = sheets.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/[^{};]*:has\([^{}]*(?=\{)/g)].map(([selectors]) => selectors.trim());
  });
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((selectors) => /:has\(.*\*/s.test(selectors))).toEqual([]);
});
