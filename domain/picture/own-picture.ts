import * as z from 'zod/mini';
import { MB } from '#domain/words/megabytes.ts';

// The owner's own photographs: what is accepted, how it is cropped, and what is said about the rest.

export const PICTURE_UPLOAD = {
  field: 'file',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 30 * MB,
  maxPixels: 64_000_000,
  // The smallest crop that still fills a large page.
  minWidth: 1200,
  minHeight: 750,
} as const;

// The shape of every picture of the site.
const RATIO = 8 / 5;

/** The longest description of a picture. */
export const ALT_LENGTH = 300;

const OWN = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where visitors get their files: followed by the id, the width and the format. */
export const OWN_PICTURE_ADDRESS = '/pictures/own-';

/** The name under which documents and addresses mention one. */
export const ownPictureName = (id: string) => `own-${id}`;
export const ownPictureId = (name: string): string | undefined => OWN.exec(name)?.[1];

const share = z.number().check(z.gte(0), z.lte(1));
/** The point of interest: shares of the whole picture's width and height. */
export const focusSchema = z.object({ x: share, y: share });
export type Focus = z.infer<typeof focusSchema>;

export const pictureSchema = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  placeholder: z.string(),
  focus: focusSchema,
  src: z.string(),
  originalName: z.string(),
  // The picture before it was cropped; one that the site came with has none and cannot be cropped.
  whole: z.nullable(z.string()),
});
export type Picture = z.infer<typeof pictureSchema>;

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture in the site's shape with this point as near to its middle as the edges allow, in whole pixels. */
export const cropAround = ({ width, height }: Size, { x, y }: Focus) => {
  const wide = Math.min(width, Math.floor(height * RATIO));
  const high = Math.min(height, Math.round(wide / RATIO));
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  return { left: place(x, width, wide), top: place(y, height, high), width: wide, height: high };
};

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

const NEEDED = `at least ${PICTURE_UPLOAD.minWidth} × ${PICTURE_UPLOAD.minHeight} pixels`;

/** What is wrong with a picture of this size; undefined when nothing is. */
export const troubleWithSize = (size: Size): string | undefined => {
  if (!(size.width > 0) || !(size.height > 0)) return DAMAGED;
  if (size.width * size.height > PICTURE_UPLOAD.maxPixels) return TOO_MANY_PIXELS;
  const crop = cropAround(size, MIDDLE);
  if (crop.width >= PICTURE_UPLOAD.minWidth && crop.height >= PICTURE_UPLOAD.minHeight) return undefined;
  const is = `This picture is ${size.width} × ${size.height} pixels`;
  const cropped = crop.width === size.width && crop.height === size.height;
  return cropped
    ? `${is}. We need ${NEEDED}.`
    : `${is}; cropped to our shape that leaves ${crop.width} × ${crop.height}. We need ${NEEDED}.`;
};

export const TOO_HEAVY = `This file is larger than ${PICTURE_UPLOAD.maxBytes / MB} MB. Please save the picture in a smaller size.`;
export const TOO_MANY_PIXELS = `This picture has more than ${PICTURE_UPLOAD.maxPixels / 1_000_000} megapixels. Please save it in a smaller size.`;
export const NOT_A_PICTURE =
  'This is not a picture we can open. Please choose a JPEG, PNG, WebP or AVIF file.';
export const IS_HEIC =
  'This is an iPhone photo in the HEIC format, which could not be opened. Please save it as a JPEG first: in Photos choose Export, or email it to yourself.';
export const IS_ANIMATED = 'This picture is animated. Please choose a still one.';
export const DAMAGED = 'This picture is damaged or incomplete. Please save it again.';
export const TOO_DEMANDING =
  'This picture takes too much memory or time to open. Please save it as a plain JPEG, or in a smaller size.';
export const NO_FILE = 'No picture came with this. Please choose one file.';

/** A photo as iPhones keep it: browsers make a JPEG of it before it is sent, the server cannot open it. */
export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** What can be told before anything is sent. Browsers do not know every type, so what is unknown is left to the server. */
export const troubleWithFile = (file: { name: string; type: string; size: number }): string | undefined => {
  const isKnown = isHeic(file) || PICTURE_UPLOAD.types.some((known) => known === file.type);
  if (file.type !== '' && !isKnown) return NOT_A_PICTURE;
  return file.size > PICTURE_UPLOAD.maxBytes ? TOO_HEAVY : undefined;
};
