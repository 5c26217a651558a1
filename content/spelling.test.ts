import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Visitors read American English. Keys and comments may differ; what stands between quotes may not.
const BRITISH =
  /\b(colou?red|colour|centre|storey|metres?|grey|neighbours?|licences?|favourite|analysing|organise)\b/i;
const ALLOWED = /^(colored)$/i;
const FOLDERS = ['content', 'content/projects', 'content/structured-data'];

const quoted = (source: string) =>
  [...source.replace(/^\s*\/\/.*$/gm, '').matchAll(/'([^'\n]{12,})'|`([^`]{12,})`|"([^"\n]{12,})"/g)].map(
    ([, single, template, double]) => single ?? template ?? double ?? '',
  );

test.each(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'art-direction.ts')
      .map((name) => `${folder}/${name}`),
  ),
)('%s is spelled as its readers spell', (path) => {
  const faults = quoted(readFileSync(path, 'utf8')).filter((text) => {
    const [found] = text.match(BRITISH) ?? [];
    return found !== undefined && !ALLOWED.test(found);
  });
  expect(faults).toEqual([]);
});
