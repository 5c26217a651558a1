// The built pages: their files, and the hashes of the scripts written inside them.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

// Data blocks (JSON-LD and the like) never run, so the policy does not need them.
const RUNS = /^(|module|text\/javascript|application\/javascript)$/;

export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, code] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (/\bsrc=/.test(attributes) || !RUNS.test(type)) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}

export function executableInline(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes))
    .filter(([, attributes]) => RUNS.test(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , code]) => code);
}

// { "/about/index.html": ["sha256-…"] }: the server answers each page with its own policy.
export async function policyHashes(client, placeholders) {
  const table = {};
  for (const file of (await filesBelow(client)).filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(file, 'utf8');
    const leaking = executableInline(html).find((code) => placeholders.some((word) => code.includes(word)));
    if (leaking) throw new Error(`${file}: a script holds a placeholder that the server replaces, so its hash would lie.`);
    table[`/${relative(client, file).split(sep).join('/')}`] = inlineScriptHashes(html);
  }
  return table;
}
