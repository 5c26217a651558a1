import { eq } from 'drizzle-orm';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { pictureStages } from '#server/areas/design/stages.ts';
import { designs } from '#server/areas/design/tables.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { PictureQueueFull } from '#server/vendors/pictures/picture-maker.ts';

const SIZE = { width: 2048, height: 1024 };
const COME_BACK_SECONDS = 15;

const panoramaKey = (hash: string) => `pictures/${hash}-panorama.webp`;

// A stored design drawn all around the visitor: made once per design, kept by its hash, shared while being made.
export function designPanoramas({ db, files, pictures }: Services) {
  const making = new Map<string, Promise<Buffer>>();
  const { tell, watch } = pictureStages();

  async function make(hash: string, design: Design): Promise<Buffer> {
    try {
      const picture = await pictures.make(
        { design: drawnDesign(design), kind: 'panorama', ...SIZE },
        { onProgress: (stage) => tell(hash, stage) },
      );
      await files.put(panoramaKey(hash), picture, 'image/webp');
      tell(hash, { stage: 'done' });
      return picture;
    } catch (cause) {
      tell(hash, { stage: 'failed' });
      if (!(cause instanceof PictureQueueFull)) throw cause;
      throw new Refusal(
        503,
        'pictures-busy',
        'We are drawing a lot of pictures right now. Please try again shortly.',
        { retryAfterSeconds: COME_BACK_SECONDS },
      );
    }
  }

  async function find(slug: string) {
    const [row] = await db.select().from(designs).where(eq(designs.slug, slug));
    if (!row) throw notFound('This design does not exist.');
    return row;
  }

  return {
    async of(slug: string) {
      const { hash, design } = await find(slug);
      const stored = await files.get(panoramaKey(hash));
      if (stored) return stored.stream;
      const known = making.get(hash) ?? make(hash, design).finally(() => making.delete(hash));
      making.set(hash, known);
      return known;
    },
    hashOf: async (slug: string) => (await find(slug)).hash,
    isStored: (hash: string) => files.exists(panoramaKey(hash)),
    watch,
  };
}
