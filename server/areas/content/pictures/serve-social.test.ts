import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socialPicture } from '#domain/picture/social-picture.ts';
import { addPicture, publishPicture } from '#server/testing/own-picture.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';
import { removeFolder } from '../../../testing/remove-folder.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poolwright-social-'));
  const client = join(folder, 'site', 'client');
  await mkdir(join(client, 'pictures'), { recursive: true });
  await copyFile('site/public/favicon.svg', join(client, 'favicon.svg'));
  const red = sharp({ create: { width: 1408, height: 880, channels: 3, background: '#c01818' } });
  await writeFile(join(client, 'pictures', 'saguaro-wash-1408.webp'), await red.webp().toBuffer());
  site = await startTestSite({ env: { BUILD_DIR: folder } });
});
afterAll(async () => {
  await site.close();
  await removeFolder(folder);
});

const ask = (name: string) => site.inject({ url: socialPicture(name) });
const middleOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { ...info, colour: [...data.subarray((315 * info.width + 600) * 3).subarray(0, 3)] };
};

test('a project’s picture is cut to the shape of a shared link', async () => {
  const answer = await ask('saguaro-wash');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height, colour } = await middleOf(answer.rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  expect(colour[0]).toBeGreaterThan(150);
  expect(colour[1]).toBeLessThan(60);
});

test('the owner’s own photograph too, once it is published, and nothing that no page shows', async () => {
  const { file } = await addPicture(site);
  expect((await ask(file)).statusCode).toBe(404);
  await publishPicture(site, file);
  const { width, height, colour } = await middleOf((await ask(file)).rawPayload);
  expect([width, height]).toEqual([1200, 630]);
  expect(colour[2]).toBeGreaterThan(150);
  for (const name of ['hero', '..%2ffavicon', 'own-1', 'saguaro-wash-1408'])
    expect((await ask(name)).statusCode, name).toBe(404);
});
