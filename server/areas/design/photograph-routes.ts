import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DESIGN_ID, DESIGNS_URL, PICTURE_HASH, photographAnswer } from '#domain/design/design-answer.ts';
import { clientOf } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Photographer } from '#server/vendors/pictures/photographer.ts';
import { collect } from './draw-once.ts';
import { photographs, photographUrl } from './photographs.ts';
import { pictureView } from './picture-view.ts';
import type { DesignPictures } from './pictures.ts';
import { findDesign } from './store.ts';

export const photographRoutes =
  (services: Services, pictures: DesignPictures, photographer: Photographer): FastifyPluginAsyncZod =>
  async (app) => {
    const kept = photographs(services, photographer);

    app.post(
      `${DESIGNS_URL}/:id/photograph`,
      {
        config: limited('photograph'),
        schema: {
          summary: 'Make a photograph out of the picture of a design, with an image service',
          params: z.object({ id: z.string().regex(DESIGN_ID) }),
          querystring: z.object({ view: pictureView }),
          response: { 200: photographAnswer },
        },
      },
      async (request) => {
        const stored = await findDesign(services, request.params.id);
        if (!stored) throw notFound('This design does not exist.');
        const { hash, design } = stored;
        const [client, { view }] = [clientOf(request), request.query];
        await kept.make(pictures.nameOf(hash, view), client, async () => {
          const which = { kind: 'still', view } as const;
          const found = await pictures.finest(hash, which);
          // Not given up when the visitor leaves: others may wait for it.
          const gone = new AbortController().signal;
          return found ? collect(found) : pictures.make(hash, design, { client, gone }, which);
        });
        return { photographUrl: photographUrl(hash, view) };
      },
    );

    app.get(
      `${DESIGNS_URL}/photographs/:file`,
      {
        config: limited('picture'),
        schema: {
          summary: 'A photograph that an image service made out of a picture',
          params: z.object({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/) }),
          querystring: z.object({ view: pictureView }),
        },
      },
      async (request, reply) => {
        const hash = request.params.file.slice(0, 32);
        const photograph = PICTURE_HASH.test(hash)
          ? await kept.stored(pictures.nameOf(hash, request.query.view))
          : undefined;
        if (!photograph) throw notFound('This photograph does not exist.');
        return reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(photograph);
      },
    );
  };
