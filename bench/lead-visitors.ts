import { connect } from 'node:net';
import { leadOf } from './lead.ts';

// Visitors in a process of their own, each on its own connection, each waiting for the whole answer before the next
// lead, each lead with its Idempotency-Key as the page sends it. Requests are plain bytes: the site is measured, not
// an HTTP client.   node --import tsx bench/lead-visitors.ts URL SECONDS AT_ONCE   prints the leads acknowledged.

const [address = '', seconds = '', atOnce = ''] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const end = Date.now() + Number(seconds) * 1000;
let acknowledged = 0;

const requestOf = (visitor: number) => {
  const key = crypto.randomUUID();
  const body = JSON.stringify(leadOf(`visitor-${visitor}-${key}@example.com`));
  return [
    'POST /api/send-email HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    'accept: application/json',
    `idempotency-key: ${key}`,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
};

const isWhole = (answer: string) => {
  const head = answer.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  return head > 0 && length !== undefined && answer.length >= head + 4 + Number(length);
};

const visit = (visitor: number) =>
  new Promise<void>((done, fail) => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', fail);
    let answer = '';
    const next = () => {
      answer = '';
      if (Date.now() < end) return socket.write(requestOf(visitor));
      socket.destroy();
      return done();
    };
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (!isWhole(answer)) return;
      if (!answer.startsWith('HTTP/1.1 200 ')) return fail(new Error(answer));
      acknowledged += 1;
      next();
    });
    socket.on('connect', next);
  });

await Promise.all(Array.from({ length: Number(atOnce) }, (_, visitor) => visit(visitor)));
console.log(acknowledged);
