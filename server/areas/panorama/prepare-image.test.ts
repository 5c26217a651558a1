import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NOT_AN_IMAGE,
  NOT_JPG_OR_PNG,
  NOT_LARGE_ENOUGH,
  SAVE_SMALLER,
  TOO_DEMANDING,
  TOO_MANY_AT_ONCE,
  TOO_MANY_PIXELS,
} from '#domain/panorama/upload-rules.ts';
import { LONG } from '../../../proof/long.ts';
import { removeFolder } from '../../testing/remove-folder.ts';
import { prepareImage, RejectedImage } from './prepare-image.ts';
import { prepareInChild } from './prepare-in-child.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panorama-'));
});
afterAll(() => removeFolder(folder));

async function file(content: Buffer | string): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, content);
  return path;
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2fa9b8' } });
}

async function reasonFor(content: Buffer | string): Promise<string> {
  const outcome = await prepareImage(await file(content)).catch((cause: unknown) => cause);
  return outcome instanceof RejectedImage ? outcome.fault.reason : `accepted: ${String(outcome)}`;
}

test('a panorama comes out as a plain JPEG with a card beside it', async () => {
  const prepared = await prepareImage(await file(await picture(1000, 500).png().toBuffer()));
  expect(await sharp(prepared.image).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 500 });
  expect(await sharp(prepared.card).metadata()).toMatchObject({ format: 'webp', width: 800, height: 500 });
});

test('the place where a photo was taken is gone', async () => {
  const withGps = await picture(900, 600)
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '28/1 45/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(withGps).metadata()).exif).toBeDefined();
  const { image } = await prepareImage(await file(withGps));
  const left = await sharp(image).metadata();
  expect(left.exif).toBeUndefined();
  expect(left.xmp).toBeUndefined();
  expect(image.includes('Somebody')).toBe(false);
});

test('a photo lying on its side is turned upright, and judged that way', async () => {
  const sideways = await picture(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await prepareImage(await file(sideways))).toMatchObject({ width: 900, height: 1600 });
  const tooNarrow = await picture(1000, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await reasonFor(tooNarrow)).toBe(NOT_LARGE_ENOUGH);
});

test.runIf(LONG)('wider than phones can show is made smaller', async () => {
  const wide = await picture(9000, 4500).jpeg().toBuffer();
  expect(await prepareImage(await file(wide))).toMatchObject({ width: 8192, height: 4096 });
});

test('pictures too small, too long or too tall are refused', async () => {
  expect(await reasonFor(await picture(799, 400).png().toBuffer())).toBe(NOT_LARGE_ENOUGH);
  expect(await reasonFor(await picture(1600, 400).png().toBuffer())).toBe(NOT_LARGE_ENOUGH);
  expect(await reasonFor(await picture(800, 1600).png().toBuffer())).toBe(NOT_LARGE_ENOUGH);
});

test('what is no picture, or another kind of picture, is refused whatever its name says', async () => {
  expect(await reasonFor('')).toBe(NOT_AN_IMAGE);
  expect(await reasonFor('<html><script>alert(1)</script></html>')).toBe(NOT_AN_IMAGE);
  expect(await reasonFor('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>')).toBe(
    NOT_JPG_OR_PNG,
  );
  expect(await reasonFor(await picture(1000, 500).webp().toBuffer())).toBe(NOT_JPG_OR_PNG);
});

test('a JPEG with a page hidden behind it loses the page', async () => {
  const polyglot = Buffer.concat([
    await picture(1000, 500).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const { image } = await prepareImage(await file(polyglot));
  expect(image.includes('<script>')).toBe(false);
});

test('a picture cut off half-way is refused', async () => {
  const noise = Buffer.alloc(1000 * 500 * 3).map(() => Math.random() * 256);
  const whole = await sharp(noise, { raw: { width: 1000, height: 500, channels: 3 } })
    .png()
    .toBuffer();
  expect(await reasonFor(whole.subarray(0, whole.length / 2))).toBe(NOT_LARGE_ENOUGH);
});

test('a small file that claims fifty thousand pixels square is refused before it is unpacked', async () => {
  expect(await reasonFor(pngClaiming(50_000, 50_000))).toBe(TOO_MANY_PIXELS);
});

test('what must stand in memory whole may have far fewer pixels', async () => {
  expect(await reasonFor(pngClaiming(15_488, 7_744, 1))).toBe(TOO_MANY_AT_ONCE);
  const progressive = await picture(1000, 500).jpeg({ progressive: true }).toBuffer();
  expect(await reasonFor(claiming(progressive, 15_488, 7_744))).toBe(TOO_MANY_AT_ONCE);
  const sideways = await picture(1000, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await reasonFor(claiming(sideways, 7_744, 15_488))).toBe(TOO_MANY_AT_ONCE);
  expect(await prepareImage(await file(progressive))).toMatchObject({ width: 1000, height: 500 });
});

test('opened in a process of its own, a picture beyond the ceiling of memory ends that process alone', async () => {
  const wide = await file(await picture(8192, 4096).jpeg().toBuffer());
  const fault = { reason: TOO_DEMANDING, detail: SAVE_SMALLER };
  expect(await prepareInChild(wide, { client: 'a' }, 160)).toEqual({ fault });
  const small = await prepareInChild(await file(await picture(900, 500).png().toBuffer()), { client: 'a' });
  expect(small).toMatchObject({ width: 900, height: 500 });
  if ('image' in small) expect((await sharp(await readFile(small.image)).metadata()).format).toBe('jpeg');
});

/** The same JPEG with another size written in its frame header. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = Math.max(jpeg.indexOf(Buffer.from([0xff, 0xc2])), jpeg.indexOf(Buffer.from([0xff, 0xc0])));
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function pngClaiming(width: number, height: number, interlaced = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, interlaced], 8);
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, crc(Buffer.concat([Buffer.from(type), body]))]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): Buffer {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return out;
}
