import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `npm run lines`: lines written by hand, by folder. Data that a program writes (JSON, migrations, fonts) and prose do not count;
// tests, what proves and measures, and the picture kit are counted apart.

const WRITTEN = /(?<!\.d)\.(m?tsx?|mjs|astro|css|py|html)$|\.d\.(m?ts)$/;
const GENERATED = /^server\/database\/migrations\//;
const APART: readonly [name: string, path: RegExp][] = [
  ['tests and what they stand on', /\.test\.tsx?$|(^|\/)testing\/|(^|\/)fixtures\/|^e2e\//],
  ['proof/', /^proof\//],
  ['bench/', /^bench\//],
  ['pictures/', /^pictures\//],
];

export type Count = { product: Map<string, number>; apart: Map<string, number> };

export function countLines(files: readonly { path: string; lines: number }[]): Count {
  const count: Count = { product: new Map(), apart: new Map() };
  for (const { path, lines } of files) {
    if (!WRITTEN.test(path) || GENERATED.test(path)) continue;
    const apart = APART.find(([, where]) => where.test(path))?.[0];
    const name = apart ?? (path.includes('/') ? `${path.split('/')[0]}/` : 'at the root');
    const counted = apart ? count.apart : count.product;
    counted.set(name, (counted.get(name) ?? 0) + lines);
  }
  return count;
}

const print = (title: string, counted: ReadonlyMap<string, number>) => {
  const sum = [...counted.values()].reduce((total, lines) => total + lines, 0);
  console.log(`${String(sum).padStart(7)}  ${title}`);
  for (const [name, lines] of [...counted].sort((a, b) => b[1] - a[1]))
    console.log(`${String(lines).padStart(7)}    ${name}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => WRITTEN.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
  const { product, apart } = countLines(files);
  print('written by hand', product);
  print('apart', apart);
}
