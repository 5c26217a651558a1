import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { boardOverviewSchema, boardSchema, STAFF_PROJECTS_URL } from '#domain/project/project-file.ts';
import { TURNS } from '#domain/project/room.ts';
import { requireStaff, signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';
import { countUnread, readBoard, textToBoardKey } from './board.ts';
import { readColleagues } from './file-view.ts';

export const boardRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = services;
    requireStaff(app, services, 'leads');

    app.get(
      `${STAFF_PROJECTS_URL}/board`,
      staffCall({
        summary: 'Active projects, what is due first on top (staff)',
        querystring: z.object({
          turn: z.enum(TURNS).optional(),
          /** `me`, `nobody`, or a colleague. */
          assigned: z.string().max(100).optional(),
          unread: z.literal('true').optional(),
          after: z.string().max(80).optional(),
        }),
        response: { 200: boardSchema },
      }),
      async (request) => {
        const { turn, assigned, unread, after } = request.query;
        const own = assigned === 'me' ? signedIn(request).id : assigned;
        const assignedTo = own === 'nobody' ? null : own || undefined;
        return readBoard(
          db,
          { turn, assignedTo, unread: unread !== undefined },
          after ? textToBoardKey(after) : undefined,
        );
      },
    );

    app.get(
      `${STAFF_PROJECTS_URL}/board/overview`,
      staffCall({
        summary: 'How many projects of each turn nobody has read, and who works on them (staff)',
        querystring: z.object({ assigned: z.literal('me').optional() }),
        response: { 200: boardOverviewSchema },
      }),
      async (request) => ({
        unread: await countUnread(db, request.query.assigned ? signedIn(request).id : undefined),
        colleagues: await readColleagues(db),
      }),
    );
  };
