import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#server/testing/postgres.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let s3: S3rver;
const stores: Partial<Record<'disk' | 's3', FileStore>> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwright-files-'));
  const port = await freePort();
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pools' }],
  });
  await s3.run();
  stores.disk = diskStore(join(folder, 'disk'));
  stores.s3 = await s3Store({
    bucket: 'pools',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});
afterAll(async () => {
  await s3.close();
  await removeFolder(folder);
});

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const store = (): FileStore => {
    const found = stores[kind];
    if (!found) throw new Error('not started');
    return found;
  };

  test('what is put comes back whole, streamed or not', async () => {
    const large = Buffer.alloc(6 * 1024 * 1024, 7);
    const { size } = await store().put(
      'intake/a/000-x',
      Readable.from([large.subarray(0, 10), large.subarray(10)]),
      'image/jpeg',
    );
    expect(size).toBe(large.length);
    const found = await store().get('intake/a/000-x');
    expect(found?.size).toBe(large.length);
    expect(found && (await buffer(found.stream)).equals(large)).toBe(true);
  });

  test('a stream that breaks leaves nothing under its key', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1024);
        throw new Error('the visitor went away');
      })(),
    );
    await expect(store().put('intake/b/000-y', broken, 'image/jpeg')).rejects.toThrow();
    expect(await store().exists('intake/b/000-y')).toBe(false);
  });

  test('missing files are undefined, listing names what is there, deleting is final', async () => {
    expect(await store().get('intake/none/x')).toBeUndefined();
    await store().put('intake/c/1', Buffer.from('one'), 'text/plain');
    const names: string[] = [];
    for await (const file of store().list('intake')) names.push(file.key);
    expect(names).toContain('intake/c/1');
    await store().delete('intake/c/1');
    await store().delete('intake/c/1');
    expect(await store().exists('intake/c/1')).toBe(false);
  });

  test.each(['../x', 'intake/../../x', '/etc/passwd', 'a', 'a/b\u0000', 'a//b'])(
    '%j is no key',
    async (key) => {
      await expect(store().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a file key');
    },
  );
});

test('half-written files of a killed process are swept', async () => {
  const { mkdir, writeFile } = await import('node:fs/promises');
  const half = join(folder, 'disk', '.half');
  await mkdir(half, { recursive: true });
  await writeFile(join(half, 'left'), 'x');
  await stores.disk?.sweepHalfDone(-1);
  expect(await readdir(half)).toEqual([]);
});
