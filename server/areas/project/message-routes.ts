import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { newMessageSchema, ROOM_URL, seenSchema } from '#domain/project/room.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { requireRoom, roomOf } from './access.ts';
import { findProject } from './find-project.ts';
import { markReadByStaff, storeMessage } from './messages.ts';
import { MESSAGE_FILES, projectForm, receiveProjectForm, registerProjectForms } from './receive-files.ts';

const written = { 200: z.object({ id: z.uuid() }) };

export const roomMessageRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);
    await registerProjectForms(app);

    app.post(
      `${ROOM_URL}/messages`,
      {
        ...projectForm('roomWrite'),
        schema: { summary: 'A message of the client’s, with files', response: written },
      },
      async (request, reply) => {
        const projectId = roomOf(request).id;
        const form = { projectId, allowed: MESSAGE_FILES, schema: newMessageSchema };
        return receiveProjectForm(services, request, reply, form, (tx, { fields, files }) =>
          storeMessage(services, tx, {
            id: request.creationId,
            projectId,
            side: 'client',
            name: fields.name,
            body: fields.body,
            files,
          }),
        );
      },
    );
  };

export const staffMessageRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'leads');
    await registerProjectForms(app);
    const params = z.object({ id: z.uuid() });

    app.post(
      `${STAFF_PROJECTS_URL}/:id/messages`,
      {
        ...projectForm('staff'),
        schema: { summary: 'A message to the client, with files (staff)', params, response: written },
      },
      async (request, reply) => {
        const { id: projectId } = request.params;
        // Before a file is stored for it.
        if (!(await findProject(services.db, projectId))) throw notFound('This project does not exist.');
        const allowed = { ...MESSAGE_FILES, quota: 'delivery' } as const;
        const form = { projectId, allowed, schema: newMessageSchema };
        return receiveProjectForm(services, request, reply, form, (tx, { fields, files }) =>
          storeMessage(services, tx, {
            id: request.creationId,
            projectId,
            side: 'studio',
            name: '',
            staffId: signedIn(request).id,
            body: fields.body,
            files,
          }),
        );
      },
    );

    app.post(
      `${STAFF_PROJECTS_URL}/:id/seen`,
      staffCall({
        summary: 'What a colleague has read of a project (staff)',
        params,
        body: seenSchema,
        response: { 200: z.object({}) },
      }),
      async (request) => {
        await markReadByStaff(services, request.params.id, request.body.messageIds);
        return {};
      },
    );
  };
