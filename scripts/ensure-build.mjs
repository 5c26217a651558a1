import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { BUILD_MARK, fingerprint } from './fingerprint.mjs';

/** Whether build/ was made of what stands here now. */
export const isBuilt = () => existsSync(BUILD_MARK) && readFileSync(BUILD_MARK, 'utf8') === fingerprint();

/** Builds when something changed since the last build; says how long it took. */
export const ensureBuild = () => {
  if (isBuilt()) return;
  console.log('Building the site …');
  const started = Date.now();
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The build failed.');
    process.exit(build.status ?? 1);
  }
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
};

// Vitest's global setup: the e2e journeys need a build that matches the sources.
export { ensureBuild as setup };
