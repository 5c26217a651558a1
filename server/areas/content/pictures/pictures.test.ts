import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  DAMAGED,
  IS_ANIMATED,
  IS_HEIC,
  NO_FILE,
  NOT_A_PICTURE,
  ownPictureId,
  type Picture,
  pictureSchema,
  TOO_MANY_PIXELS,
} from '#domain/picture/own-picture.ts';
import { publishPicture, sendPicture } from '#server/testing/own-picture.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from '../../../testing/remove-folder.ts';
import { sweepUnusedPictures } from './jobs.ts';
import { prepareUpload } from './prepare-picture.ts';
import { findPicture, loadPictures } from './store.ts';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const send = (bytes: Buffer | string, how: { name?: string; field?: string } = {}) =>
  sendPicture(site, cookie, bytes, how);
const add = async (bytes: Buffer, name?: string): Promise<Picture> => {
  const answer = await send(bytes, name ? { name } : {});
  expect(answer.statusCode, answer.body).toBe(200);
  return pictureSchema.parse(answer.json());
};
const ask = (url: string) => site.inject({ url, headers: { cookie } });

// Grey, with a red square whose place tells where a crop was made.
const yard = (width: number, height: number, at: { left: number; top: number }): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7f8a90' } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: '#e02010' } }, ...at },
  ]);
const isRed = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
  return red > 180 && green < 90;
};
const stored = async (key: string) => {
  const found = await site.services.files.get(key);
  return found && buffer(found.stream);
};
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of site.services.files.list('content-pictures')) keys.push(key);
  return keys.sort();
};

test('a photograph becomes upright pixels without a place, and the sizes of the site around its point of interest', async () => {
  const photo = await yard(2400, 1800, { left: 1900, top: 1400 })
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '28/1 45/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const picture = await add(photo, '../My yard.jpg');
  expect(picture).toMatchObject({
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    originalName: 'My yard.jpg',
    src: `/pictures/${picture.file}-800.webp`,
  });
  // Turned by half, the square at the lower right stands at the upper left.
  expect(picture.focus.x).toBeLessThan(0.3);
  expect(picture.focus.y).toBeLessThan(0.3);
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);

  const id = ownPictureId(picture.file) ?? '';
  const row = await findPicture(site.services.db, id);
  const original = await stored(row?.originalKey ?? '');
  const kept = await sharp(original).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 2400, height: 1800, space: 'srgb' });
  for (const hidden of [kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation])
    expect(hidden).toBeUndefined();
  expect(original?.includes('Somebody')).toBe(false);

  const answer = await ask(`/api/staff/content/pictures/${picture.file}`);
  expect(answer.json()).toEqual(picture);
  expect(await loadPictures(site.services.db)).toEqual(
    new Map([
      [
        picture.file,
        {
          name: picture.file,
          width: 1600,
          height: 1000,
          widths: picture.widths,
          placeholder: picture.placeholder,
        },
      ],
    ]),
  );
  const whole = await ask(picture.whole ?? '');
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  const log = await site.services.database.pool.query(
    `select action, subject from audit_log where action = 'add-picture'`,
  );
  expect(log.rows).toEqual([{ action: 'add-picture', subject: `picture/${id}` }]);
});

test('visitors get every size in both formats for good, and nothing else from there', async () => {
  const [name = '', { widths } = { widths: [] }] = [...(await loadPictures(site.services.db))][0] ?? [];
  for (const width of widths) {
    for (const format of ['avif', 'webp']) {
      const { statusCode, headers, rawPayload } = await site.inject(`/pictures/${name}-${width}.${format}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const found = await sharp(rawPayload).metadata();
      expect([found.width, found.height, found.exif]).toEqual([width, (width * 5) / 8, undefined]);
    }
  }
  const again = await site.inject(`/pictures/${name}-800.webp`);
  expect(again.rawPayload.equals((await stored(keyFor(name, '800.webp'))) ?? Buffer.of())).toBe(true);
  const address = await site.url();
  const others = [
    `${name}-801.webp`,
    `${name}-800.jpg`,
    `${name}-original.jpg`,
    `${name}-800.webp.avif`,
    `own-${crypto.randomUUID()}-800.webp`,
    'own-..%2f..%2f-800.webp',
  ];
  for (const other of others) expect((await fetch(`${address}/pictures/${other}`)).status, other).toBe(404);
  expect((await fetch(`${address}/pictures/${name}-800.avif`)).status).toBe(200);
});

const keyFor = (name: string, file: string) => `content-pictures/${ownPictureId(name)}/${file}`;

test('another point of interest gives another picture of the same original, and the first stays as it was', async () => {
  const first = await add(await yard(1200, 1600, { left: 500, top: 100 }).png().toBuffer());
  expect(first.widths).toEqual([480, 800, 1200]);
  const before = (await site.inject(`/pictures/${first.file}-1200.webp`)).rawPayload;
  expect(await isRed(before, 600, 200)).toBe(true);
  const crop = (payload: object, file = first.file) =>
    site.inject({
      method: 'POST',
      url: `/api/staff/content/pictures/${file}/crop`,
      headers: { cookie },
      payload,
    });
  const answer = await crop({ x: 0.5, y: 1 });
  expect(answer.statusCode, answer.body).toBe(200);
  const second = pictureSchema.parse(answer.json());
  expect(second.file).not.toBe(first.file);
  expect(second).toMatchObject({ focus: { x: 0.5, y: 1 }, originalName: 'yard.jpg' });
  expect(await isRed((await site.inject(`/pictures/${second.file}-1200.webp`)).rawPayload, 600, 200)).toBe(
    false,
  );
  expect((await site.inject(`/pictures/${first.file}-1200.webp`)).rawPayload.equals(before)).toBe(true);
  expect((await ask(second.whole ?? '')).statusCode).toBe(200);

  expect((await crop({ x: 1.2, y: 0 })).statusCode).toBe(400);
  expect((await crop({ x: 0, y: 0 }, 'horizon-terrace')).statusCode).toBe(404);
  expect((await crop({ x: 0, y: 0 }, `own-${crypto.randomUUID()}`)).statusCode).toBe(404);

  // Nothing mentions the first; what it shares with the second stays.
  await mention(second.file);
  await sweepUnusedPictures(site.services);
  expect((await loadPictures(site.services.db)).size).toBe(3);
  await sweepUnusedPictures(site.services, -60_000);
  expect([...(await loadPictures(site.services.db)).keys()]).toEqual([second.file]);
  const left = [480, 800, 1200].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  expect(await storedKeys()).toEqual(
    [
      ...left.map((file) => keyFor(second.file, file)),
      keyFor(first.file, 'original.jpg'),
      keyFor(first.file, 'whole.webp'),
    ].sort(),
  );
  await mention('nothing');
  await sweepUnusedPictures(site.services, -60_000);
  expect(await storedKeys()).toEqual([]);
});

const mention = (file: string) =>
  site.services.database.pool.query(
    `insert into content_drafts (document, value, base_version, revision) values ('projects', $1, 0, 1)
     on conflict (document) do update set value = excluded.value`,
    [JSON.stringify({ projects: [{ picture: { file, alt: 'A yard' } }] })],
  );

test('a picture of a version in history is never swept', async () => {
  const { file } = await add(await yard(1200, 750, { left: 0, top: 0 }).webp().toBuffer(), 'a.webp');
  await publishPicture(site, file);
  await publishPicture(site, 'horizon-terrace');
  await sweepUnusedPictures(site.services, -60_000);
  expect([...(await loadPictures(site.services.db)).keys()]).toEqual([file]);
});

test('a picture that the site came with is described too, and cannot be cropped', async () => {
  const answer = await ask('/api/staff/content/pictures/horizon-terrace');
  expect(answer.json()).toMatchObject({
    file: 'horizon-terrace',
    focus: { x: 0.5, y: 0.5 },
    src: '/pictures/horizon-terrace-800.webp',
    whole: null,
  });
  for (const missing of ['nothing', `own-${crypto.randomUUID()}`, 'constructor'])
    expect((await ask(`/api/staff/content/pictures/${missing}`)).statusCode).toBe(404);
});

test('an editor may add one, staff may not, and both are told before anything is read', async () => {
  const [editor, staff] = [await site.letIn('editor'), await site.letIn('staff')];
  const statuses = await Promise.all(
    [editor, staff].map(async (one) => (await sendPicture(site, one.cookie, 'just words')).statusCode),
  );
  expect(statuses).toEqual([400, 403]);
  const url = '/api/staff/content/pictures/horizon-terrace';
  for (const [one, status] of [
    [editor, 200],
    [staff, 403],
  ] as const)
    expect((await site.inject({ url, headers: { cookie: one.cookie } })).statusCode).toBe(status);
});

test('what cannot be used is refused with a sentence that says why', async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } });
  const frames = await Promise.all(
    ['#2fa9b8', '#a92fb8'].map((background) =>
      sharp({ create: { width: 1200, height: 750, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const photo = await yard(1200, 750, { left: 0, top: 0 }).jpeg().toBuffer();
  const before = await storedKeys();
  const refused: [Buffer | string, string][] = [
    ['just words, whatever the name says', NOT_A_PICTURE],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>', NOT_A_PICTURE],
    [await plain(1600, 1000).gif().toBuffer(), NOT_A_PICTURE],
    [await readFile(new URL('../../../../e2e/yard.heic', import.meta.url)), IS_HEIC],
    [animated, IS_ANIMATED],
    [
      await plain(1000, 625).png().toBuffer(),
      'This picture is 1000 × 625 pixels. We need at least 1200 × 750 pixels.',
    ],
    [
      await plain(3000, 700).png().toBuffer(),
      'This picture is 3000 × 700 pixels; cropped to our shape that leaves 1120 × 700. We need at least 1200 × 750 pixels.',
    ],
    [bomb(60_000, 60_000), TOO_MANY_PIXELS],
    [photo.subarray(0, photo.length / 2), DAMAGED],
  ];
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => removeFolder(folder));
  for (const [bytes, sentence] of refused) {
    await writeFile(join(folder, 'upload'), bytes);
    await expect(prepareUpload(join(folder, 'upload'), folder)).rejects.toThrow(sentence);
  }
  const answer = await send('just words');
  expect(answer.json()).toMatchObject({ error: 'unusable-picture', message: NOT_A_PICTURE });
  expect(answer.statusCode).toBe(400);
  expect((await send(photo, { field: 'other' })).json().message).toBe(NO_FILE);
  expect((await sendPicture(site, '', photo)).statusCode).toBe(401);
  expect(await storedKeys()).toEqual(before);
});

// A PNG whose header promises far more pixels than its few bytes hold.
const bomb = (width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.of()),
  ]);
};
