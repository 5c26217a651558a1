import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { replyTemplatesSchema } from '#domain/console/reply.ts';
import { staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';

// The templates are the studio's own: they do not travel with the page, which anybody can open.
export const replyRoutes =
  ({ content }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/replies',
      staffCall({
        summary: 'The answers that are written often (staff)',
        response: { 200: replyTemplatesSchema },
      }),
      async () => ({ templates: [...content.served.content.replies.REPLY_TEMPLATES] }),
    );
  };
