import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  commentChangeSchema,
  newApprovalSchema,
  newCommentSchema,
  newRoundSchema,
  ROOM_URL,
} from '#domain/project/room.ts';
import { languageOfRequest } from '#server/areas/client/languages.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { requireRoom, roomOf } from './access.ts';
import { approve, undoApproval } from './approve.ts';
import { addComment, changeComment, deleteComment } from './comment-store.ts';
import { sendProjectFile, sendReceipt, sendVersionFiles } from './downloads.ts';
import { sendRound } from './send-round.ts';

const params = z.object({ id: z.uuid() });
const created = z.object({ id: z.uuid() });
const nothing = z.object({});

/** What the client does with what was handed over: looks, comments, sends a round, approves. */
export const roomDrawingsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);
    await app.register(downloadRoutes(services));
    await app.register(commentRoutes(services));

    app.post(
      `${ROOM_URL}/rounds`,
      {
        config: { ...limited('roomWrite'), idempotent: true },
        schema: {
          summary: 'Send every comment that is not sent yet as one revision round',
          body: newRoundSchema,
          response: { 200: z.object({ id: z.uuid(), number: z.number() }) },
        },
      },
      (request) => sendRound(services, roomOf(request).id, { ...request.body, id: request.creationId }),
    );

    app.post(
      `${ROOM_URL}/approvals`,
      {
        config: limited('roomWrite'),
        schema: {
          summary: 'Approve a version; pressed twice it is one approval',
          body: newApprovalSchema,
          response: { 200: created },
        },
      },
      (request) => approve(services, roomOf(request).id, { ...request.body, id: request.creationId }),
    );

    app.delete(
      `${ROOM_URL}/approvals/:id`,
      {
        config: limited('roomWrite'),
        schema: {
          summary: 'Take an approval back, until the next step is started',
          params,
          response: { 200: nothing },
        },
      },
      async (request) => {
        await undoApproval(services, roomOf(request).id, request.params.id);
        return {};
      },
    );
  };

const commentRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = services;

    app.post(
      `${ROOM_URL}/comments`,
      {
        // A wish brings a design.
        bodyLimit: BODY_LIMITS.design,
        config: limited('roomWrite'),
        schema: {
          summary: 'Keep a comment; the sender chooses its id, so that a repeat is the same one',
          body: newCommentSchema,
          response: { 200: created },
        },
      },
      async (request) => {
        const { body } = request;
        await database.transaction((tx) => addComment(services, tx, roomOf(request).id, body));
        return { id: body.id };
      },
    );

    app.patch(
      `${ROOM_URL}/comments/:id`,
      {
        config: limited('roomWrite'),
        schema: {
          summary: 'Change a comment that is not sent, or mark one as resolved',
          params,
          body: commentChangeSchema,
          response: { 200: nothing },
        },
      },
      async (request) => {
        const {
          params: { id },
          body,
        } = request;
        await database.transaction((tx) => changeComment(tx, roomOf(request).id, id, body));
        return {};
      },
    );

    app.delete(
      `${ROOM_URL}/comments/:id`,
      {
        config: limited('roomWrite'),
        schema: { summary: 'Drop a comment that is not sent', params, response: { 200: nothing } },
      },
      async (request) => {
        await database.transaction((tx) => deleteComment(tx, roomOf(request).id, request.params.id));
        return {};
      },
    );
  };

const downloadRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${ROOM_URL}/files/:id`,
      { config: limited('room'), schema: { summary: 'One file of the project', params } },
      (request, reply) => sendProjectFile(services, reply, roomOf(request).id, request.params.id),
    );

    app.get(
      `${ROOM_URL}/versions/:id/files.zip`,
      { config: limited('room'), schema: { summary: 'All files of a version', params } },
      (request, reply) => sendVersionFiles(services, reply, roomOf(request), request.params.id),
    );

    app.get(
      `${ROOM_URL}/approvals/:id/receipt.pdf`,
      { config: limited('document'), schema: { summary: 'The receipt of an approval', params } },
      (request, reply) => {
        const content = services.content.served.in(languageOfRequest(request));
        return sendReceipt(services, reply, content, roomOf(request).id, request.params.id);
      },
    );
  };
