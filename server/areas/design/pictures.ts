import type { Design } from '#domain/design/design.ts';
import { type Asking, pictureCache } from './picture-cache.ts';
import { pictureStages } from './stages.ts';

// One picture per design and size.

const PICTURE_SIZES = {
  preview: { width: 320, height: 180 },
  still: { width: 1280, height: 720 },
} as const;
type PictureKind = keyof typeof PICTURE_SIZES;

/** Which picture of a design: how sharp, and from which of the best views. */
export type Which = { kind: PictureKind; view: number };
const BEST = { kind: 'still', view: 0 } as const;

const pictureKey = (hash: string, { kind, view }: Which) =>
  `pictures/${hash}${view > 0 ? `-view${view}` : ''}${kind === 'preview' ? '-preview' : ''}.webp`;

export type DesignPictures = ReturnType<typeof designPictures>;

export function designPictures(services: Parameters<typeof pictureCache>[0]) {
  const kept = pictureCache(services);
  const { tell, watch } = pictureStages();
  return {
    stored: (hash: string, which: Which = BEST) => kept.stored(pictureKey(hash, which)),

    make: (hash: string, design: Design, asking: Asking, which: Which = BEST) => {
      const { kind } = which;
      return kept.make(
        {
          key: pictureKey(hash, which),
          ...which,
          ...PICTURE_SIZES[kind],
          // Only the still reports: the preview is finished before its progress could be shown.
          ...(kind === 'still' ? { report: (stage) => tell(hash, stage) } : {}),
        },
        design,
        asking,
      );
    },

    isStored: (hash: string) => kept.isStored(pictureKey(hash, BEST)),

    watch,
  };
}
