import sharp from 'sharp';
import { COLOURS } from '#domain/site/colours.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

// A downloaded picture carries its maker's name in the corner, legible on light and dark alike.
export async function watermarked(picture: Buffer, maker: string): Promise<Buffer> {
  const { width = 1280, height = 720 } = await sharp(picture).metadata();
  const size = Math.max(12, Math.round(width / 52));
  const text = escaped(`© ${maker} · design concept, not for construction`);
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${width - size}" y="${height - size}" font-size="${size}" font-family="Helvetica, Arial, sans-serif" text-anchor="end" fill="#ffffff" stroke="${COLOURS.ink}" stroke-opacity="0.55" stroke-width="${size / 6}" paint-order="stroke">${text}</text></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(label) }])
    .webp({ quality: 90 })
    .toBuffer();
}
