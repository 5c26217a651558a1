import { cpSync, existsSync, rmSync } from 'node:fs';
import { sep } from 'node:path';
import { build } from 'esbuild';
import { brandFromEnvironment } from './brand-environment.ts';
import { filesBelow } from './files-below.ts';

const OUT = 'build/server';
const WORKER = /(^|[\\/-])worker\.ts$/;

// server/main.ts becomes build/server/main.js, and the backup tool stands beside it for machines without our development
// packages; workers keep their path under server/, or under studio/tracer/, beside it:
// that is where their threads look for them.
function entries(): { in: string; out: string }[] {
  const workers = [...filesBelow('server'), ...filesBelow('studio/tracer')].filter((file) =>
    WORKER.test(file),
  );
  const inServer = ['server/main.ts', ...workers].map((file) => ({
    in: file,
    out: file
      .split(sep)
      .join('/')
      .replace(/^server\//, '')
      .replace(/\.ts$/, ''),
  }));
  return [...inServer, { in: 'deploy/run-backup.ts', out: 'backup' }];
}

export async function bundleServer(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  await build({
    entryPoints: entries(),
    outdir: OUT,
    bundle: true,
    external: LEFT_OUTSIDE,
    banner: { js: REQUIRE },
    // "#domain/…" is our own code, though it looks like a package.
    alias: Object.fromEntries(ROOMS.map((room) => [`#${room}`, `./${room}`])),
    define: { __BRAND__: JSON.stringify(brandFromEnvironment()) },
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
  for (const [from, to] of BESIDE) {
    if (existsSync(from)) cpSync(from, `${OUT}/${to}`, { recursive: true });
  }
}

// Packages are built in, as looking for their fifteen hundred files took most of a start. These stay packages: they bring files
// beside their code, or are fetched only where they are wanted.
const LEFT_OUTSIDE = ['sharp', 'pdfkit', 'pdfjs-dist', '@electric-sql/pglite', '@aws-sdk/*', 'pg-native'];
// How older packages ask for Node's own parts.
const REQUIRE = `import { createRequire as requireFor } from 'node:module';const require = requireFor(import.meta.url);`;
const ROOMS = ['content', 'domain', 'studio', 'server', 'site'];
// Files that code opens at run time, where it looks for them.
const BESIDE = [
  ['server/database/migrations', 'database/migrations'],
  ['server/areas/estimate/fonts', 'fonts'],
  ['server/areas/estimate/fonts', 'areas/plan-set/fonts'],
] as const;
