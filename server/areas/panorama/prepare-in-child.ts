import * as z from 'zod/mini';
import { type Fault, SAVE_SMALLER, TOO_DEMANDING } from '#domain/panorama/upload-rules.ts';
import { ChildFailed, runChild } from '#server/child.ts';
import { fairQueue, QueueFull, type Turn } from '#server/fair-queue.ts';
import { IMAGE_DECODING } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';

export type PreparedFiles = { image: string; card: string; width: number; height: number };

const answer = z.union([
  z.object({ width: z.number(), height: z.number() }),
  z.object({ fault: z.object({ reason: z.string(), detail: z.optional(z.string()) }) }),
]);

// A few at once and never two for one client: a picture that is slow to decode delays no other client.
const queue = fairQueue(IMAGE_DECODING);

/** Opens an upload in a process of its own, beside the file; what is wrong with it comes back as its fault. */
export async function prepareInChild(
  file: string,
  turn: Turn,
  memoryMb: number = IMAGE_DECODING.memoryMb,
): Promise<PreparedFiles | { fault: Fault }> {
  const [image, card] = [`${file}.jpg`, `${file}.webp`];
  const work = () =>
    runChild('areas/panorama/prepare-image-worker', [file, image, card], {
      memoryMb,
      timeoutMs: IMAGE_DECODING.timeoutMs,
    });
  try {
    const found = answer.parse(JSON.parse(await queue.run(work, turn)));
    return 'fault' in found ? found : { image, card, ...found };
  } catch (error) {
    if (error instanceof ChildFailed) return { fault: { reason: TOO_DEMANDING, detail: SAVE_SMALLER } };
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal(
      503,
      'uploads-busy',
      'A lot of images are being uploaded right now. Please try again shortly.',
      {
        retryAfterSeconds: IMAGE_DECODING.comeBackSeconds,
      },
    );
  }
}
