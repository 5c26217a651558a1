import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DESIGN_ID, DESIGNS_URL, PICTURE_HASH } from '#domain/design/design-answer.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { collect } from './draw-once.ts';
import type { Asking } from './picture-cache.ts';
import { pictureView } from './picture-view.ts';
import type { DesignPictures, FirstAnswer } from './pictures.ts';
import { streamProgress } from './progress.ts';
import { findByHash, findDesign } from './store.ts';
import { watermarked } from './watermark.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const pictureParams = z.object({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/) });
// Flags; their value does not matter.
const flag = z.string().optional();
const pictureQuery = z.object({ preview: flag, refined: flag, download: flag, view: pictureView });
const designParams = z.object({ id: z.string().regex(DESIGN_ID) });

export const pictureRoutes =
  (services: Services, pictures: DesignPictures): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onClose', async () => pictures.close());

    app.get(
      `${DESIGNS_URL}/pictures/:file`,
      {
        config: limited('picture'),
        schema: { summary: 'The picture of a design', params: pictureParams, querystring: pictureQuery },
      },
      async (request, reply) => {
        const asking = { client: clientOf(request), gone: disconnectSignal(reply) };
        const hash = request.params.file.slice(0, 32);
        if (!PICTURE_HASH.test(hash)) throw notFound();
        const { view, preview, refined } = request.query;
        const which = { kind: preview === undefined ? 'still' : 'preview', view } as const;
        if (which.kind === 'still') pictures.refine(hash, view, asking.client);
        const stored = await pictures.finest(hash, refined === undefined ? which : { kind: 'refined', view });
        if (!stored && refined !== undefined) throw notFound('This picture does not exist.');
        const download = request.query.download !== undefined;
        if (stored && !download)
          return reply.type('image/webp').header('cache-control', FOREVER).send(stored);
        const picture = stored ? await collect(stored) : await make(services, pictures, hash, which, asking);
        if (!download) return reply.type('image/webp').header('cache-control', FOREVER).send(picture);
        const { brand, designTool } = services.content.served.content;
        return (
          reply
            .type('image/webp')
            .header('content-disposition', `attachment; filename="${designTool.DESIGN_PACK.pictureFile}"`)
            // It carries our name, which may change; the picture alone never does.
            .header('cache-control', 'private, no-cache')
            .send(await watermarked(picture, brand.name))
        );
      },
    );

    app.get(
      `${DESIGNS_URL}/:id/progress`,
      {
        config: limited('picture'),
        schema: {
          summary: 'Stages of the picture, as server-sent events',
          params: designParams,
          querystring: z.object({ refined: flag, view: pictureView }),
        },
      },
      async (request, reply) => {
        const design = await findDesign(services, request.params.id);
        if (!design) throw notFound('This design does not exist.');
        const { isRefined, isStored, nameOf, watch } = pictures;
        const name = nameOf(design.hash, request.query.view);
        if (request.query.refined === undefined) return streamProgress(reply, { isStored, watch }, name);
        // The browser may have kept the picture and never ask for it.
        pictures.refine(design.hash, request.query.view, clientOf(request));
        return streamProgress(reply, { isStored, isRefined, watch }, name);
      },
    );
  };

async function make(
  services: Services,
  pictures: DesignPictures,
  hash: string,
  which: FirstAnswer,
  asking: Asking,
) {
  const design = await findByHash(services, hash);
  if (!design) throw notFound('This picture does not exist.');
  return pictures.make(hash, design, asking, which);
}
