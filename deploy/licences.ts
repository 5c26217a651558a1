import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// `npm run licences`: what we ship and under which terms; fails on terms we cannot keep.

interface Licence {
  name: string;
  version: string;
  licence: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(nameOf).join(' OR ');
  return isRecord(value) && typeof value.type === 'string' ? value.type : 'unknown';
};

// Terms that ask nothing of a website but to be named. LGPL and MPL parts (libvips, lightningcss) are used unchanged.
const KEPT =
  /^(MIT(-0)?|ISC|0BSD|BSD(-[23]-Clause)?|BSL-1\.0|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|Zlib|PostgreSQL|LGPL-3\.0(-or-later|-only)?|MPL-2\.0)$/i;

// Packages whose description names no terms, but whose own licence file does.
const BY_FILE: Record<string, string> = { 'png-js': 'MIT' };

export const isKept = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((part) => KEPT.test(part.trim())));

export const shippedLicences = (root = '.'): Licence[] => {
  const lock = readJson(join(root, 'package-lock.json'));
  const packages = isRecord(lock) && isRecord(lock.packages) ? lock.packages : {};
  const found: Licence[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (!path || !isRecord(entry) || entry.dev === true || entry.devOptional === true) continue;
    const file = join(root, path, 'package.json');
    const own = existsSync(file) ? readJson(file) : {};
    const stated = isRecord(own) ? (own.license ?? own.licenses) : undefined;
    const name = path.replace(/^.*node_modules\//, '');
    const licence = nameOf(stated ?? entry.license ?? BY_FILE[name]);
    found.push({ name, version: String(entry.version), licence });
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = shippedLicences();
  for (const { name, version, licence } of all) console.log(`${name} ${version}: ${licence}`);
  const refused = all.filter(({ licence }) => !isKept(licence));
  console.log(`${all.length} packages, ${refused.length} under terms to look at`);
  for (const { name, licence } of refused) console.log(`- ${name}: ${licence}`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
