// The whole build: rules first, then the pages, the files beside them and the server. Everything lands in build/.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const node = process.execPath;
const STEPS = [
  ['--import', 'tsx', 'scripts/check-imports.ts'],
  ['node_modules/astro/bin/astro.mjs', 'build'],
  ['--import', 'tsx', 'scripts/site/finish-build.ts'],
];
// Libraries have a slow mode for developers unless told otherwise; nobody is told that we build.
const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

rmSync('build/site', { recursive: true, force: true });
for (const args of STEPS) {
  // What a step says is of use only when it fails.
  const { status, stdout, stderr } = spawnSync(node, args, { env, maxBuffer: 1 << 26 });
  if (status === 0) continue;
  process.stderr.write(stdout);
  process.stderr.write(stderr);
  console.error(`The build stopped at: ${args.join(' ')}`);
  process.exit(status ?? 1);
}
