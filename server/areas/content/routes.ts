import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { formOf } from '#content/documents/documents.ts';
import { figuresOf, withFigures } from '#content/fill-figures.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { disconnectSignal } from '#server/plugins/client.ts';
import type { Services } from '#server/services.ts';
import { contentDesk } from './desk.ts';
import { versionNumber as baseVersion, documentParams as params } from './document-params.ts';
import { impactFinder } from './impact.ts';
import { previewRoutes } from './preview-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { listDocuments, readDocument } from './read-documents.ts';
import { readSentences } from './read-sentences.ts';

/** The owner's desk: what the site says, shows and charges, changed by the people who own it. */
export const contentRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'content');
    const desk = contentDesk(services);
    const findImpact = impactFinder(services, app.pages);
    await app.register(previewRoutes(services));
    await app.register(publishRoutes(services));

    app.get(
      '/api/staff/content',
      staffCall({ summary: 'The documents that can be changed (staff)' }),
      async () => ({
        documents: await listDocuments(services.db),
        untranslated: services.content.served.untranslated.length,
      }),
    );

    app.get(
      '/api/staff/content/:name',
      staffCall({ summary: 'A document: published, draft, history (staff)', params }),
      async ({ params: { name } }) => ({
        ...(await readDocument(services.db, name)),
        // A package that can be chosen is called as it is called today.
        schema: withFigures(formOf(name), figuresOf(services.content.served.content)),
      }),
    );

    app.get(
      '/api/staff/content/:name/sentences',
      staffCall({ summary: 'Our Spanish of a document’s sentences, and what has none (staff)', params }),
      ({ params: { name } }) => readSentences(services.db, name),
    );

    app.put(
      '/api/staff/content/:name/draft',
      {
        ...staffCall({
          summary: 'Save the draft of a document (staff)',
          params,
          body: z.object({ baseVersion, value: z.unknown(), revision: z.number().int().min(0).optional() }),
        }),
        bodyLimit: BODY_LIMITS.document,
      },
      (request) => desk.saveDraft(request.params.name, request.body, signedIn(request).id),
    );

    app.delete(
      '/api/staff/content/:name/draft',
      staffCall({
        summary: 'Discard the draft of a document (staff)',
        params,
        querystring: z.object({ revision: z.coerce.number().int().min(0).optional() }),
      }),
      async (request, reply) => {
        await desk.discardDraft(request.params.name, signedIn(request).id, request.query.revision);
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/staff/content/:name/impact',
      staffCall({ summary: 'What the draft of a document changes (staff)', params }),
      ({ params: { name } }, reply) => findImpact(name, disconnectSignal(reply)),
    );
  };
