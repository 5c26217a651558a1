import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

// wrk, when it is installed: a load generator in JavaScript is slower than what it measures here.

const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((path) => existsSync(path));

export const hasNativeLoad = WRK !== undefined;

/** Answers per second over 64 connections; any other answer than success is a failure. */
export const nativeRate = async (url: string, seconds: number): Promise<number> => {
  if (!WRK) throw new Error('wrk is not installed');
  const child = spawn(WRK, ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await new Promise((done) => child.once('close', done));
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  if (!rate || /Non-2xx|Socket errors/.test(said)) throw new Error(`${url}: ${said}`);
  return rate;
};
