import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepPictures } from '#server/areas/design/jobs.ts';
import { sweepUnwanted } from '#server/areas/panorama/jobs.ts';
import { findPanorama, savePanoramas } from '#server/areas/panorama/store.ts';
import { INTAKE_FIELDS, intakeForm } from '#server/testing/intake-form.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { type Disk, uploadQuota } from '#server/upload-quota.ts';

const LARGEST = 2 ** 31 - 1;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = async (url: string, body: FormData) => {
  const request = new Request('http://localhost/', { method: 'POST', body });
  return site.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};
const intake = (withFile: boolean) => {
  const { body } = intakeForm(2000);
  if (!withFile) body.delete('file_0');
  return post('/api/pool-intake', body);
};
const image = async () => {
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2fa9b8' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'yard.jpg');
  return post('/api/upload-360-images', body);
};
const panorama = (id: string, more: Partial<Parameters<typeof savePanoramas>[1][number]> = {}) => ({
  id,
  filename: 'yard.jpg',
  originalName: 'yard.jpg',
  ownerHash: 'a',
  key: `panoramas/${id}/image.jpg`,
  thumbnailKey: `panoramas/${id}/card.webp`,
  width: 1000,
  height: 500,
  size: 1,
  ...more,
});
const storedFiles = async () =>
  (await readdir(join(site.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    // The mark of whose files these are is always there.
    .filter((entry) => entry.isFile() && entry.name !== 'identity')
    .map((entry) => entry.name)
    .sort();

test('images beyond the budget of what nobody decided are refused, and taken again once staff decided', async () => {
  await savePanoramas(
    site.services.db,
    [1, 2, 3].map(() => panorama(crypto.randomUUID(), { size: LARGEST })),
  );
  const refused = await image();
  expect([refused.statusCode, refused.json()]).toEqual([
    507,
    { error: 'no-room', message: expect.stringContaining('cannot take images') },
  ]);
  expect(await storedFiles()).toEqual([]);
  // Projects have a budget of their own.
  expect((await intake(true)).statusCode).toBe(200);
  await site.services.db.execute(sql`update panoramas set state = 'approved'`);
  await vi.waitFor(async () => expect((await image()).statusCode).toBe(200), {
    timeout: 20_000,
    interval: 500,
  });
});

test('files of a project beyond the budget are refused, and the project itself is taken', async () => {
  await site.services.db.execute(sql`
    insert into intake_files (id, intake_id, position, key, filename, content_type, size, sha256)
    select gen_random_uuid(), (select id from intakes limit 1), n, 'intake/x/' || n, 'x.pdf', 'application/pdf', ${LARGEST}, 'x'
    from generate_series(1, 11) n`);
  await vi.waitFor(
    async () => {
      const before = await storedFiles();
      const refused = await intake(true);
      expect([refused.statusCode, refused.json().error]).toEqual([507, 'no-room']);
      expect(refused.json().message).toContain('Your answers are still here');
      expect(await storedFiles()).toEqual(before);
    },
    { timeout: 20_000, interval: 500 },
  );
  expect((await intake(false)).statusCode).toBe(200);
  const contact = await site.inject({
    method: 'POST',
    url: '/api/send-email',
    payload: { name: 'Ana Ruiz', email: INTAKE_FIELDS.email, message: 'Hello there, a pool please.' },
  });
  expect(contact.statusCode).toBeLessThan(500);
});

test('a disk near its floor takes no uploads and keeps no pictures, whatever the budget', async () => {
  const quota = (disk: Disk) =>
    uploadQuota({
      config: site.services.config,
      db: { execute: site.services.db.execute.bind(site.services.db) },
      disk: async () => disk,
    });
  const GB = 2 ** 30;
  const takes = (disk: Disk) =>
    quota(disk)
      .receive('panorama')
      .take(1000)
      .then(
        () => true,
        () => false,
      );
  expect(await takes({ free: 3 * GB, total: 100 * GB })).toBe(true);
  expect(await takes({ free: 1.9 * GB, total: 100 * GB })).toBe(false);
  // A small disk has a floor of its own measure.
  expect(await takes({ free: 1.9 * GB, total: 10 * GB })).toBe(true);
  expect(await takes({ free: 0.9 * GB, total: 10 * GB })).toBe(false);
  expect(await quota({ free: 0.9 * GB, total: 10 * GB }).keepsPictures()).toBe(false);
});

test('the owner’s photographs have no budget, and the same floor', async () => {
  const limits = { unclaimed: { intake: 0, panorama: 0, message: 0 }, freeFloor: 1000, freeFloorShare: 1 };
  const photograph = (free: number) =>
    uploadQuota({ ...site.services, limits, disk: async () => ({ free, total: 10_000 }) }).receive('picture');
  await photograph(1001).take(30_000_000);
  await expect(photograph(1000).take(1)).rejects.toMatchObject({ status: 507, code: 'no-room' });
});

test('what is still arriving counts, and no longer once it has ended', async () => {
  const limits = {
    unclaimed: { intake: 0, panorama: 3_000_000, message: 0 },
    freeFloor: 0,
    freeFloorShare: 0,
  };
  await site.services.db.execute(sql`update panoramas set state = 'approved'`);
  const quota = uploadQuota({ ...site.services, limits });
  const [one, other] = [quota.receive('panorama'), quota.receive('panorama')];
  await one.take(2_000_000);
  await expect(other.take(2_000_000)).rejects.toMatchObject({ status: 507 });
  other.end();
  one.end();
  await quota.receive('panorama').take(2_000_000);
});

test('drawn pictures are swept from the oldest on, down to below their budget', async () => {
  const { files } = site.services;
  for (const name of ['a', 'b', 'c', 'd']) {
    await files.put(`pictures/${name}.webp`, Buffer.alloc(1000), 'image/webp');
    await new Promise((done) => setTimeout(done, 20));
  }
  await sweepPictures(site.services, 4000);
  expect(await files.exists('pictures/a.webp')).toBe(true);
  await sweepPictures(site.services, 3000);
  const left = await Promise.all(['a', 'b', 'c', 'd'].map((name) => files.exists(`pictures/${name}.webp`)));
  expect(left).toEqual([false, false, true, true]);
});

test('panoramas that nobody decided or wanted for long are swept with their files, and no others', async () => {
  const { db, files } = site.services;
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
  const rows = {
    undecided: panorama(crypto.randomUUID(), { createdAt: days(91) }),
    rejected: panorama(crypto.randomUUID(), { createdAt: days(40), state: 'rejected', decidedAt: days(31) }),
    fresh: panorama(crypto.randomUUID(), { createdAt: days(89) }),
    rejectedLately: panorama(crypto.randomUUID(), {
      createdAt: days(91),
      state: 'rejected',
      decidedAt: days(2),
    }),
    approved: panorama(crypto.randomUUID(), {
      createdAt: days(400),
      state: 'approved',
      decidedAt: days(399),
    }),
  };
  await savePanoramas(db, Object.values(rows));
  for (const { key } of Object.values(rows)) await files.put(key, Buffer.from('x'), 'image/jpeg');
  await sweepUnwanted(site.services);
  for (const [name, { id, key }] of Object.entries(rows)) {
    const stays = !['undecided', 'rejected'].includes(name);
    expect([name, (await findPanorama(db, id)) !== undefined, await files.exists(key)]).toEqual([
      name,
      stays,
      stays,
    ]);
  }
});
