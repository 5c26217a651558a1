import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/postgres.ts';
import { startNginxProxy } from '../proof/faults/nginx-proxy.ts';
import { runSite } from '../proof/running-site.ts';
import { hasNativeLoad, nativeRate } from './native-load.ts';
import { startNginx } from './nginx.ts';
import { median, type Row, row } from './row.ts';

const BUDGETS = { alone: 0.3, proxied: 0.8 };
const WHAT = {
  alone: 'home page, brotli, 64 connections',
  proxied: 'the same behind deploy/nginx.conf, one worker',
};

/** The home page's own compressed bytes from our server, from it behind the proxy we ship, and from one nginx worker, in turns. */
export const measurePages = async (seconds: number, rounds: number): Promise<Row[]> => {
  const site = await runSite({ env: { TRUST_PROXY: '127.0.0.1' } });
  const folder = await mkdtemp(join(tmpdir(), 'poolwright-page-'));
  await chmod(folder, 0o755);
  // fetch undoes the compression, so the bytes are taken by hand.
  await writeFile(join(folder, 'page.br'), await rawBytes(`${site.url}/`));
  const nginx = await startNginx(folder);
  const own = Number(new URL(site.url).port);
  const [plain, secure] = [await freePort(), await freePort()];
  const proxy = nginx
    ? await startNginxProxy({ processes: [own, own], plain, secure, words: '' })
    : undefined;
  const rates = { alone: [] as number[], proxied: [] as number[], nginx: [] as number[] };
  if (hasNativeLoad && nginx && proxy) {
    for (let round = 0; round < rounds; round += 1) {
      rates.alone.push(await nativeRate(`${site.url}/`, seconds));
      rates.nginx.push(await nativeRate(`${nginx.url}/page.br`, seconds));
      rates.proxied.push(await nativeRate(`${proxy.url}/`, seconds));
    }
  }
  await Promise.all([site.close(), nginx?.stop(), proxy?.close()]);
  await rm(folder, { recursive: true, force: true });

  const shown = (value: number) => `${Math.round(value)}/s`;
  return (['alone', 'proxied'] as const).map((kind) => {
    const budget = `≥ ${BUDGETS[kind]}`;
    if (rates.nginx.length === 0) return row(WHAT[kind], '', 'needs nginx and wrk', '', budget);
    const ratio = median(rates[kind]) / median(rates.nginx);
    const beside = `nginx, one worker, a file: ${shown(median(rates.nginx))}`;
    return row(
      WHAT[kind],
      shown(median(rates[kind])),
      beside,
      ratio.toFixed(2),
      budget,
      ratio >= BUDGETS[kind],
    );
  });
};

const rawBytes = (url: string) =>
  new Promise<Buffer>((done, fail) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(Buffer.concat(parts)));
    })
      .on('error', fail)
      .end();
  });
