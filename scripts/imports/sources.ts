import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

export type Import = {
  file: string;
  line: number;
  specifier: string;
  /** The path from the root for our own modules, undefined for a package. */
  path: string | undefined;
  /** Gone when the program runs. */
  typeOnly: boolean;
  /** Fetched when it is wanted, so it runs after both files are there. */
  dynamic: boolean;
};

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
const TYPE_ONLY = /\b(?:import|export)\s+(?:type\b|\{(?:\s*type\s+[^,}]+,?)+\s*\}\s*from)/;

export function sourcesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /(?<!\.d)\.(tsx?|mjs|astro)$/.test(entry.name) &&
          !/\bassembly\b/.test(entry.parentPath),
      )
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => {
    const said = match[1] ?? match[2] ?? match[3] ?? '';
    const line = text.slice(0, match.index + match[0].indexOf(said)).split('\n').length;
    const specifier = said.replace(/\?.*$/, '');
    return {
      file,
      line,
      specifier,
      path: target(file, specifier),
      typeOnly: TYPE_ONLY.test(match[0]),
      dynamic: match[3] !== undefined,
    };
  });
}

function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier));
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}
