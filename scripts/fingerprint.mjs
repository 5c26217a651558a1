import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// One hash over everything a build is made of, so that an unchanged source is never built twice.

/** Where a build says what it was made of. */
export const BUILD_MARK = 'build/.fingerprint';

const ROOMS = ['content', 'domain', 'studio', 'server', 'site', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'astro.config.ts', 'tsconfig.json'];

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

export const fingerprint = () => {
  const hash = createHash('sha256');
  const rooms = ROOMS.filter((room) => existsSync(room)).flatMap(filesOf);
  for (const file of [...FILES.filter((name) => existsSync(name)), ...rooms].sort()) {
    // Pictures are many megabytes: their size and name are enough to see a change.
    const picture = /\.(avif|webp|png|jpg|woff2)$/.test(file);
    hash.update(file).update(picture ? String(statSync(file).size) : readFileSync(file));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('BRAND_')) hash.update(`${name}=${value}`);
  }
  return hash.digest('hex');
};
