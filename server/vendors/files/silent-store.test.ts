import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileStore, FileStoreAway } from './file-store.ts';
import { s3Store } from './s3-store.ts';

// A store that accepts every connection and then says nothing, half of it, or that it cannot now.

const WAITS = { connect: 500, silence: 700, tries: 2 };
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes('busy')) return response.writeHead(503).end();
    if (!request.url?.includes('half')) return;
    response.writeHead(200, { 'content-length': '200000', etag: '"x"' });
    response.write(Buffer.alloc(100_000));
    if (request.url.includes('slow-reader')) response.end(Buffer.alloc(100_000));
  });
  port = await new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const openStore = () =>
  s3Store(
    {
      bucket: 'pools',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'x',
      secretAccessKey: 'x',
    },
    WAITS,
  );
const large = () => Readable.from([Buffer.alloc(6 * 1024 * 1024)]);

test.concurrent.each([
  ['a small upload', (store: FileStore) => store.put('intake/a/1', Buffer.from('x'), 'text/plain')],
  ['a large upload', (store: FileStore) => store.put('intake/a/2', large(), 'image/jpeg')],
  ['a download', (store: FileStore) => store.get('intake/a/1')],
  ['a look', (store: FileStore) => store.exists('intake/a/1')],
  ['a deletion', (store: FileStore) => store.delete('intake/a/1')],
  ['a busy store', (store: FileStore) => store.get('busy/a')],
])('%s ends in time with a 503', async (_what, ask) => {
  const store = await openStore();
  const started = performance.now();
  const error = await ask(store).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FileStoreAway);
  expect(error).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(performance.now() - started).toBeLessThan(WAITS.silence * WAITS.tries + 2_500);
});

test('a file that stops coming half-way breaks off; a reader who takes his time gets all of it', async () => {
  const store = await openStore();
  const half = await store.get('half/a');
  if (!half) throw new Error('not found');
  await expect(buffer(half.stream)).rejects.toThrow('fell silent');

  const slow = await store.get('half/slow-reader');
  if (!slow) throw new Error('not found');
  let read = 0;
  for await (const piece of slow.stream) {
    if (read === 0) await new Promise((done) => setTimeout(done, WAITS.silence * 2));
    read += piece.length;
  }
  expect(read).toBe(200_000);
});
