// Draws the bitmap icons from site/public/favicon.svg. Run by hand when the mark changes; the results are committed.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../site/public/', import.meta.url).pathname;
const rounded = await readFile(`${folder}favicon.svg`, 'utf8');
// Systems that cut their own shape want the ground to reach every edge, and the mark to keep away from it.
const square = rounded.replace(' rx="14"', '');
const padded = square.replace(
  '<g fill="none"',
  '<g transform="translate(32 32) scale(.72) translate(-32 -32)" fill="none"',
);

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(`${folder}${name}`);

await draw(rounded, 192, 'icon-192.png');
await draw(rounded, 512, 'icon-512.png');
await draw(padded, 512, 'icon-maskable-512.png');
await draw(padded, 180, 'apple-touch-icon.png');
