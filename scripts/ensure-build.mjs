import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';

const MARK = 'build/.fingerprint';

/** Builds when something changed since the last build; says how long it took. */
export const ensureBuild = () => {
  const now = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  console.log('Building the site …');
  rmSync(MARK, { force: true });
  const started = Date.now();
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The build failed.');
    process.exit(build.status ?? 1);
  }
  mkdirSync('build', { recursive: true });
  writeFileSync(MARK, now);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
};

// Before the journeys begin, whoever starts them.
export { ensureBuild as setup };
