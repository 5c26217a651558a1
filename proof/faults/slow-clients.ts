import { connect, type Socket } from 'node:net';
import { runSite } from '../running-site.ts';
import { type Scenario, wait } from './scenario.ts';

const ENOUGH = 300;

// Clients that send a byte now and then: half never finish their headers, half never finish their body.
const openSlow = (port: number, kind: 'headers' | 'body') => {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  socket.write('POST /api/send-email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
  if (kind === 'body') socket.write('content-length: 4000\r\n\r\n{"firstName":"');
  const drip = setInterval(() => socket.write(kind === 'headers' ? 'x-a: b\r\n' : 'a'), 1000);
  socket.on('close', () => clearInterval(drip));
  return socket;
};

const p95 = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? 0;

const visits = async (url: string, times: number) => {
  const taken: number[] = [];
  for (let visit = 0; visit < times; visit += 1) {
    const started = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a visitor was answered ${answer.status}`);
    taken.push(performance.now() - started);
  }
  return p95(taken);
};

export const slowClients: Scenario = {
  name: `${ENOUGH} slow clients`,
  run: async () => {
    const site = await runSite();
    const faults: string[] = [];
    await visits(site.url, 20);
    const alone = await visits(site.url, 100);
    const port = Number(new URL(site.url).port);
    const sockets: Socket[] = Array.from({ length: ENOUGH }, (_, turn) =>
      openSlow(port, turn % 2 ? 'body' : 'headers'),
    );
    await wait(3000);
    const together = await visits(site.url, 100);
    if (together > Math.max(250, alone * 5))
      faults.push(`a page took ${Math.round(together)} ms beside slow clients`);
    const headersOnly = sockets.filter((_, turn) => turn % 2 === 0);
    const deadline = Date.now() + 60_000;
    while (headersOnly.some(({ closed }) => !closed) && Date.now() < deadline) await wait(1000);
    const left = headersOnly.filter(({ closed }) => !closed).length;
    if (left > 0) faults.push(`${left} clients were never cut off`);
    const cut = sockets.filter(({ closed }) => closed).length;
    for (const socket of sockets) socket.destroy();
    await visits(site.url, 10);
    await site.close();
    return {
      counts: {
        clients: ENOUGH,
        'page p95 alone ms': alone.toFixed(1),
        'beside them ms': together.toFixed(1),
        'cut off within a minute': cut,
      },
      faults,
    };
  },
};
