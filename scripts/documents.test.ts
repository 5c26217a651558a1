import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const DECISIONS = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
const INDEX = 'docs/decisions/README.md';
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'docs/production.md',
  'docs/specification.md',
  'docs/threat-model.md',
  ...DECISIONS.map((name) => `docs/decisions/${name}`),
];

test.each(['README.md', 'CONTRIBUTING.md', 'bench/README.md'])(
  'every command named in %s exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const named = [...text.matchAll(/`npm (?:run )?([a-z0-9:-]+)[^`]*`/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(0);
    const unknown = named.filter((name) => !(name in scripts) && name !== 'ci');
    expect(unknown).toEqual([]);
  },
);

// What a command or the running site writes need not be there before it ran.
const WRITTEN = new Set(['bench/results.md', 'build/', 'database/identity', 'files/unknown/']);

test.each(DOCUMENTS)('every file and folder named in %s exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([a-z0-9-]+\/[a-z0-9/._-]*|[A-Z]+\.md)`/g)].map(([, path]) => path ?? '');
  expect(named.filter((path) => !existsSync(path) && !WRITTEN.has(path))).toEqual([]);
});

test.each(DOCUMENTS)('every name that %s places in a file is in it', (document) => {
  const text = readFileSync(document, 'utf8');
  const placed = [...text.matchAll(/`(\w+)` (?:in|of) `([a-z][a-z0-9/._-]+\.tsx?)`/g)];
  const missing = placed.filter(
    ([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')),
  );
  expect(missing.map(([words]) => words)).toEqual([]);
});

test('every variable of the environment is explained in the README', () => {
  const read = [...readFileSync('server/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name ?? '',
  );
  const readme = readFileSync('README.md', 'utf8');
  const internal = new Set(['NODE_ENV', 'BUILD_DIR', 'STRIPE_API_URL']);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !internal.has(name) && !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the index lists every decision by its title, and no number is missing', () => {
  const index = readFileSync(INDEX, 'utf8');
  const titles = DECISIONS.map((name) => {
    const title = readFileSync(`docs/decisions/${name}`, 'utf8').match(/^# \d{3}\. (.+)$/m)?.[1];
    return `| ${name.slice(0, 3)} | [${title}](${name}) |`;
  });
  expect(titles.filter((line) => !index.includes(line))).toEqual([]);
  const numbers = [...index.matchAll(/^\| (\d{3}) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  const linked = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file ?? '');
  expect(linked.filter((file) => !DECISIONS.includes(file))).toEqual([]);
});

test.each(DOCUMENTS)('every decision named in %s is in the index', (document) => {
  const index = readFileSync(INDEX, 'utf8');
  const named = [...readFileSync(document, 'utf8').matchAll(/decision (\d{3})/g)].map(([, number]) => number);
  expect(named.filter((number) => !index.includes(`| ${number} |`))).toEqual([]);
});

test.each(DECISIONS)('%s has the form of every decision', (name) => {
  const text = readFileSync(`docs/decisions/${name}`, 'utf8');
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)}\\. \\S`));
  const parts = [...text.matchAll(/^\*\*([A-Z]\w+)\.\*\* ?(.*)$/gm)];
  const named = parts.map(([, part]) => part).filter((part) => part !== 'Alternatives');
  expect(named).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
  expect(parts[0]?.[2]).toMatch(/^(Accepted|Replaced by \d{3}), \d{4}-\d{2}-\d{2}\./);
});
