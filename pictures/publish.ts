import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { oneAtATime } from './one-at-a-time.ts';

// From one finished picture to the files the pages use: watermarked, at every width, with title and copyright inside.

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'site/public/pictures');
const MANIFEST = join(ROOT, 'content/pictures-manifest.json');
const COPYRIGHT = '© Poolwright';
const WIDTHS = [480, 800, 1200];

export type ManifestEntry = { width: number; height: number; widths: number[]; placeholder: string };
export type Manifest = Record<string, ManifestEntry>;

export const readManifest = async (): Promise<Manifest> => JSON.parse(await readFile(MANIFEST, 'utf8'));

const watermark = (width: number, height: number): Buffer => {
  const size = Math.max(13, Math.round(width / 72));
  const at = `x="${width - size}" y="${height - size}" text-anchor="end" font-size="${size}" font-family="Liberation Sans, DejaVu Sans, sans-serif" letter-spacing="0.4"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<text ${at} fill="#000" fill-opacity="0.35" transform="translate(1 1)">${COPYRIGHT}</text>` +
      `<text ${at} fill="#fff" fill-opacity="0.82">${COPYRIGHT}</text></svg>`,
  );
};

export type Publication = {
  name: string;
  title: string;
  source: string | Buffer;
  // AVIF quality; WebP follows it. The hero must stay under its budget.
  quality?: number;
  // A sheet has its own title block, and nothing is written over it.
  marked?: boolean;
};

export async function publish({ name, title, source, quality = 52, marked: isMarked = true }: Publication): Promise<ManifestEntry> {
  const plain = sharp(source);
  const { width, height } = await plain.metadata();
  const marked = await plain.composite(isMarked ? [{ input: watermark(width, height) }] : []).removeAlpha().png().toBuffer();
  const widths = [...WIDTHS.filter((each) => each < width - 100), width];
  await mkdir(FOLDER, { recursive: true });
  await removePublished(name);
  for (const each of widths) {
    const picture = sharp(marked)
      .resize({ width: each, kernel: 'lanczos3' })
      .withExif(exifOf(title));
    const file = join(FOLDER, `${name}-${each}`);
    await picture.clone().avif({ quality, effort: 3 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: quality + 22, effort: 4 }).toFile(`${file}.webp`);
  }
  const tiny = await sharp(source).resize({ width: 16 }).blur(0.8).webp({ quality: 25, effort: 6 }).toBuffer();
  const entry = { width, height, widths, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  await record(name, entry);
  return entry;
}

const PANORAMAS = join(ROOT, 'site/public/panoramas');
const exifOf = (title: string) => ({ IFD0: { ImageDescription: title, Copyright: COPYRIGHT, Artist: 'Poolwright' } });

// Small and low, between straight ahead and the feet: there whoever looks down will find it, and nobody else.
const panoramaMark = (width: number, height: number): Buffer => {
  const size = Math.round(width / 150);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<text x="${width / 2}" y="${Math.round(height * 0.84)}" text-anchor="middle" font-size="${size}" ` +
      `font-family="Liberation Sans, DejaVu Sans, sans-serif" fill="#fff" fill-opacity="0.7">${COPYRIGHT}</text></svg>`,
  );
};

type AllAround = { name: string; title: string; source: string | Buffer; card: string | Buffer };

// The viewer loads <name>.webp whole; the gallery shows <name>-card.webp.
export async function publishPanorama({ name, title, source, card }: AllAround): Promise<void> {
  const file = join(PANORAMAS, name);
  const { width, height } = await sharp(source).metadata();
  await mkdir(PANORAMAS, { recursive: true });
  const marked = sharp(source).composite([{ input: panoramaMark(width, height) }]).removeAlpha().withExif(exifOf(title));
  await marked.webp({ quality: 84, effort: 4 }).toFile(`${file}.webp`);
  await sharp(card).resize(800, 500).withExif(exifOf(title)).webp({ quality: 74, effort: 5 }).toFile(`${file}-card.webp`);
}

async function removePublished(name: string): Promise<void> {
  const known = (await readManifest())[name];
  for (const each of known?.widths ?? []) {
    for (const format of ['avif', 'webp']) await rm(join(FOLDER, `${name}-${each}.${format}`), { force: true });
  }
}

const record = (name: string, entry: ManifestEntry): Promise<void> =>
  oneAtATime(MANIFEST, async () => {
    const all = Object.entries({ ...(await readManifest()), [name]: entry }).sort(([a], [b]) => a.localeCompare(b));
    await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
  });
