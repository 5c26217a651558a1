import type { Design } from '#domain/design/design.ts';
import type { Services } from '#server/services.ts';
import { drawingClaims } from './drawing-claims.ts';
import { type Asking, pictureCache } from './picture-cache.ts';
import { refinements } from './refinements.ts';
import { pictureStages } from './stages.ts';
import { findByHash } from './store.ts';

// One picture per design, view and size, and a finer one of the same view that is made when nobody waits.

type PictureKind = 'preview' | 'still' | 'refined';
const FIRST_LOOK_WIDTH = 320;
const FINER = 1.5;
const wide = (width: number) => ({ width, height: (width * 9) / 16 });
const sizesFor = (width: number): Record<PictureKind, { width: number; height: number }> => ({
  preview: wide(Math.min(FIRST_LOOK_WIDTH, width)),
  still: wide(width),
  refined: wide(width * FINER),
});
const ENDING: Record<PictureKind, string> = { preview: '-preview', still: '', refined: '-refined' };

/** Which picture of a design: how sharp, and from which of the best views. */
type Which = { kind: PictureKind; view: number };
/** What a visitor waits for. */
export type FirstAnswer = Which & { kind: 'preview' | 'still' };
const BEST = { kind: 'still', view: 0 } as const;

const nameOf = (hash: string, view: number) => (view > 0 ? `${hash}-view${view}` : hash);
const keyOf = (name: string, kind: PictureKind) => `pictures/${name}${ENDING[kind]}.webp`;
const pictureKey = (hash: string, { kind, view }: Which) => keyOf(nameOf(hash, view), kind);

export type DesignPictures = ReturnType<typeof designPictures>;

export function designPictures(
  services: Parameters<typeof pictureCache>[0] & Pick<Services, 'db' | 'config'>,
  claims = drawingClaims(services.database),
) {
  const kept = pictureCache(services, claims);
  const sizes = sizesFor(services.config.pictureWidth);
  const { tell, watch } = pictureStages();
  const finer = refinements({
    busy: () => services.pictures.busy(),
    isQuietHere: claims.isQuietHere,
    log: services.log,
  });
  const stored = (hash: string, which: Which) => kept.stored(pictureKey(hash, which));
  const isRefined = (name: string) => kept.isStored(keyOf(name, 'refined'));

  async function refine(hash: string, view: number, client: string, signal: AbortSignal) {
    const design = await findByHash(services, hash);
    if (!design) return;
    const which = { kind: 'refined', view } as const;
    const wanted = { key: pictureKey(hash, which), ...which, ...sizes.refined };
    await kept.refine(wanted, design, client, signal);
    tell(nameOf(hash, view), { stage: 'refined' });
  }

  return {
    /** How a view of a design is called where its stages are told. */
    nameOf,

    /** What is stored of this kind; of a still the finest there is. */
    finest: async (hash: string, which: Which = BEST) =>
      (which.kind === 'still' ? await stored(hash, { ...which, kind: 'refined' }) : undefined) ??
      stored(hash, which),

    make: (hash: string, design: Design, asking: Asking, which: FirstAnswer = BEST) => {
      const { kind, view } = which;
      const name = nameOf(hash, view);
      return kept.make(
        {
          key: pictureKey(hash, which),
          ...which,
          ...sizes[kind],
          // Only the still reports: the preview is finished before its progress could be shown.
          ...(kind === 'still' ? { report: (stage) => tell(name, stage) } : {}),
        },
        design,
        asking,
      );
    },

    /** Once nobody waits for a picture, this one is drawn again, finer; not where it could not be kept. */
    refine(hash: string, view: number, client: string) {
      if (!services.config.refinesPictures) return;
      const name = nameOf(hash, view);
      finer.want({
        key: name,
        client,
        draw: (signal) => refine(hash, view, client, signal),
        isDone: async () => (await isRefined(name)) || !(await services.quota.keepsPictures()),
      });
    },

    isStored: (name: string) => kept.isStored(keyOf(name, 'still')),
    isRefined,

    watch,
    close: finer.close,
  };
}
