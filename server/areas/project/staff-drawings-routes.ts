import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  newDeliverySchema,
  STAFF_PROJECTS_URL,
  staffCommentChangeSchema,
  staffReplySchema,
} from '#domain/project/project-file.ts';
import { audit } from '#server/areas/staff/audit.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { addStaffAnswer, changeCommentAsStaff } from './comment-store.ts';
import { deliver } from './deliver.ts';
import { sendProjectFile, sendReceipt, sendVersionFiles } from './downloads.ts';
import { findFile } from './file-store.ts';
import { findProject } from './find-project.ts';
import { DELIVERY_FILES, projectForm, receiveProjectForm, registerProjectForms } from './receive-files.ts';
import { findDelivery } from './version-store.ts';

const ONE = `${STAFF_PROJECTS_URL}/:id`;
const params = z.object({ id: z.uuid() });
const delivered = z.object({ id: z.uuid(), versionId: z.uuid(), number: z.number() });

/** What the studio does with drawings: hands them over, answers comments, fetches files and receipts. */
export const staffDrawingsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services, 'leads');
    await registerProjectForms(app);
    await app.register(staffCommentRoutes(services));
    await app.register(staffDownloadRoutes(services));

    app.post(
      `${ONE}/deliveries`,
      {
        ...projectForm('staff'),
        schema: {
          summary: 'Hand over files (file_0, file_1, …) or a design (staff)',
          consumes: ['multipart/form-data'],
          params,
          response: { 200: delivered },
        },
      },
      (request, reply) => receiveDelivery(services, request, reply, request.params.id),
    );

    app.post(
      `${ONE}/deliveries/:deliveryId/versions`,
      {
        ...projectForm('staff'),
        schema: {
          summary: 'Hand over the next version of a delivery (staff)',
          consumes: ['multipart/form-data'],
          params: params.extend({ deliveryId: z.uuid() }),
          response: { 200: delivered },
        },
      },
      async (request, reply) => {
        const { id, deliveryId } = request.params;
        // Asked before hundreds of megabytes travel.
        await findDelivery(services.db, id, deliveryId);
        return receiveDelivery(services, request, reply, id, deliveryId);
      },
    );
  };

const receiveDelivery = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  projectId: string,
  deliveryId?: string,
) => {
  const { id: staffId } = signedIn(request);
  if (!(await findProject(services.db, projectId))) throw notFound();
  const queued: string[] = [];
  const answer = await receiveProjectForm(
    services,
    request,
    reply,
    { projectId, allowed: DELIVERY_FILES, schema: newDeliverySchema },
    async (tx, form) => {
      const { creationId } = request;
      const { mails, ...written } = await deliver(services, tx, {
        ...{ creationId, projectId, staffId, deliveryId },
        ...form,
      });
      queued.push(...mails);
      return written;
    },
  );
  for (const mail of queued) void services.mail.tryNow(mail);
  return answer;
};

const staffCommentRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = services;

    app.post(
      `${ONE}/comments`,
      staffCall({
        summary: 'Answer a comment (staff)',
        params,
        body: staffReplySchema,
        response: { 200: z.object({ id: z.uuid() }) },
      }),
      async (request) => {
        const { params: project, body } = request;
        const { id: staffId } = signedIn(request);
        await database.transaction((tx) => addStaffAnswer(services, tx, project.id, staffId, body));
        return { id: body.id };
      },
    );

    app.patch(
      `${ONE}/comments/:commentId`,
      staffCall({
        summary: 'Mark a comment as resolved, or weigh it anew (staff)',
        params: params.extend({ commentId: z.uuid() }),
        body: staffCommentChangeSchema,
        response: { 200: z.object({}) },
      }),
      async (request) => {
        const { id, commentId } = request.params;
        const { id: staffId } = signedIn(request);
        await database.transaction((tx) =>
          changeCommentAsStaff(tx, id, { id: commentId, staffId }, request.body),
        );
        return {};
      },
    );
  };

const staffDownloadRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = services;

    app.get(
      `${ONE}/files/:fileId`,
      staffCall({ summary: 'One file of a project (staff)', params: params.extend({ fileId: z.uuid() }) }),
      async (request, reply) => {
        const { id, fileId } = request.params;
        const found = await findFile(db, id, fileId);
        // What the client sent is theirs; our own drawings are looked at all day.
        if (found?.messageId)
          await audit(db, signedIn(request).id, 'download-project-file', `project/${id}`, { file: fileId });
        return sendProjectFile(services, reply, id, fileId);
      },
    );

    app.get(
      `${ONE}/versions/:versionId/files.zip`,
      staffCall({
        summary: 'All files of a version (staff)',
        params: params.extend({ versionId: z.uuid() }),
      }),
      async (request, reply) => {
        const { id, versionId } = request.params;
        const project = await findProject(db, id);
        if (!project) throw notFound();
        return sendVersionFiles(services, reply, project, versionId);
      },
    );

    app.get(
      `${ONE}/approvals/:approvalId/receipt.pdf`,
      staffCall({
        summary: 'The receipt of an approval (staff)',
        params: params.extend({ approvalId: z.uuid() }),
      }),
      ({ params: { id, approvalId } }, reply) =>
        sendReceipt(services, reply, services.content.served.content, id, approvalId),
    );
  };
