import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPictureFiles } from '#server/areas/content/pictures/jobs.ts';
import { sweepLeftovers } from '#server/areas/intake/jobs.ts';
import { sweepPanoramas } from '#server/areas/panorama/jobs.ts';
import { identityOf } from '#server/database/identity.ts';
import { addPicture } from '#server/testing/own-picture.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const DAY = 24 * 60 * 60_000;

describe.each(['disk', 's3'] as const)('files without a row on %s', (kind) => {
  let site: TestSite;
  let s3: S3rver | undefined;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'poolwright-sweep-'));
    const port = await freePort();
    if (kind === 's3') {
      const bucket = { name: 'pools' };
      s3 = new S3rver({
        port,
        address: '127.0.0.1',
        silent: true,
        directory: folder,
        configureBuckets: [bucket],
      });
      await s3.run();
    }
    const env = {
      S3_BUCKET: 'pools',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    site = await startTestSite({ env: kind === 's3' ? env : {} });
  });
  afterAll(async () => {
    await site.close();
    await s3?.close();
    await removeFolder(folder);
  });

  const keys = async () => {
    const found: string[] = [];
    for (const prefix of ['content-pictures', 'intake', 'panoramas', 'unknown'])
      for await (const { key } of site.services.files.list(prefix)) found.push(key);
    return found.sort();
  };
  const put = (key: string) => site.services.files.put(key, Buffer.from('x'), 'text/plain');
  const sweep = async (olderThanMs: number) => {
    await sweepLeftovers(site.services, olderThanMs);
    await sweepPanoramas(site.services, olderThanMs);
    await sweepOrphans(site.services, contentPictureFiles, olderThanMs);
  };
  const [left, also] = ['intake/killed/000-x', 'panoramas/killed/image.jpg'];
  const strangers = ['content-pictures/killed/800.webp', `content-pictures/${crypto.randomUUID()}/800.webp`];
  const today = new Date().toISOString().slice(0, 10);

  test('young ones and those older than the database stay where they are', async () => {
    await put(left);
    await put(also);
    await sweep(DAY);
    expect(await keys()).toEqual([left, also]);
    const { pool } = site.services.database;
    const identity = await identityOf(pool);
    const bornAt = async (at: string) =>
      pool.query("update secrets set value = $1 where name = 'identity'", [
        JSON.stringify({ ...identity, bornAt: at }),
      ]);
    await bornAt(new Date(Date.now() + 60_000).toISOString());
    await sweep(-1);
    expect(await keys()).toEqual([left, also]);
    await bornAt(new Date(Date.now() - DAY).toISOString());
  });

  test('nothing is swept once the files carry another database’s name', async () => {
    const { id } = await identityOf(site.services.database.pool);
    await site.services.files.put('database/identity', Buffer.from('another'), 'text/plain');
    await sweep(-1);
    expect(await keys()).toEqual([left, also]);
    await site.services.files.put('database/identity', Buffer.from(id), 'text/plain');
  });

  test('old ones are set aside with their bytes, and forgotten after a month', async () => {
    await sweep(-1);
    const aside = [`unknown/${today}/${left}`, `unknown/${today}/${also}`];
    expect(await keys()).toEqual(aside);
    const kept = await site.services.files.get(aside[0] ?? '');
    kept?.stream.destroy();
    expect(kept?.size).toBe(1);
    const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
    await put(`unknown/${day(29)}/${left}`);
    await put(`unknown/${day(32)}/${also}`);
    await sweep(-1);
    expect(await keys()).toEqual([...aside, `unknown/${day(29)}/${left}`].sort());
  });

  test('a photograph of the owner’s keeps its files, and is served; files beside it without a row are set aside', async () => {
    const picture = await addPicture(site);
    const files = (await keys()).filter((key) => key.startsWith('content-pictures'));
    expect(files).toHaveLength(2 * picture.widths.length + 2);
    for (const key of [...strangers, files[0]?.replace(/[^/]+$/, '640.webp') ?? '']) await put(key);
    await sweep(-1);
    expect((await keys()).filter((key) => key.startsWith('content-pictures'))).toEqual(files);
    const answer = await site.inject(picture.src);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
