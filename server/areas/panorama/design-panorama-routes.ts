import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DESIGN_ID } from '#domain/design/design-answer.ts';
import { streamProgress } from '#server/areas/design/progress.ts';
import { clientOf, disconnectSignal } from '#server/plugins/client.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { designPanoramas } from './design-panorama.ts';

const designParams = z.object({ id: z.string().check(z.regex(DESIGN_ID)) });

export const designPanoramaRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const panoramas = designPanoramas(services);
    app.get(
      '/api/designs/:id/panorama',
      {
        config: limited('picture'),
        schema: {
          summary: 'A stored design as a 360 panorama',
          params: designParams,
        },
      },
      async (request, reply) => {
        const picture = await panoramas.of(request.params.id, {
          client: clientOf(request),
          gone: disconnectSignal(reply),
        });
        return reply
          .header('content-type', 'image/webp')
          .header('cache-control', 'public, max-age=86400')
          .send(picture);
      },
    );

    app.get(
      '/api/designs/:id/panorama/progress',
      {
        config: limited('picture'),
        schema: { summary: 'Stages of a panorama, as server-sent events', params: designParams },
      },
      async (request, reply) => streamProgress(reply, panoramas, await panoramas.hashOf(request.params.id)),
    );
  };
