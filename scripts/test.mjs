import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

// `npm test`: everything that must hold, with one count at the end.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
install();
const { ensureChromium } = await import('./chromium.mjs');
const { ensureEzdxf } = await import('./ezdxf.mjs');
const { isBuilt } = await import('./ensure-build.mjs');
process.env.CHROMIUM_PATH = await ensureChromium();
process.env.EZDXF_PYTHON = ensureEzdxf();
mkdirSync('.cache', { recursive: true });

const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
let passed = 0;
let failed = 0;

/** Two commands at a time would talk at once: what they say is shown when they are done, unless one runs `alone`. */
const run = (name, args, { alone = false } = {}) =>
  new Promise((done) => {
    const since = Date.now();
    const child = spawn(process.execPath, args, {
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(since)}`);
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });

const check = async (name, args) => {
  if (await run(name, args)) passed += 1;
  else failed += 1;
};

const suite = async (name, projects, { workers, ...options } = {}) => {
  const report = `.cache/${name}.json`;
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/second-tries.mjs',
    `--outputFile.json=${report}`,
    ...(workers ? [`--maxWorkers=${workers}`] : []),
  ];
  const ok = await run(name, args, options);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += counts.numPassedTests;
  // A run that broke without counting a failure is a failure.
  failed += ok ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
  console.log(`  ${counts.numPassedTests} passed, ${counts.numFailedTests} failed`);
};

// Two cores: what needs no build runs beside it.
await Promise.all([
  (async () => {
    await check('types', ['scripts/check-types.mjs']);
    if (!isBuilt()) await check('build', ['scripts/build.mjs']);
  })(),
  (async () => {
    await check('style', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=40']);
    await check('imports', ['--import', 'tsx', 'scripts/check-imports.ts']);
    await check('unused', ['node_modules/knip/bin/knip.js', '--no-progress']);
    await suite('pure', ['pure']);
  })(),
]);
process.env.BUILT_WORKERS = 'build/server';
// One queue for both, so that no worker waits for another's last file; two more work while the others wait for a page or a clock.
await suite('server and browser', ['server', 'browser'], { alone: true, workers: 4 });

console.log(`\nFinished in ${seconds(started)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
