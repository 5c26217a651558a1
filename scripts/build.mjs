// The whole build: rules first, then the pages, the files beside them and the server. Everything lands in build/.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { BUILD_MARK, fingerprint } from './fingerprint.mjs';

const node = process.execPath;
const STEPS = [
  ['--import', 'tsx', 'scripts/check-imports.ts'],
  ['node_modules/astro/bin/astro.mjs', 'build'],
  ['--import', 'tsx', 'scripts/site/finish-build.ts'],
];
// Without NODE_ENV=production libraries build their slow development mode; Astro's telemetry is off.
const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

const source = fingerprint();
rmSync(BUILD_MARK, { force: true });
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
writeFileSync(BUILD_MARK, source);
