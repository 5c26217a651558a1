import type { Readable } from 'node:stream';
import type { Design } from '#domain/design/design.ts';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { PICTURE_QUEUE } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { singleFlight } from '#server/single-flight.ts';
import type { PictureRequest } from '#server/vendors/pictures/picture-maker.ts';

export interface Asking {
  client: string;
  /** Aborts when the client closes its connection. */
  gone: AbortSignal;
}

type Wanted = Omit<PictureRequest, 'design'> & { key: string; report?: (stage: PictureStage | null) => void };

// A picture per file: made at the first call, shared while being made, kept afterwards.
export function pictureCache(services: Pick<Services, 'files' | 'quota' | 'pictures' | 'log'>) {
  const { files, quota, log } = services;
  const join = singleFlight<Buffer>();

  async function draw(
    { key, report, ...wanted }: Wanted,
    design: Design,
    client: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    try {
      const picture = await services.pictures.make(
        { ...wanted, design: drawnDesign(design) },
        { client, signal, ...(report ? { onProgress: report } : {}) },
      );
      if (await quota.keepsPictures()) await files.put(key, picture, 'image/webp');
      else log.warn('the disk is nearly full: a picture was drawn and not kept');
      report?.({ stage: 'done' });
      return picture;
    } catch (cause) {
      // Aborted is not failed: a client that asks again a moment later still gets the progress of the new run.
      report?.(signal.aborted ? null : { stage: 'failed' });
      if (!(cause instanceof QueueFull)) throw cause;
      throw new Refusal(
        503,
        'pictures-busy',
        'We are drawing a lot of pictures right now. Please try again shortly.',
        { retryAfterSeconds: PICTURE_QUEUE.comeBackSeconds[wanted.kind] },
      );
    }
  }

  return {
    stored: async (key: string): Promise<Readable | undefined> => (await files.get(key))?.stream,
    isStored: (key: string) => files.exists(key),
    make: (wanted: Wanted, design: Design, { client, gone }: Asking): Promise<Buffer> =>
      join(wanted.key, gone, (signal) => draw(wanted, design, client, signal)),
  };
}
