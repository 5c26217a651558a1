import { boundedScale, type Size } from '#site/drawings/geometry.ts';
import { heicToJpeg } from '#site/heic-to-jpeg.ts';
import { OpeningError } from './file-kind.ts';

// A picture as it lies under the drawing: upright, without what a camera writes beside it (where it was taken), and no larger than a
// phone can move about.

export type Prepared = Size & { blob: Blob; isScaledDown: boolean };

const MOST_PIXELS = 10e6;
const MOST_SIDE = 8000;
/** Of the file: more than that no browser unpacks reliably. */
const MOST_PIXELS_TO_OPEN = 120e6;
const QUALITY = 0.92;

const scaleFor = (size: Size) =>
  Math.min(boundedScale(1, size, MOST_PIXELS), MOST_SIDE / Math.max(size.width, size.height));

/** Pixels across at which a page of this shape is drawn. */
export const pagePixels = (ratio: number): number =>
  Math.floor(Math.min(Math.sqrt(MOST_PIXELS / ratio), MOST_SIDE, MOST_SIDE / ratio));

export async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  // Browsers keep the pixels of a canvas until it has none.
  canvas.width = 0;
  if (!blob) throw new OpeningError('too-many-pixels');
  return blob;
}

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await new Promise((done, fail) => {
    image.onload = done;
    image.onerror = () => fail(new OpeningError('broken'));
  });
  // Its size is known before anything is unpacked.
  if (image.naturalWidth * image.naturalHeight > MOST_PIXELS_TO_OPEN)
    throw new OpeningError('too-many-pixels');
  await image.decode().catch(() => {
    throw new OpeningError('broken');
  });
  return image;
}

function drawn(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new OpeningError('too-many-pixels');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The browser turns a photograph upright by itself when it draws it. */
export async function preparePicture(file: Blob, kind: 'heic' | 'picture'): Promise<Prepared> {
  const readable =
    kind === 'heic'
      ? await heicToJpeg(file, QUALITY).catch(() => {
          throw new OpeningError('broken');
        })
      : file;
  const url = URL.createObjectURL(readable);
  try {
    const image = await loaded(url);
    const scale = scaleFor({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = drawn(image, scale);
    const { width, height } = canvas;
    return { width, height, blob: await toBlob(canvas), isScaledDown: scale < 1 };
  } finally {
    URL.revokeObjectURL(url);
  }
}
