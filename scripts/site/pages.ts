import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CHAT_ID_PLACEHOLDER, SITE_URL_PLACEHOLDER } from '../../domain/site/brand.ts';

export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

// Data blocks (JSON-LD and the like) never run, so the policy does not need them.
const RUNS = /^(|module|text\/javascript|application\/javascript)$/;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return /\bsrc=/.test(attributes) || !RUNS.test(type) ? [] : [code];
    },
  );
}

export const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

// { "/about/index.html": ["sha256-…"] }: the server answers each page with its own policy.
export function policyHashes(client: string): Record<string, string[]> {
  const pages = filesBelow(client).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(pages.sort().map((file) => [addressOf(client, file), hashesOf(file)]));
}

const addressOf = (client: string, file: string) => `/${relative(client, file).split(sep).join('/')}`;

function hashesOf(file: string): string[] {
  const scripts = inlineScripts(readFileSync(file, 'utf8'));
  if (scripts.some((code) => code.includes(SITE_URL_PLACEHOLDER) || code.includes(CHAT_ID_PLACEHOLDER))) {
    throw new Error(`${file}: a script holds a placeholder that the server replaces, so its hash would lie.`);
  }
  return [...new Set(scripts.map(hashOf))];
}
