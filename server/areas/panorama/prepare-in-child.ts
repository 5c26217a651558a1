import * as z from 'zod/mini';
import { type Fault, SAVE_SMALLER, TOO_DEMANDING } from '#domain/panorama/upload-rules.ts';
import type { Turn } from '#server/fair-queue.ts';
import { IMAGE_DECODING } from '#server/limits.ts';
import { uploadChild } from '#server/upload-child.ts';

export type PreparedFiles = { image: string; card: string; width: number; height: number };

const answer = z.union([
  z.object({ width: z.number(), height: z.number() }),
  z.object({ fault: z.object({ reason: z.string(), detail: z.optional(z.string()) }) }),
]);

const openImage = uploadChild('areas/panorama/prepare-image-worker', answer, IMAGE_DECODING);

/** Opens an upload in a process of its own, beside the file; what is wrong with it comes back as its fault. */
export async function prepareInChild(
  file: string,
  turn: Turn,
  memoryMb?: number,
): Promise<PreparedFiles | { fault: Fault }> {
  const [image, card] = [`${file}.jpg`, `${file}.webp`];
  const found = await openImage([file, image, card], turn, memoryMb);
  if (!found) return { fault: { reason: TOO_DEMANDING, detail: SAVE_SMALLER } };
  return 'fault' in found ? found : { image, card, ...found };
}
