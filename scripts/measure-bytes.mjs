// First-load JavaScript of every built page, brotli: what its HTML loads at once, imports included.
// Fails when a page exceeds its budget.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const CLIENT = new URL('../build/site/client/', import.meta.url);
const KB = 1024;
export const BUDGETS = {
  '/': 110,
  '/about': 95,
  '/testimonials': 95,
  '/faq': 95,
  '/diy-pools-and-spas': 95,
  '/privacy-policy': 95,
  '/terms-conditions': 95,
  '/404': 0,
  '/packages': 115,
  '/contact': 115,
  '/payment-success': 120,
  '/ai-design-tool': 145,
  '/ai-3d-design': 145,
  '/ai-optimization': 145,
  '/eco-design': 145,
  '/virtual-reality': 145,
  '/child-safety': 145,
  '/intake': 145,
};

const sizes = new Map();
async function brotliSize(path) {
  if (!sizes.has(path)) {
    const body = await readFile(new URL(`.${path}`, CLIENT));
    sizes.set(path, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length);
  }
  return sizes.get(path);
}

async function withImports(path, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  const code = await readFile(new URL(`.${path}`, CLIENT), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    await withImports(`/assets/${name}`, seen);
  }
}

export async function measurePage(route) {
  const html = await readFile(new URL(`.${route === '/' ? '' : route}/index.html`, CLIENT), 'utf8');
  const files = new Set();
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) await withImports(path, files);
  let bytes = 0;
  for (const path of files) bytes += await brotliSize(path);
  const page = brotliCompressSync(Buffer.from(html)).length;
  return { route, bytes, html: page, files: [...files] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const routes = JSON.parse(await readFile(new URL('../build/site-routes.json', import.meta.url), 'utf8'));
  let over = 0;
  for (const route of routes) {
    const { bytes, html, files } = await measurePage(route);
    const budget = BUDGETS[route];
    const bad = budget !== undefined && bytes > budget * KB;
    if (bad) over += 1;
    console.log(
      `${route.padEnd(22)} script ${(bytes / KB).toFixed(1).padStart(6)} KB in ${String(files.length).padStart(2)} files, ` +
        `page ${(html / KB).toFixed(1).padStart(5)} KB${budget === undefined ? '' : `  (budget ${budget} KB${bad ? ', EXCEEDED' : ''})`}`,
    );
    if (process.argv.includes('--files')) {
      for (const path of files) console.log(`    ${path} ${((await brotliSize(path)) / KB).toFixed(1)}`);
    }
  }
  if (over) process.exitCode = 1;
}
