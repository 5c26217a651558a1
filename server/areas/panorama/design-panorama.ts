import { eq } from 'drizzle-orm';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { designs } from '#server/areas/design/tables.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { PictureQueueFull } from '#server/vendors/pictures/picture-maker.ts';

const SIZE = { width: 2048, height: 1024 };
const COME_BACK_SECONDS = 15;

// A stored design drawn all around the visitor: made once per design, kept by its hash, shared while being made.
export function designPanoramas({ db, files, pictures }: Services) {
  const making = new Map<string, Promise<Buffer>>();

  async function make(key: string, design: Design): Promise<Buffer> {
    const picture = await pictures.make({ design: drawnDesign(design), kind: 'panorama', ...SIZE });
    await files.put(key, picture, 'image/webp');
    return picture;
  }

  return async (slug: string) => {
    const [row] = await db.select().from(designs).where(eq(designs.slug, slug));
    if (!row) throw notFound('This design does not exist.');
    const key = `pictures/${row.hash}-panorama.webp`;
    const stored = await files.get(key);
    if (stored) return stored.stream;
    const known = making.get(key) ?? make(key, row.design).finally(() => making.delete(key));
    making.set(key, known);
    return known.catch((cause: unknown) => {
      if (!(cause instanceof PictureQueueFull)) throw cause;
      throw new Refusal(
        503,
        'pictures-busy',
        'Many pictures are being drawn just now. Please try again shortly.',
        {
          retryAfterSeconds: COME_BACK_SECONDS,
        },
      );
    });
  };
}
