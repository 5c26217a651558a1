import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  cropAround,
  DAMAGED,
  type Focus,
  IS_ANIMATED,
  IS_HEIC,
  NOT_A_PICTURE,
  PICTURE_UPLOAD,
  TOO_DEMANDING,
  troubleWithSize,
} from '#domain/picture/own-picture.ts';
import { FORMATS, ORIGINAL, sizedFile, WHOLE } from './picture-files.ts';

export interface PreparedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  focus: Focus;
}

export class RejectedPicture extends Error {}

// The sizes and qualities of the pictures that the site came with (pictures/publish.ts).
const WIDTHS = [480, 800, 1200];
const WIDEST = 1600;
const AVIF = { quality: 52, effort: 3 };
const WEBP = { quality: 74, effort: 4 };

// Enough for another crop, even of a part of it.
const ORIGINAL_WIDTH = 2816;
// A strip is kept as high as the widest crop of it needs.
const ORIGINAL_HEIGHT = 1000;
const WHOLE_WIDTH = 800;

/** From an upload: the original as pixels alone, the whole picture small for the console, and the site's sizes of its crop. */
export const prepareUpload = async (file: string, folder: string): Promise<PreparedPicture> => {
  await judge(file);
  const original = join(folder, ORIGINAL);
  await keepPixels(file, original);
  const whole = sharp(original).resize({ width: WHOLE_WIDTH });
  await writeFile(join(folder, WHOLE), await whole.clone().webp(WEBP).toBuffer());
  const small = await whole.raw().toBuffer({ resolveWithObject: true });
  return cutSizes(original, folder, await interestIn(small));
};

/** From an original kept before: the site's sizes of another crop. */
export const prepareCrop = (original: string, folder: string, focus: Focus): Promise<PreparedPicture> =>
  cutSizes(original, folder, focus);

// By the header alone, before a pixel is unpacked.
const judge = async (file: string) => {
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (found?.format === 'heif' && found.compression !== 'av1') throw new RejectedPicture(IS_HEIC);
  if (!found || !ACCEPTED.has(found.format)) throw new RejectedPicture(NOT_A_PICTURE);
  if (found.format === 'webp' && (found.pages ?? 1) > 1) throw new RejectedPicture(IS_ANIMATED);
  const trouble = troubleWithSize(found.autoOrient);
  if (trouble) throw new RejectedPicture(trouble);
};
const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'heif']);

// Whatever came in is kept as pixels: upright, sRGB, without location, comments or anything appended.
const keepPixels = async (file: string, to: string) => {
  try {
    const { width, height } = (await sharp(file, { limitInputPixels: false }).metadata()).autoOrient;
    const scale = Math.min(1, Math.max(ORIGINAL_WIDTH / width, ORIGINAL_HEIGHT / height));
    await sharp(file, {
      limitInputPixels: PICTURE_UPLOAD.maxPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: Math.round(width * scale) })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toFile(to);
  } catch (cause) {
    const outOfMemory = cause instanceof Error && /memory|allocat/i.test(cause.message);
    throw new RejectedPicture(outOfMemory ? TOO_DEMANDING : DAMAGED);
  }
};

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

// Without any scaling in the same step, which would leave open in which picture the point is counted.
const interestIn = async ({ data, info }: Pixels): Promise<Focus> => {
  const { width, height } = cropAround(info, { x: 0.5, y: 0.5 });
  const found = await sharp(data, { raw: info })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = info.width / 2, attentionY = info.height / 2 } = found.info;
  return { x: Math.min(1, attentionX / info.width), y: Math.min(1, attentionY / info.height) };
};

const cutSizes = async (original: string, folder: string, focus: Focus): Promise<PreparedPicture> => {
  const whole = await sharp(original).metadata();
  const { data, info } = await sharp(original)
    .extract(cropAround(whole, focus))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cropped = () => sharp(data, { raw: info });
  const width = Math.min(WIDEST, info.width);
  const height = Math.round((width / info.width) * info.height);
  const widths = [...WIDTHS.filter((each) => each < width - 100), width];
  for (const each of widths) {
    const sized = await cropped().resize({ width: each }).raw().toBuffer({ resolveWithObject: true });
    const picture = sharp(sized.data, { raw: sized.info });
    for (const format of FORMATS) {
      const packed = format === 'avif' ? picture.clone().avif(AVIF) : picture.clone().webp(WEBP);
      await packed.toFile(join(folder, sizedFile(each, format)));
    }
  }
  const tiny = await cropped().resize({ width: 16 }).blur(0.8).webp({ quality: 25, effort: 6 }).toBuffer();
  return {
    width,
    height,
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    focus,
  };
};
