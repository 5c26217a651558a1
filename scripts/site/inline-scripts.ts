import { createHash } from 'node:crypto';
import { DEFAULT_CONTENT } from '../../content/default-content.ts';
import { PAGES } from '../../domain/site/routes.ts';
import { readConfig } from '../../server/config.ts';
import { builtPages } from '../../server/pages/renderer.ts';

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

/** Every page rendered once with our own words: what runs in it is ours, and nothing that comes later may add to it. */
export async function inlineScriptHashes(): Promise<string[]> {
  const render = builtPages(readConfig({}));
  const hashes = new Set<string>();
  for (const address of PAGES) {
    const { text } = await render(address, DEFAULT_CONTENT);
    for (const code of inlineScripts(text)) {
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
  }
  return [...hashes].sort();
}
