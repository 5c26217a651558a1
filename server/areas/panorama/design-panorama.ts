import { eq } from 'drizzle-orm';
import { type Asking, pictureCache } from '#server/areas/design/picture-cache.ts';
import { pictureStages } from '#server/areas/design/stages.ts';
import { designs } from '#server/areas/design/tables.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';

const SIZE = { width: 4096, height: 2048 };

const panoramaKey = (hash: string) => `pictures/${hash}-panorama.webp`;

// A stored design drawn all around the visitor: made once per design, kept by its hash.
export function designPanoramas(
  services: Pick<Services, 'db' | 'database' | 'files' | 'quota' | 'pictures' | 'log'>,
) {
  const kept = pictureCache(services);
  const { tell, watch } = pictureStages();

  async function find(slug: string) {
    const [row] = await services.db.select().from(designs).where(eq(designs.slug, slug));
    if (!row) throw notFound('This design does not exist.');
    return row;
  }

  return {
    async of(slug: string, asking: Asking) {
      const { hash, design } = await find(slug);
      const key = panoramaKey(hash);
      const stored = await kept.stored(key);
      if (stored) return stored;
      const report = (stage: Parameters<typeof tell>[1]) => tell(hash, stage);
      return kept.make({ key, kind: 'panorama', ...SIZE, report }, design, asking);
    },
    hashOf: async (slug: string) => (await find(slug)).hash,
    isStored: (hash: string) => kept.isStored(panoramaKey(hash)),
    watch,
  };
}
