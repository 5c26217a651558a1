import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchPinned, isNewEnough, OLDEST, pinnedFor } from './node-24.mjs';

// `node scripts/run.mjs <command> …`: every command of package.json runs through here, on Node 24. A machine whose own Node is
// older gets the pinned one from npm, beside our packages and once; one whose own is new enough downloads nothing.

const onWindows = process.platform === 'win32';
const own = process.versions.node;

const stop = (words) => {
  console.error(words);
  process.exit(1);
};

/** The program to run with; fetched when our own is too old and it is not there yet. */
const newNode = () => {
  if (isNewEnough(own)) return process.execPath;
  const pinned = pinnedFor(process.platform, process.arch);
  if (!pinned) return stop(`Node ${own} is too old: please install Node ${OLDEST} or newer.`);
  const program = fetchPinned(pinned, resolve('.cache'), onWindows);
  return program ?? stop(`Node 24 could not be fetched: please install Node ${OLDEST} or newer.`);
};

/** One of our own files is run by Node, TypeScript through tsx; anything else is a program of a package. */
const commandLine = (node, [command = '', ...args]) => {
  if (/\.tsx?$/.test(command)) return { program: node, args: ['--import', 'tsx', command, ...args] };
  if (/\.m?js$/.test(command)) return { program: node, args: [command, ...args] };
  // On Windows such a program is a script for the shell, which takes words apart.
  if (onWindows) return { program: command, args: args.map((word) => `"${word}"`), shell: true };
  return { program: command, args };
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const wanted = process.argv.slice(2);
if (isNewEnough(own) && wanted[0]?.endsWith('.mjs')) {
  process.argv.splice(1, 2, resolve(wanted[0]));
  await import(pathToFileURL(resolve(wanted[0])).href);
} else {
  const node = newNode();
  const { program, args, shell = false } = commandLine(node, wanted);
  const path = [dirname(node), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, { stdio: 'inherit', shell, env: { ...process.env, PATH: path } });
  // A terminal sends its interrupt to the whole group; a supervisor speaks to us alone.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', ({ message }) => stop(message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
