import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from '../../content/pictures.ts';
import { SOCIAL_PICTURES } from '../../content/social-pictures.ts';

const SIZE = { width: 1200, height: 630 };
const MARK = 92;

// One card per page, cut from that page's own picture, with the studio's mark in the corner.
export async function writeSocialCards(client: string): Promise<void> {
  mkdirSync(`${client}/social`, { recursive: true });
  const mark = await sharp(readFileSync('site/public/favicon.svg'), { density: 144 })
    .resize(MARK, MARK)
    .png()
    .toBuffer();
  for (const [route, name] of Object.entries(SOCIAL_PICTURES)) {
    const { name: file, widths } = pictures[name];
    await sharp(`${client}/pictures/${file}-${Math.max(...widths)}.webp`)
      .resize({ ...SIZE, fit: 'cover', position: 'centre' })
      .composite([{ input: mark, left: 48, top: SIZE.height - MARK - 48 }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`${client}/social/${route}.jpg`);
  }
}
