import { MB } from '#domain/words/megabytes.ts';

// What a visitor may upload, and what is said about the rest.

export const PANORAMA_UPLOAD = {
  field: 'images',
  types: ['image/jpeg', 'image/png'],
  extensions: ['.jpg', '.jpeg', '.png'],
  minWidth: 800,
  // A full panorama is twice as wide as high; anything strictly between is taken as an ordinary photo.
  panoramaRatio: 2,
  panoramaTolerance: 0.1,
  lowestRatio: 0.5,
  highestRatio: 4,
  maxFiles: 10,
  maxBytes: 40 * MB,
  maxPixels: 120_000_000,
  // Progressive, interlaced and turned pictures cannot be read strip by strip: they stand in memory whole.
  maxPixelsAtOnce: 36_000_000,
  // Wider panoramas go black on phones.
  cappedWidth: 8192,
} as const;

const MILLION = 1_000_000;

export const NOT_AN_IMAGE = 'not an image';
export const NOT_LARGE_ENOUGH = `must be a valid image at least ${PANORAMA_UPLOAD.minWidth}px wide`;
export const NOT_JPG_OR_PNG = 'not a JPG or PNG image';
export const TOO_HEAVY = `larger than ${PANORAMA_UPLOAD.maxBytes / MB} MB`;
export const TOO_MANY = `more than ${PANORAMA_UPLOAD.maxFiles} images at once`;
export const TOO_MANY_PIXELS = `more than ${PANORAMA_UPLOAD.maxPixels / MILLION} megapixels`;
export const TOO_MANY_AT_ONCE = `more than ${PANORAMA_UPLOAD.maxPixelsAtOnce / MILLION} megapixels in a progressive, interlaced or rotated image`;
export const TOO_DEMANDING = 'takes too much memory or time to open';

export const SAVE_SMALLER = 'Please save it again in a smaller size.';
export const SAVE_PLAIN =
  'Please save it again as a standard (baseline) JPG, the right way up, or in a smaller size.';
export const DAMAGED = 'The file is damaged or incomplete.';

/** The specified reason, and beside it what is true of this very file. */
export type Fault = { reason: string; detail?: string | undefined };
export type Rejection = Fault & { name: string };

// What can be told before decoding; null means: decode it and ask faultOfSize.
export function rejectionByType(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (!PANORAMA_UPLOAD.types.some((type) => type === file.type)) return NOT_JPG_OR_PNG;
  if (file.size > PANORAMA_UPLOAD.maxBytes) return TOO_HEAVY;
  return null;
}

/** What is wrong with a picture of this size; null when nothing is. */
export function faultOfSize(width: number, height: number): Fault | null {
  if (!(width > 0) || !(height > 0)) return { reason: NOT_LARGE_ENOUGH, detail: DAMAGED };
  const size = `${width} × ${height} px`;
  if (width < PANORAMA_UPLOAD.minWidth) return { reason: NOT_LARGE_ENOUGH, detail: `It is ${size}.` };
  const ratio = width / height;
  if (!isPanoramaRatio(ratio)) {
    if (ratio >= PANORAMA_UPLOAD.highestRatio)
      return {
        reason: NOT_LARGE_ENOUGH,
        detail: `It is ${size}: wide enough, but too low. The width must be less than four times the height.`,
      };
    if (ratio <= PANORAMA_UPLOAD.lowestRatio)
      return {
        reason: NOT_LARGE_ENOUGH,
        detail: `It is ${size}: wide enough, but too tall. The height must be less than twice the width.`,
      };
  }
  if (width * height > PANORAMA_UPLOAD.maxPixels) return { reason: TOO_MANY_PIXELS, detail: SAVE_SMALLER };
  return null;
}

export function isPanoramaRatio(ratio: number): boolean {
  // 0.1 has no exact binary form: 1.9 must count as within 0.1 of 2.
  return Math.abs(ratio - PANORAMA_UPLOAD.panoramaRatio) <= PANORAMA_UPLOAD.panoramaTolerance + 1e-9;
}

// 'Invalid:' plus the list.
export function rejectedList(rejections: readonly Rejection[]): string {
  return `Invalid: ${rejections.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`;
}
