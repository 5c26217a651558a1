import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  ANSWER_TEMPLATES_URL,
  answerTemplateSchema,
  answerTemplatesSchema,
  newTemplateSchema,
} from '#domain/project/project-file.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { TEMPLATES_KEPT } from '#server/limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { answerTemplates } from './tables.ts';

const { id, title, body } = answerTemplates;
const shown = { id, title, body };

/** Frequent answers, shared by all colleagues. */
export const answerTemplateRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, database } = services;
    requireStaff(app, services, 'leads');
    const params = z.object({ id: z.uuid() });
    const one = `${ANSWER_TEMPLATES_URL}/:id`;

    app.get(
      ANSWER_TEMPLATES_URL,
      staffCall({ summary: 'Templates of answers (staff)', response: { 200: answerTemplatesSchema } }),
      async () => ({
        templates: await db.select(shown).from(answerTemplates).orderBy(asc(title), asc(id)),
      }),
    );

    const add = staffCall({
      summary: 'Add a template (staff)',
      body: newTemplateSchema,
      response: { 200: answerTemplateSchema },
    });
    app.post(
      ANSWER_TEMPLATES_URL,
      { ...add, config: { ...add.config, idempotent: true } },
      async (request) => {
        const staffId = signedIn(request).id;
        const template = { id: request.creationId, ...request.body };
        await database.transaction(async (tx) => {
          if ((await tx.$count(answerTemplates)) >= TEMPLATES_KEPT)
            throw new Refusal(
              409,
              'too-many-templates',
              'There are many templates already. Delete some first.',
            );
          await tx
            .insert(answerTemplates)
            .values({ ...template, staffId })
            .onConflictDoNothing();
          await audit(tx, staffId, 'add-template', `template/${template.id}`);
        });
        return template;
      },
    );

    app.put(
      one,
      staffCall({
        summary: 'Change a template (staff)',
        params,
        body: newTemplateSchema,
        response: { 200: answerTemplateSchema },
      }),
      async (request) =>
        database.transaction(async (tx) => {
          const [changed] = await tx
            .update(answerTemplates)
            .set(request.body)
            .where(eq(id, request.params.id))
            .returning(shown);
          if (!changed) throw notFound('This template no longer exists.');
          await audit(tx, signedIn(request).id, 'change-template', `template/${changed.id}`);
          return changed;
        }),
    );

    app.delete(
      one,
      staffCall({ summary: 'Delete a template (staff)', params, response: { 200: z.object({}) } }),
      async (request) =>
        database.transaction(async (tx) => {
          const gone = await tx.delete(answerTemplates).where(eq(id, request.params.id)).returning({ id });
          if (gone.length > 0)
            await audit(tx, signedIn(request).id, 'delete-template', `template/${request.params.id}`);
          return {};
        }),
    );
  };
