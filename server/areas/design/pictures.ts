import type { Readable } from 'node:stream';
import type { Design } from '#domain/design/design.ts';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { PictureQueueFull } from '#server/vendors/pictures/picture-maker.ts';
import { pictureStages } from './stages.ts';

// One picture per design and size: made at the first call, shared while being made, kept as a file afterwards.

export const PICTURE_SIZES = {
  preview: { width: 320, height: 180 },
  still: { width: 1280, height: 720 },
} as const;
export type PictureKind = keyof typeof PICTURE_SIZES;

const COME_BACK_SECONDS = 10;
export const pictureKey = (hash: string, kind: PictureKind) =>
  `pictures/${hash}${kind === 'preview' ? '-preview' : ''}.webp`;

export type DesignPictures = ReturnType<typeof designPictures>;

export function designPictures(services: Pick<Services, 'files' | 'pictures' | 'log'>) {
  const making = new Map<string, Promise<Buffer>>();
  const { tell, watch } = pictureStages();

  async function make(hash: string, kind: PictureKind, design: Design): Promise<Buffer> {
    // Only the still reports: the preview is over before anybody could read about it.
    const report = kind === 'still' ? (stage: PictureStage) => tell(hash, stage) : undefined;
    try {
      const picture = await services.pictures.make(
        { design: drawnDesign(design), kind, ...PICTURE_SIZES[kind] },
        report ? { onProgress: report } : {},
      );
      await services.files.put(pictureKey(hash, kind), picture, 'image/webp');
      report?.({ stage: 'done' });
      return picture;
    } catch (cause) {
      report?.({ stage: 'failed' });
      if (!(cause instanceof PictureQueueFull)) throw cause;
      throw new Refusal(
        503,
        'pictures-busy',
        'We are drawing a lot of pictures right now. Please try again shortly.',
        {
          retryAfterSeconds: COME_BACK_SECONDS,
        },
      );
    }
  }

  return {
    stored: async (hash: string, kind: PictureKind): Promise<Readable | undefined> =>
      (await services.files.get(pictureKey(hash, kind)))?.stream,

    /** Makes it, or joins whoever is making it already. */
    make(hash: string, kind: PictureKind, design: Design): Promise<Buffer> {
      const key = pictureKey(hash, kind);
      const known = making.get(key);
      if (known) return known;
      const started = make(hash, kind, design).finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },

    isStored: (hash: string) => services.files.exists(pictureKey(hash, 'still')),

    watch,
  };
}
