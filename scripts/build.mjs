// The whole build: rules first, then the pages, the files beside them and the server. Everything lands in build/.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const node = process.execPath;
const STEPS = [
  [node, ['--import', 'tsx', 'scripts/check-imports.ts']],
  [node, ['node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'warn']],
  [node, ['--import', 'tsx', 'scripts/site/finish-build.ts']],
];

// React Router calls Vite with an option of the past; nobody here can change that, so nobody is told.
const KNOWN = /The `envFile` option is deprecated/;
const said = (text) =>
  text
    .split('\n')
    .filter((line) => !KNOWN.test(line))
    .join('\n');

rmSync('build/site', { recursive: true, force: true });
for (const [command, args] of STEPS) {
  const { status, stderr } = spawnSync(command, args, { stdio: ['inherit', 'inherit', 'pipe'] });
  process.stderr.write(said(stderr.toString()));
  if (status === 0) continue;
  console.error(`The build stopped at: ${args.join(' ')}`);
  process.exit(status ?? 1);
}
