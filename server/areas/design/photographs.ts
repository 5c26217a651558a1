import { DESIGNS_URL } from '#domain/design/design-answer.ts';
import { viewUrl } from '#domain/design/picture-views.ts';
import { PHOTOGRAPHS } from '#server/limits.ts';
import { countShared } from '#server/plugins/shared-counts.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { type Photographer, PhotographerRests } from '#server/vendors/pictures/photographer.ts';
import { collect } from './draw-once.ts';
import { drawingClaims } from './drawing-claims.ts';

// A photograph made out of our picture by an image service: paid for once, kept beside the picture, never in its place.

const DAY_MS = 24 * 60 * 60_000;
const photographKey = (name: string) => `pictures/${name}-photograph.webp`;
export const photographUrl = (hash: string, view: number) =>
  viewUrl(`${DESIGNS_URL}/photographs/${hash}.webp`, view);

const later = (retryAfterSeconds: number, cause?: unknown) =>
  new Refusal(503, 'no-photograph', 'We could not make a photograph right now. Please try again later.', {
    retryAfterSeconds,
    cause,
  });

export function photographs(services: Services, photographer: Photographer) {
  const { files, quota, database } = services;
  const claims = drawingClaims(database);
  const underWay = new Map<string, Promise<void>>();

  /** What is asked costs money, whoever pays attention to the answer. */
  async function pay(client: string) {
    const used = async (who: string) =>
      (await countShared(database.pool, `photographs ${who}`, DAY_MS)).count;
    if ((await used(client)) > PHOTOGRAPHS.perClientADay || (await used('of all')) > PHOTOGRAPHS.aDay)
      throw new Refusal(429, 'enough-photographs', 'That is all the photographs we can make today.', {
        retryAfterSeconds: 60 * 60,
      });
  }

  async function take(name: string, client: string, picture: () => Promise<Buffer>) {
    const key = photographKey(name);
    const release = await claims.picture(key);
    if (!release) throw later(PHOTOGRAPHS.comeBackSeconds);
    try {
      if (await files.exists(key)) return;
      if (photographer.isResting() || !(await quota.keepsPictures())) throw later(60);
      const original = await picture();
      await pay(client);
      const made = await photographer.make(original).catch((cause: unknown) => {
        services.log.warn({ cause }, 'a photograph was not made');
        throw later(cause instanceof PhotographerRests ? 60 : PHOTOGRAPHS.comeBackSeconds, cause);
      });
      await files.put(key, made, 'image/webp');
    } finally {
      release();
    }
  }

  return {
    stored: async (name: string) => {
      const found = await files.get(photographKey(name));
      return found && collect(found.stream);
    },
    /** Shared by all who ask meanwhile, and finished even if they leave: it is paid for. */
    async make(name: string, client: string, picture: () => Promise<Buffer>): Promise<void> {
      if (await files.exists(photographKey(name))) return;
      const joined = underWay.get(name) ?? take(name, client, picture).finally(() => underWay.delete(name));
      underWay.set(name, joined);
      await joined;
    },
  };
}
