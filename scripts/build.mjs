// The whole build: rules first, then the pages, the files beside them and the server. Everything lands in build/.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const node = process.execPath;
const STEPS = [
  [node, ['--import', 'tsx', 'scripts/check-imports.ts']],
  [node, ['node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'warn']],
  [node, ['--import', 'tsx', 'scripts/site/finish-build.ts']],
];

rmSync('build/site', { recursive: true, force: true });
for (const [command, args] of STEPS) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`The build stopped at: ${args.join(' ')}`);
  process.exit(status ?? 1);
}
