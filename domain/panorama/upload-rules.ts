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
  maxBytes: 40 * 1024 * 1024,
  maxPixels: 120_000_000,
  // Wider panoramas go black on phones.
  cappedWidth: 8192,
} as const;

export const NOT_AN_IMAGE = 'not an image';
export const NOT_LARGE_ENOUGH = `must be a valid image at least ${PANORAMA_UPLOAD.minWidth}px wide`;
export const NOT_JPG_OR_PNG = 'not a JPG or PNG image';
export const TOO_HEAVY = `larger than ${PANORAMA_UPLOAD.maxBytes / 1024 / 1024} MB`;
export const TOO_MANY = `more than ${PANORAMA_UPLOAD.maxFiles} images at once`;

export type Rejection = { name: string; reason: string };

// What can be told before decoding; null means: decode it and ask acceptsSize.
export function rejectionByType(file: { type: string; size: number }): string | null {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (!PANORAMA_UPLOAD.types.some((type) => type === file.type)) return NOT_JPG_OR_PNG;
  if (file.size > PANORAMA_UPLOAD.maxBytes) return TOO_HEAVY;
  return null;
}

export function acceptsSize(width: number, height: number): boolean {
  if (!(width >= PANORAMA_UPLOAD.minWidth) || !(height > 0)) return false;
  const ratio = width / height;
  return (
    isPanoramaRatio(ratio) || (ratio > PANORAMA_UPLOAD.lowestRatio && ratio < PANORAMA_UPLOAD.highestRatio)
  );
}

export function isPanoramaRatio(ratio: number): boolean {
  // 0.1 has no exact binary form: 1.9 must count as within 0.1 of 2.
  return Math.abs(ratio - PANORAMA_UPLOAD.panoramaRatio) <= PANORAMA_UPLOAD.panoramaTolerance + 1e-9;
}

// 'Invalid:' plus the list.
export function rejectedList(rejections: readonly Rejection[]): string {
  return `Invalid: ${rejections.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`;
}
