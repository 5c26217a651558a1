import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { VISITS_URL } from '#domain/visit/visit.ts';
import { visitNoteSchema } from '#domain/visit/visit-note.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { isVisitor, refusesCounting, withName } from './visit-of.ts';

export const visitRoutes =
  ({ visits }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    // Whoever is not counted is answered like everybody else.
    app.post(
      VISITS_URL,
      {
        bodyLimit: BODY_LIMITS.visit,
        config: limited('visit'),
        schema: {
          summary: 'Count a visit, or the use of a tool, by where it came from',
          body: visitNoteSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { step, source, campaign = '' } = request.body;
        if (isVisitor(request) && !refusesCounting(request))
          visits.note(step, withName({ source, campaign }));
        return reply.code(204).send(null);
      },
    );
  };
