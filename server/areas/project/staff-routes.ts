import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  newProjectSchema,
  projectChangeSchema,
  projectFileViewSchema,
  STAFF_PROJECTS_URL,
} from '#domain/project/project-file.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Db } from '#server/database/database.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { beginProject, changeProject } from './change-project.ts';
import { readProjectFile } from './file-view.ts';
import { renewLink } from './renew-link.ts';
import { projects } from './tables.ts';

const params = z.object({ id: z.uuid() });

const findProject = async (db: Db, id: string) => {
  const [found] = await db.select().from(projects).where(eq(projects.id, id)).limit(1);
  if (!found) throw notFound();
  return found;
};

export const staffProjectRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = services;
    requireStaff(app, services, 'leads');

    const begin = staffCall({
      summary: 'Begin a project; its private link is mailed to the client (staff)',
      body: newProjectSchema,
      response: { 200: z.object({ id: z.string() }) },
    });
    app.post(
      STAFF_PROJECTS_URL,
      { ...begin, config: { ...begin.config, idempotent: true } },
      async (request) =>
        beginProject(services, {
          ...request.body,
          id: request.creationId,
          staffId: signedIn(request).id,
        }),
    );

    app.get(
      `${STAFF_PROJECTS_URL}/:id`,
      staffCall({
        summary: 'A project with everything about its client (staff)',
        params,
        response: { 200: projectFileViewSchema },
      }),
      async ({ params: { id } }) => readProjectFile(services, await findProject(db, id)),
    );

    app.patch(
      `${STAFF_PROJECTS_URL}/:id`,
      staffCall({
        summary: 'Start a step, set turn, due date, colleague, package or state (staff)',
        params,
        body: projectChangeSchema,
        response: { 200: z.object({}) },
      }),
      async (request) => {
        await changeProject(services, request.params.id, signedIn(request).id, request.body);
        return {};
      },
    );

    app.post(
      `${STAFF_PROJECTS_URL}/:id/link`,
      staffCall({
        summary: 'End a project’s private link and mail a new one to the client (staff)',
        params,
        response: { 200: z.object({ mailSent: z.boolean() }) },
      }),
      async (request) => {
        const project = await findProject(db, request.params.id);
        const staffId = signedIn(request).id;
        const mailSent = await renewLink(services, project, (tx) =>
          audit(tx, staffId, 'renew-project-link', `project/${project.id}`),
        );
        return { mailSent };
      },
    );
  };
