import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';
import { removeFolder } from '../server/testing/remove-folder.ts';

// The built server as its own process, as `npm start` runs it, on data of its own.

export interface RunningSite {
  url: string;
  dataDir: string;
  process: ChildProcess;
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

export const STAFF = { email: 'staff@poolwright.test', password: 'a-long-test-password' };

export interface RunOptions {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  /** For those who break it before it is up. */
  onSpawn?: (child: ChildProcess) => void;
}

// No site outlives the run that started it, however that run ends.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export const runSite = async (options: RunOptions = {}): Promise<RunningSite> => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'poolwright-e2e-')));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [resolve(process.env.SERVER_MAIN ?? 'build/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      CHAT_WEBSITE_ID: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      // Each takes seconds of a processor that the next journey wants.
      PICTURE_WIDTH: '160',
      REFINE_PICTURES: 'off',
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  options.onSpawn?.(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill(signal);
    });
  await untilHealthy(url, child, () => output).catch(async (error: unknown) => {
    await stop('SIGKILL');
    throw error;
  });
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop,
    close: async () => {
      await stop();
      await removeFolder(dataDir);
    },
  };
};

const untilHealthy = async (url: string, child: ChildProcess, output: () => string) => {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the site did not start: ${output()}`);
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(`${url}/healthz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the site was not healthy in time: ${output()}`);
};
