import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DESIGN_ID, DESIGNS_URL } from '#domain/design/design-answer.ts';
import { MARKER, MARKER_HEADER, marksAnswer, newMarksSchema } from '#domain/design/marks.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { marksOf, saveMarks } from './marks-store.ts';
import { findDesign } from './store.ts';

const params = z.object({ id: z.string().check(z.regex(DESIGN_ID)) });
const marker = z.string().check(z.regex(MARKER));

/** Yes and no to the parts of a design, from whoever has its link. */
export const marksRoutes =
  (services: Pick<Services, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${DESIGNS_URL}/:id/marks`,
      {
        config: limited('read'),
        schema: {
          summary: 'What people said of the parts of a design',
          params,
          headers: z.looseObject({ [MARKER_HEADER]: z.optional(marker) }),
          response: { 200: marksAnswer },
        },
      },
      async (request, reply) => {
        if (!(await findDesign(services, request.params.id))) throw notFound('This design does not exist.');
        reply.header('cache-control', 'private, no-store');
        return { markers: await marksOf(services, request.params.id, request.headers[MARKER_HEADER]) };
      },
    );

    app.put(
      `${DESIGNS_URL}/:id/marks`,
      {
        bodyLimit: BODY_LIMITS.marks,
        config: limited('marks'),
        schema: {
          summary: 'Say yes or no to the parts of a design',
          params,
          headers: z.looseObject({ [MARKER_HEADER]: marker }),
          body: newMarksSchema,
          response: { 200: marksAnswer },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const own = request.headers[MARKER_HEADER];
        await saveMarks(services, id, own, { ...request.body, id: crypto.randomUUID() });
        reply.header('cache-control', 'private, no-store');
        return { markers: await marksOf(services, id, own) };
      },
    );
  };
