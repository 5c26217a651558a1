import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_URL_PLACEHOLDER } from '../../domain/site/brand.ts';
import { policyHashes } from './pages.ts';
import { PUBLIC_PAGES, robots, sitemap } from './public-files.ts';

function site(html: string): string {
  const client = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, 'about'));
  writeFileSync(join(client, 'about', 'index.html'), html);
  return client;
}

test('a page’s policy holds the hash of each script that runs, and of no other', () => {
  const client = site(
    '<script>go()</script><script type="module">more()</script><script src="/x.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script>go()</script>',
  );
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
  expect(policyHashes(client)).toEqual({ '/about/index.html': [hash('go()'), hash('more()')] });
});

test('a script that holds the site’s address stops the build, because the server changes it', () => {
  const client = site(`<script>go("${SITE_URL_PLACEHOLDER}")</script>`);
  expect(() => policyHashes(client)).toThrow(/its hash would lie/);
});

test('the sitemap lists every public page and nothing private', () => {
  expect(PUBLIC_PAGES).toContain('/');
  expect(PUBLIC_PAGES).toContain('/packages');
  expect(sitemap()).toContain(`<loc>${SITE_URL_PLACEHOLDER}/diy-pools-and-spas</loc>`);
  expect(sitemap()).not.toMatch(/admin|payment-success|status/);
  expect(robots()).toContain('Disallow: /admin');
});
