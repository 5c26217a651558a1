// One file per entry, packages left outside, folders kept: `new URL('./x-worker.js', import.meta.url)` finds its worker.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const ENTRIES = [
  'server/main.ts',
  'server/database/pglite-worker.ts',
  'server/vendors/pictures/worker.ts',
  'studio/tracer/worker.ts',
];

export async function bundleServer() {
  await rm('build/server', { recursive: true, force: true });
  await build({
    entryPoints: ENTRIES.filter((file) => existsSync(file)),
    outdir: 'build/server',
    outbase: '.',
    bundle: true,
    packages: 'external',
    // "#domain/…" is our own code, though it looks like a package.
    alias: Object.fromEntries(['content', 'domain', 'studio', 'server', 'site'].map((room) => [`#${room}`, `./${room}`])),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.json': 'json', '.wasm': 'file' },
    sourcemap: true,
    logLevel: 'warning',
  });
}
