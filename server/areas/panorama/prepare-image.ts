import sharp from 'sharp';
import {
  DAMAGED,
  type Fault,
  faultOfSize,
  isPanoramaRatio,
  NOT_AN_IMAGE,
  NOT_JPG_OR_PNG,
  NOT_LARGE_ENOUGH,
  PANORAMA_UPLOAD,
  SAVE_PLAIN,
  SAVE_SMALLER,
  TOO_DEMANDING,
  TOO_MANY_AT_ONCE,
} from '#domain/panorama/upload-rules.ts';

type PreparedImage = { image: Buffer; card: Buffer; width: number; height: number };

export class RejectedImage extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.reason);
    this.fault = fault;
  }
}

const FORMATS = new Set(['jpeg', 'png']);
const CARD = { width: 800, height: 500 };

// Whatever came in leaves as pixels alone: upright, sRGB, capped, without location, comments or anything appended.
export async function prepareImage(file: string): Promise<PreparedImage> {
  await judge(file);
  try {
    const { data, info } = await open(file)
      .autoOrient()
      .resize({ width: PANORAMA_UPLOAD.cappedWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, progressive: true })
      .toBuffer({ resolveWithObject: true });
    return { image: data, card: await cardOf(data, info), width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof RejectedImage) throw cause;
    const outOfMemory = cause instanceof Error && /memory|allocat/i.test(cause.message);
    throw new RejectedImage(
      outOfMemory
        ? { reason: TOO_DEMANDING, detail: SAVE_SMALLER }
        : { reason: NOT_LARGE_ENOUGH, detail: DAMAGED },
    );
  }
}

// By the header alone, before a pixel is unpacked.
async function judge(file: string): Promise<void> {
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) throw new RejectedImage({ reason: NOT_AN_IMAGE });
  if (!FORMATS.has(found.format ?? '')) throw new RejectedImage({ reason: NOT_JPG_OR_PNG });
  const fault = faultOfSize(found.autoOrient.width, found.autoOrient.height);
  if (fault) throw new RejectedImage(fault);
  const wholeAtOnce = found.isProgressive || (found.orientation ?? 1) > 1;
  if (wholeAtOnce && found.width * found.height > PANORAMA_UPLOAD.maxPixelsAtOnce)
    throw new RejectedImage({ reason: TOO_MANY_AT_ONCE, detail: SAVE_PLAIN });
}

function open(file: string) {
  return sharp(file, { limitInputPixels: PANORAMA_UPLOAD.maxPixels, failOn: 'error', sequentialRead: true });
}

// The middle of a panorama is nearly undistorted: that is what its card shows.
async function cardOf(image: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const middle = isPanoramaRatio(width / height)
    ? { left: 0.3, top: 0.28, width: 0.4, height: 0.5 }
    : { left: 0, top: 0, width: 1, height: 1 };
  return sharp(image)
    .extract({
      left: Math.floor(middle.left * width),
      top: Math.floor(middle.top * height),
      width: Math.floor(middle.width * width),
      height: Math.floor(middle.height * height),
    })
    .resize({ ...CARD, fit: 'cover' })
    .webp({ quality: 76 })
    .toBuffer();
}
