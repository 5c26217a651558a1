import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';

// The sign-in library's own calls (sign in, sign out, sessions, password, second factor), under /api/auth.
export const staffAuthRoutes =
  ({ staff, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      config: limited('staff'),
      schema: { hide: true },
      handler: async (request, reply) => {
        const answer = await staff.library.handler(
          new Request(new URL(request.url, config.siteUrl), {
            method: request.method,
            headers: staff.headersOf(request),
            ...(request.body ? { body: JSON.stringify(request.body) } : {}),
          }),
        );
        reply.code(answer.status);
        for (const [name, value] of answer.headers) {
          if (name !== 'set-cookie') reply.header(name, value);
        }
        const cookies = answer.headers.getSetCookie();
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        reply.header('cache-control', 'no-store');
        return reply.send(await answer.text());
      },
    });
  };
