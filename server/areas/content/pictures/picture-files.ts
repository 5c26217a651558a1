// What is kept of a picture in the file store, under its id.

export const PREFIX = 'content-pictures';
export const ORIGINAL = 'original.jpg';
export const WHOLE = 'whole.webp';

export const FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export const sizedFile = (width: number, format: PictureFormat) => `${width}.${format}`;
export const keyOf = (id: string, file: string) => `${PREFIX}/${id}/${file}`;
export const idOfKey = (key: string) => key.split('/')[1] ?? '';

/** The files that belong to one crop alone. */
export const cropKeys = (id: string, widths: readonly number[]) =>
  widths.flatMap((width) => FORMATS.map((format) => keyOf(id, sizedFile(width, format))));

/** The files that all crops of one original share. */
export const sharedKeys = (originalKey: string) => [originalKey, keyOf(idOfKey(originalKey), WHOLE)];
