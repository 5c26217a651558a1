import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';
import { BUILD_MARK, fingerprint } from '../../scripts/fingerprint.mjs';
import { removeFolder } from '../../server/testing/remove-folder.ts';
import { type Scenario, untilHealthy } from './scenario.ts';

// The ends that only a whole process can come to: stopped through npm, and without the right to its port.

const NOBODY = { uid: 65_534, gid: 65_534 };
const QUIET = { PATH: process.env.PATH ?? '', CHAT_WEBSITE_ID: 'off', LOG_LEVEL: 'silent' };
const newFolder = () => mkdtemp(join(tmpdir(), 'poolwright-process-'));

// Not prepared, it would install and build under the feet of everything that runs here.
const isPrepared = () => {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const mark = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return mark('node_modules/.poolwright-lock') === lock && mark(BUILD_MARK) === fingerprint();
};

const stopThroughNpm = async (): Promise<string[]> => {
  const port = await freePort();
  const dataDir = await newFolder();
  const env = { ...process.env, ...QUIET, PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
  const ended = new Promise<void>((done) => npm.once('exit', () => done()));
  const url = `http://localhost:${port}`;
  const late = (await untilHealthy(url, 90_000)) >= 90_000;
  npm.kill('SIGTERM');
  await ended;
  const stays = await fetch(`${url}/healthz`).catch(() => undefined);
  await removeFolder(dataDir);
  return [
    ...(late ? ['npm start: not healthy in 90 s'] : []),
    ...(stays ? ['npm ended, but the site it had started stayed'] : []),
  ];
};

const refusedPort = async (): Promise<string[]> => {
  const dataDir = await newFolder();
  // Root may listen anywhere, so it starts as somebody else.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(dataDir, NOBODY.uid, NOBODY.gid);
  const child = spawn(process.execPath, [resolve('build/server/main.js')], {
    env: { ...QUIET, PORT: '80', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? NOBODY : {}),
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  await removeFolder(dataDir);
  const isTold = /^Cannot start\. PORT: listening on 80 is not allowed[^\n]*\n$/.test(errors);
  return code === 1 && isTold ? [] : [`without the right to port 80 it ended with ${code}: ${errors}`];
};

export const startAndStop: Scenario = {
  name: 'stopped through npm, refused its port',
  run: async () => {
    const prepared = isPrepared();
    const faults = [...(prepared ? await stopThroughNpm() : []), ...(await refusedPort())];
    return { counts: { 'through npm': prepared ? 'yes' : 'not, for the build is of another state' }, faults };
  },
};
