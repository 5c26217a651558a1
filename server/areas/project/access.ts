import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROOM_KEY_HEADER } from '#domain/project/room.ts';
import type { Db } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';
import { sha256 } from '#server/identifiers.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { projects } from './tables.ts';

// The private link of a project. Its key is derived, so that any mail can carry it and no row holds it (decision 030).

export type Project = typeof projects.$inferSelect;

export interface RoomKeys {
  /** The key of a project's link; the next number is a new link, and ends the one before. */
  roomKeyOf(projectId: string, linkNumber: number): string;
  /** For the buyer's browser: of the project that this order began, as long as its first link is not ended. */
  roomKeyOfOrder(orderId: string): Promise<string | undefined>;
}

export const openRoomKeys = async (db: Db): Promise<RoomKeys> => {
  const secret = await keptSecret(db, 'room-links');
  const roomKeyOf = (projectId: string, linkNumber: number) =>
    createHmac('sha256', secret).update(`${projectId}:${linkNumber}`).digest('base64url');
  return {
    roomKeyOf,
    roomKeyOfOrder: async (orderId) => {
      const key = roomKeyOf(orderId, 0);
      const project = await findProjectByKey(db, key);
      return project?.begunBy === 'order' ? key : undefined;
    },
  };
};

/** Any text is looked up in the same way: an answer's time tells nothing about what was wrong with a key. */
export const findProjectByKey = async (db: Db, key: string): Promise<Project | undefined> =>
  (
    await db
      .select()
      .from(projects)
      .where(eq(projects.accessHash, sha256(key)))
      .limit(1)
  )[0];

const sentKey = (request: FastifyRequest) => {
  const sent = request.headers[ROOM_KEY_HEADER];
  return typeof sent === 'string' ? sent : '';
};

/** Every route registered after this one is for whoever holds a project's link. Asked before what was sent is looked at. */
export const requireRoom = (app: FastifyInstance, { db }: Services) => {
  app.decorateRequest('room');
  app.addHook('preValidation', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const project = await findProjectByKey(db, sentKey(request));
    if (!project) throw notFound('This link does not match a project.');
    request.setDecorator('room', project);
  });
};

export const roomOf = (request: FastifyRequest) => request.getDecorator<Project>('room');
