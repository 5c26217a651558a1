import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DESIGN_ID, DESIGNS_URL } from '#domain/design/design-answer.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { pagesUrl } from '#server/voice.ts';
import { designPdf } from './design-pdf.ts';
import { shareLink } from './design-response.ts';
import { collect } from './draw-once.ts';
import type { DesignPictures } from './pictures.ts';
import { stakeSheet } from './stake-sheet.ts';
import { findDesign } from './store.ts';

const designParams = z.object({ id: z.string().regex(DESIGN_ID) });

/** A design on paper: the pack to pass round, and the sheet to take outside. */
export const paperRoutes =
  (services: Services, pictures: DesignPictures): FastifyPluginAsyncZod =>
  async (app) => {
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
        const kept = await pictures.finest(stored.hash);
        const picture = kept
          ? await collect(kept)
          : await pictures.make(stored.hash, stored.design, asking).catch((cause: unknown) => {
              asking.gone.throwIfAborted();
              request.log.warn({ cause }, 'a pack went out without its picture');
              return null;
            });
        const language = languageOfRequest(request);
        const content = services.content.served.in(language);
        const pack = await designPdf({
          content,
          design: stored.design,
          picture,
          link: shareLink(pagesUrl(services.config.siteUrl, language), stored.slug),
          on: new Date(),
        });
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${content.designTool.DESIGN_PACK.file}"`)
          .header('cache-control', 'private, no-cache')
          .send(pack);
      },
    );

    app.get(
      `${DESIGNS_URL}/:id/stake-out.pdf`,
      {
        config: limited('document'),
        schema: { summary: 'The measures to chalk the pool on the grass, as a PDF', params: designParams },
      },
      async (request, reply) => {
        const stored = await findDesign(services, request.params.id);
        if (!stored) throw notFound('This design does not exist.');
        const content = services.content.served.in(languageOfRequest(request));
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="${content.stakeSheet.STAKE_SHEET.file}"`)
          .header('cache-control', 'private, no-cache')
          .send(await stakeSheet({ content, design: stored.design, on: new Date() }));
      },
    );
  };
