import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ROOM_URL, roomSchema, seenSchema } from '#domain/project/room.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { type Project, requireRoom, roomOf } from './access.ts';
import { readParts } from './room-view.ts';
import { deliveryVersions, projectMessages, projects } from './tables.ts';

export const roomRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireRoom(app, services);

    app.get(
      ROOM_URL,
      {
        config: limited('room'),
        schema: {
          summary: 'The project room, for whoever holds its private link',
          response: { 200: roomSchema },
        },
      },
      async (request) => {
        const project = roomOf(request);
        return {
          ...(await readParts(services, project, 'client')),
          firstName: firstNameOf(project.name),
          mailHint: project.email ? mailHintOf(project.email) : null,
        };
      },
    );

    app.post(
      `${ROOM_URL}/seen`,
      {
        config: limited('room'),
        schema: {
          summary: 'What has been before the client’s eyes',
          body: seenSchema,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        await markSeen(services, roomOf(request), request.body);
        return {};
      },
    );
  };

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** Enough to recognize one's own address by, and no more. */
const mailHintOf = (email: string) => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
};

const markSeen = ({ database }: Services, { id }: Project, seen: z.infer<typeof seenSchema>) =>
  database.transaction(async (tx) => {
    await tx.update(projects).set({ lastSeenAt: sql`now()` }).where(eq(projects.id, id));
    const { versionIds, messageIds } = seen;
    if (versionIds.length > 0)
      await tx
        .update(deliveryVersions)
        .set({ seenAt: sql`now()` })
        .where(
          and(
            eq(deliveryVersions.projectId, id),
            inArray(deliveryVersions.id, versionIds),
            isNull(deliveryVersions.seenAt),
          ),
        );
    if (messageIds.length > 0)
      await tx
        .update(projectMessages)
        .set({ readAt: sql`now()` })
        .where(
          and(
            eq(projectMessages.projectId, id),
            inArray(projectMessages.id, messageIds),
            eq(projectMessages.side, 'studio'),
            isNull(projectMessages.readAt),
          ),
        );
  });
