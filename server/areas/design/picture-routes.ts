import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DESIGN_ID, DESIGNS_URL, PICTURE_HASH } from '#domain/design/design-answer.ts';
import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { designPdf } from './design-pdf.ts';
import { shareLink } from './design-response.ts';
import type { Asking } from './picture-cache.ts';
import type { DesignPictures, Which } from './pictures.ts';
import { streamProgress } from './progress.ts';
import { findByHash, findDesign } from './store.ts';
import { watermarked } from './watermark.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const pictureParams = z.object({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/) });
// "?preview" and "?download" are flags; their value does not matter.
const pictureQuery = z.object({
  preview: z.string().optional(),
  download: z.string().optional(),
  view: z.coerce
    .number()
    .int()
    .min(0)
    .max(PICTURE_VIEWS - 1)
    .default(0),
});
const designParams = z.object({ id: z.string().regex(DESIGN_ID) });

export const pictureRoutes =
  (services: Services, pictures: DesignPictures): FastifyPluginAsyncZod =>
  async (app) => {
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
        const { view, preview } = request.query;
        const which: Which = { kind: preview === undefined ? 'still' : 'preview', view };
        const stored = await pictures.stored(hash, which);
        const download = request.query.download !== undefined;
        if (stored && !download)
          return reply.type('image/webp').header('cache-control', FOREVER).send(stored);
        const picture = stored ? await collect(stored) : await make(hash, which, asking);
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

    async function make(hash: string, which: Which, asking: Asking) {
      const design = await findByHash(services, hash);
      if (!design) throw notFound('This picture does not exist.');
      return pictures.make(hash, design, asking, which);
    }

    app.get(
      `${DESIGNS_URL}/:id/progress`,
      {
        config: limited('picture'),
        schema: { summary: 'Stages of the picture, as server-sent events', params: designParams },
      },
      async (request, reply) => {
        const design = await findDesign(services, request.params.id);
        if (!design) throw notFound('This design does not exist.');
        await streamProgress(reply, pictures, design.hash);
      },
    );

    app.get(
      `${DESIGNS_URL}/:id/pack.pdf`,
      {
        config: limited('document'),
        schema: { summary: 'Picture, plan, estimate and checklist as a PDF', params: designParams },
      },
      async (request, reply) => {
        const asking = { client: clientOf(request), gone: disconnectSignal(reply) };
        const stored = await findDesign(services, request.params.id);
        if (!stored) throw notFound('This design does not exist.');
        const kept = await pictures.stored(stored.hash);
        const picture = kept
          ? await collect(kept)
          : await pictures.make(stored.hash, stored.design, asking).catch((cause: unknown) => {
              asking.gone.throwIfAborted();
              request.log.warn({ cause }, 'a pack went out without its picture');
              return null;
            });
        const { content } = services.content.served;
        const pack = await designPdf({
          content,
          design: stored.design,
          picture,
          link: shareLink(services.config.siteUrl, stored.slug),
          on: new Date(),
        });
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${content.designTool.DESIGN_PACK.file}"`)
          .header('cache-control', 'private, no-cache')
          .send(pack);
      },
    );
  };

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
