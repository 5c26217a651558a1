import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

// `npm test`: everything that must hold, one step after another, with one count at the end.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
install();
const { ensureChromium } = await import('./chromium.mjs');
const { ensureBuild } = await import('./ensure-build.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
mkdirSync('.cache', { recursive: true });

const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
let passed = 0;
let failed = 0;

const run = (args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } })
    .status === 0;

const check = (name, ...commands) => {
  const since = Date.now();
  console.log(`\n— ${name}`);
  const ok = commands.every((args) => run(args));
  if (ok) passed += 1;
  else failed += 1;
  console.log(`  ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds(since)}`);
};

const suite = (name) => {
  const since = Date.now();
  const report = `.cache/${name}.json`;
  rmSync(report, { force: true });
  console.log(`\n— ${name}`);
  const ok = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${name}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += counts.numPassedTests;
  // A run that broke without counting a failure is a failure.
  failed += ok ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
  console.log(
    `  ${name}: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed in ${seconds(since)}`,
  );
};

check('types', ['scripts/check-types.mjs']);
check('style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=40']);
check('imports', ['--import', 'tsx', 'scripts/check-imports.ts']);
ensureBuild();
suite('pure');
suite('server');
suite('browser');

console.log(`\nFinished in ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
