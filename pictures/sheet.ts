import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { projects } from '../content/projects/projects.ts';
import { readManifest } from './publish.ts';

// npm run pictures:sheet: the whole portfolio on one page, to judge it as a set.

const ROOT = join(import.meta.dirname, '..');
const [columns, width, height, gap] = [7, 320, 200, 8];

const manifest = await readManifest();
const tiles = await Promise.all(
  projects.map(async ({ slug }, index) => {
    const entry = manifest[slug];
    const file = join(ROOT, `site/public/pictures/${slug}-${entry?.widths[0]}.webp`);
    const empty = { create: { width, height, channels: 3, background: '#ccc' } } as const;
    const input = await (entry ? sharp(file) : sharp(empty)).resize(width, height).png().toBuffer();
    return { input, left: gap + (index % columns) * (width + gap), top: gap + Math.floor(index / columns) * (height + gap) };
  }),
);
const rows = Math.ceil(projects.length / columns);
const sheet = join(ROOT, '.cache/pictures/contact-sheet.png');
mkdirSync(dirname(sheet), { recursive: true });
await sharp({
  create: { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap, channels: 3, background: '#fff' },
}).composite(tiles).png().toFile(sheet);
console.log(sheet);
