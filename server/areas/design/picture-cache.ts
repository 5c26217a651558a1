import type { Readable } from 'node:stream';
import type { Design } from '#domain/design/design.ts';
import { QueueFull } from '#server/fair-queue.ts';
import { PICTURE_QUEUE } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { singleFlight } from '#server/single-flight.ts';
import { drawOnce, type Wanted } from './draw-once.ts';
import { drawingClaims } from './drawing-claims.ts';

export interface Asking {
  client: string;
  /** Aborts when the client closes its connection. */
  gone: AbortSignal;
}

// A picture per file: made at the first call, shared while being made, kept afterwards.
export function pictureCache(
  services: Pick<Services, 'files' | 'quota' | 'pictures' | 'log' | 'database'>,
  claims = drawingClaims(services.database),
) {
  const { files } = services;
  const join = singleFlight<Buffer>();
  const once = drawOnce(services, claims);

  async function draw(wanted: Wanted, design: Design, client: string, signal: AbortSignal): Promise<Buffer> {
    const { report } = wanted;
    try {
      const picture = await once.forVisitor(wanted, design, client, signal);
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
    refine: once.refined,
  };
}
