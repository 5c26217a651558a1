import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { runSite } from '../e2e/site.ts';
import { startNginx } from './nginx.ts';
import { median, type Row, row } from './row.ts';

const BUDGET = 0.3;
const headers = { 'accept-encoding': 'br' };

const startPlainFastify = async (file: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/plain-fastify.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((done) => {
    child.stdout.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
  });
  return { url, stop: async () => void child.kill() };
};

const rate = async (url: string, duration: number) => {
  const result = await autocannon({ url, connections: 64, duration, headers });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors + result.non2xx} errors`);
  return result.requests.average;
};

/** The home page's own compressed bytes from our server, one nginx worker and a plain Fastify, in turns. */
export const measurePages = async (seconds: number, rounds: number): Promise<Row[]> => {
  const site = await runSite({ env: { NODE_ENV: 'production' } });
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-page-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'page.br');
  // fetch undoes the compression, so the bytes are taken by hand.
  await writeFile(file, await rawBytes(`${site.url}/`));
  const nginx = await startNginx(folder);
  const plain = await startPlainFastify(file);
  const ours: number[] = [];
  const theirs: number[] = [];
  const fastify: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(`${site.url}/`, seconds));
    if (nginx) theirs.push(await rate(`${nginx.url}/page.br`, seconds));
    fastify.push(await rate(`${plain.url}/page.br`, seconds));
  }
  await Promise.all([site.close(), nginx?.stop(), plain.stop()]);
  await rm(folder, { recursive: true, force: true });
  const own = median(ours);
  const shown = (value: number) => `${Math.round(value)}/s`;
  const ratio = own / median(theirs);
  return [
    nginx
      ? row(
          'home page, brotli, 64 connections',
          shown(own),
          `nginx, one worker: ${shown(median(theirs))}`,
          ratio.toFixed(2),
          `≥ ${BUDGET}`,
          ratio >= BUDGET,
        )
      : row('home page, brotli, 64 connections', shown(own), 'nginx is not installed', '', `≥ ${BUDGET}`),
    row(
      'the same',
      shown(own),
      `plain Fastify from memory: ${shown(median(fastify))}`,
      (own / median(fastify)).toFixed(2),
    ),
  ];
};

const rawBytes = async (url: string) => {
  const { request } = await import('node:http');
  return new Promise<Buffer>((done, fail) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    })
      .on('error', fail)
      .end();
  });
};
