import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
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

export const readManifest = async (manifest = MANIFEST): Promise<Manifest> =>
  existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : {};

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
  // Where its sizes are written down; drafts have a list of their own.
  manifest?: string;
  // A sheet has its own title block, and nothing is written over it.
  marked?: boolean;
};

export async function publish({ name, title, source, quality = 52, manifest = MANIFEST, marked: isMarked = true }: Publication): Promise<ManifestEntry> {
  const plain = sharp(source);
  const { width, height } = await plain.metadata();
  const marked = await plain.composite(isMarked ? [{ input: watermark(width, height) }] : []).removeAlpha().png().toBuffer();
  const widths = [...WIDTHS.filter((each) => each < width - 100), width];
  await mkdir(FOLDER, { recursive: true });
  await removePublished(name, manifest);
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
  await record(name, entry, manifest);
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

// The viewer loads <slug>.webp whole; the gallery shows <slug>-card.webp, which the finishing step drew beside the source.
export async function publishPanorama({ name, title, source }: { name: string; title: string; source: string }): Promise<void> {
  const file = join(PANORAMAS, name.replace(/^panorama-/, ''));
  const { width, height } = await sharp(source).metadata();
  await mkdir(PANORAMAS, { recursive: true });
  const marked = sharp(source).composite([{ input: panoramaMark(width, height) }]).removeAlpha().withExif(exifOf(title));
  await marked.webp({ quality: 84, effort: 4 }).toFile(`${file}.webp`);
  const card = sharp(source.replace(/\.png$/, '-card.png')).resize(800, 500).withExif(exifOf(title));
  await card.webp({ quality: 74, effort: 5 }).toFile(`${file}-card.webp`);
}

export async function removePublished(name: string, manifest = MANIFEST): Promise<void> {
  const known = (await readManifest(manifest))[name];
  for (const each of known?.widths ?? []) {
    for (const format of ['avif', 'webp']) await rm(join(FOLDER, `${name}-${each}.${format}`), { force: true });
  }
}

export const record = (name: string, entry: ManifestEntry | null, manifest = MANIFEST): Promise<void> =>
  oneAtATime(manifest, async () => {
    const { [name]: _, ...others } = await readManifest(manifest);
    const all = Object.entries(entry ? { ...others, [name]: entry } : others).sort(([a], [b]) => a.localeCompare(b));
    await writeFile(manifest, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
  });
