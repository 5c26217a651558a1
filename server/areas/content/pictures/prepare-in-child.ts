import * as z from 'zod/mini';
import { type Focus, focusSchema, TOO_DEMANDING } from '#domain/picture/own-picture.ts';
import type { Turn } from '#server/fair-queue.ts';
import { PICTURE_ENCODING } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import { uploadChild } from '#server/upload-child.ts';
import type { PreparedPicture } from './prepare-picture.ts';

const answer = z.union([
  z.object({
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
    placeholder: z.string(),
    focus: focusSchema,
  }),
  z.object({ trouble: z.string() }),
]);

const openPicture = uploadChild('areas/content/pictures/prepare-picture-worker', answer, PICTURE_ENCODING);

export const refusedPicture = (trouble: string) => new Refusal(400, 'unusable-picture', trouble);

/** Makes the files of an upload, or of another crop of a kept original, in a process of its own. */
export const prepareInChild = async (
  file: string,
  folder: string,
  turn: Turn,
  focus?: Focus,
): Promise<PreparedPicture> => {
  const point = focus ? [String(focus.x), String(focus.y)] : [];
  const prepared = await openPicture([file, folder, ...point], turn);
  if (!prepared) throw refusedPicture(TOO_DEMANDING);
  if ('trouble' in prepared) throw refusedPicture(prepared.trouble);
  return prepared;
};
