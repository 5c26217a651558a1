// Makes the gallery's card picture of every built-in panorama: what the visitor will see on entering.
// Run after putting a new site/public/panoramas/<slug>.webp: npx tsx scripts/make-panorama-cards.ts
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { coverageOf } from '#domain/panorama/coverage.ts';
import { warpPanorama } from '#studio/view/panorama/warp.ts';

const FOLDER = 'site/public/panoramas';
const CARD = { width: 800, height: 500 };

for (const file of await readdir(FOLDER)) {
  if (!file.endsWith('.webp') || file.endsWith('-card.webp')) continue;
  const { data, info } = await sharp(join(FOLDER, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = { data: new Uint32Array(data.buffer, data.byteOffset, data.length / 4), ...info };
  // Twice the size, then halved: the warp takes single pixels and would look coarse.
  const large = { width: CARD.width * 2, height: CARD.height * 2 };
  const target = { ...large, data: new Uint32Array(large.width * large.height) };
  warpPanorama(source, target, { yaw: 0, pitch: -6, fov: 92 }, coverageOf(info.width, info.height), 0);
  await sharp(Buffer.from(target.data.buffer), { raw: { ...large, channels: 4 } })
    .removeAlpha()
    .resize(CARD)
    .webp({ quality: 78 })
    .toFile(join(FOLDER, file.replace('.webp', '-card.webp')));
}
