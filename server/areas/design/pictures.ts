import type { Design } from '#domain/design/design.ts';
import { type Asking, pictureCache } from './picture-cache.ts';
import { pictureStages } from './stages.ts';

// One picture per design and size.

const PICTURE_SIZES = {
  preview: { width: 320, height: 180 },
  still: { width: 1280, height: 720 },
} as const;
type PictureKind = keyof typeof PICTURE_SIZES;

const pictureKey = (hash: string, kind: PictureKind) =>
  `pictures/${hash}${kind === 'preview' ? '-preview' : ''}.webp`;

export type DesignPictures = ReturnType<typeof designPictures>;

export function designPictures(services: Parameters<typeof pictureCache>[0]) {
  const kept = pictureCache(services);
  const { tell, watch } = pictureStages();
  return {
    stored: (hash: string, kind: PictureKind) => kept.stored(pictureKey(hash, kind)),

    make: (hash: string, kind: PictureKind, design: Design, asking: Asking) =>
      kept.make(
        {
          key: pictureKey(hash, kind),
          kind,
          ...PICTURE_SIZES[kind],
          // Only the still reports: the preview is finished before its progress could be shown.
          ...(kind === 'still' ? { report: (stage) => tell(hash, stage) } : {}),
        },
        design,
        asking,
      ),

    isStored: (hash: string) => kept.isStored(pictureKey(hash, 'still')),

    watch,
  };
}
