import autocannon from 'autocannon';
import { runSite } from '../proof/running-site.ts';
import { percentile, type Row, row } from './row.ts';

const json = { 'content-type': 'application/json' };

const describePool = async (url: string, words: string) => {
  const started = performance.now();
  const answer = await fetch(`${url}/api/ai-design-process`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ transcript: words }),
  });
  const value: unknown = await answer.json();
  const ms = performance.now() - started;
  const image =
    typeof value === 'object' && value !== null && 'imageUrl' in value ? String(value.imageUrl) : '';
  return { ms, image };
};

/** Words to specs, and pages while ten pictures are being drawn. */
export const measureBusyTracer = async (seconds: number): Promise<Row[]> => {
  const site = await runSite();
  const words = (turn: number) =>
    `a ${20 + turn} by 14 modern pool with a spa, a sun shelf and led lights for two kids`;
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) times.push((await describePool(site.url, words(turn % 20))).ms);
  const understood = percentile(times.slice(10), 0.95);

  const load = {
    url: `${site.url}/about`,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  };
  await autocannon({ ...load, duration: 2 });
  const idle = (await autocannon(load)).latency.p99;
  const designs = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => describePool(site.url, words(turn))),
  );
  const pictures = designs.map(({ image }) =>
    fetch(new URL(image, site.url)).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    ),
  );
  const busy = (await autocannon(load)).latency.p99;
  await site.stop('SIGKILL');
  await Promise.all(pictures);
  await site.close();
  const ratio = busy / Math.max(1, idle);
  return [
    row(
      'words to specs, estimate and plan, p95',
      `${understood.toFixed(1)} ms`,
      '',
      '',
      '≤ 50 ms',
      understood <= 50,
    ),
    row(
      'page p99 while ten pictures are drawn',
      `${busy} ms`,
      `idle: ${idle} ms`,
      ratio.toFixed(2),
      '≤ 3',
      ratio <= 3,
    ),
  ];
};
