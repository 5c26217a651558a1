import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// Forms with too much of everything, cut off at the worst moment, must not take the process down.

let site: TestSite;
let port: number;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
  port = Number(new URL(await site.url()).port);
});
afterAll(() => site.close());

const field = (turn: number) => `--x\r\ncontent-disposition: form-data; name="field${turn}"\r\n\r\nvalue\r\n`;
const file = (turn: number) =>
  `--x\r\ncontent-disposition: form-data; name="file_${turn}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${'x'.repeat(2000)}\r\n`;

const send = (path: string, body: string) =>
  new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => done(answer));
    socket.on('close', () => done(answer));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    socket.write(body);
  });

const many = (count: number, part: (turn: number) => string) =>
  Array.from({ length: count }, (_, turn) => part(turn)).join('');

test.each([
  ['many fields', many(200, field)],
  ['many files', many(120, file)],
  ['fields, then files', many(70, field) + many(70, file)],
  ['thousands of parts', many(3000, field)],
  ['a file alone', file(0)],
  ['a file under a wrong name', file(0).replace('file_0', 'x')],
])('%s, cut off anywhere, are refused while the site stays up', async (_name, body) => {
  for (const path of ['/api/pool-intake', '/api/upload-360-images', '/api/staff/content/pictures']) {
    for (const share of [0.3, 0.6, 0.999]) {
      const answer = await send(path, body.slice(0, Math.floor(body.length * share)));
      expect(answer).toMatch(/^HTTP\/1\.1 4(?!01)\d\d/);
    }
  }
  expect((await site.inject('/healthz')).statusCode).toBe(200);
});
