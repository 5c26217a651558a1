import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { contentDesk } from './desk.ts';
import { documentParams as params, versionNumber } from './document-params.ts';

const versionTold = z.object({ version: z.number() });
// A time that passed while the button was pressed is now; a day of last year is a slip.
const JUST_NOW_MS = 5 * 60_000;
const ONE_YEAR_MS = 366 * 24 * 60 * 60_000;

/** From a draft to what visitors get, now or at a time, and back. */
export const publishRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const desk = contentDesk(services);

    app.post(
      '/api/staff/content/:name/publish',
      staffCall({
        summary: 'Publish the draft of a document, now or at a time (staff)',
        params,
        body: z.object({ baseVersion: versionNumber, at: z.iso.datetime({ offset: true }).optional() }),
        response: { 200: versionTold },
      }),
      async (request) => {
        const { name } = request.params;
        const { baseVersion, at } = request.body;
        const staffId = signedIn(request).id;
        const wait = at ? Date.parse(at) - Date.now() : 0;
        if (wait > ONE_YEAR_MS || wait < -JUST_NOW_MS)
          throw new Refusal(400, 'invalid-input', 'Please choose a time within a year from now.');
        if (at && wait > 0)
          return { version: await desk.publishLater(name, baseVersion, new Date(at), staffId) };
        return { version: await desk.publish(name, baseVersion, staffId) };
      },
    );

    app.delete(
      '/api/staff/content/:name/schedule',
      staffCall({ summary: 'Call off a planned publication (staff)', params }),
      async (request, reply) => {
        await desk.cancelSchedule(request.params.name, signedIn(request).id);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/staff/content/:name/restore',
      staffCall({
        summary: 'Bring back a version of a document; 0 is the original (staff)',
        params,
        body: z.object({ version: versionNumber }),
        response: { 200: versionTold },
      }),
      async (request) => ({
        version: await desk.restore(request.params.name, request.body.version, signedIn(request).id),
      }),
    );
  };
