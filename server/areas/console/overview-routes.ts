import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { auditPageSchema, overviewSchema } from '#domain/console/lists.ts';
import { openCountsSchema, todaySchema } from '#domain/console/today.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';
import { auditPage } from './audit-page.ts';
import { keyToText, textToKey } from './list-store.ts';
import { countKinds, countWeeks } from './overview-store.ts';
import { openCounts, todayOf } from './today-store.ts';

export const overviewRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = services;
    app.get(
      '/api/staff/overview',
      staffCall({
        summary: 'Counts and a chart by week (staff)',
        response: { 200: overviewSchema },
      }),
      async () => ({ counts: await countKinds(db), weeks: await countWeeks(db) }),
    );

    app.get(
      '/api/staff/today',
      staffCall({
        summary: 'What the day asks for: who waits, what is missing, calls and money (staff)',
        response: { 200: todaySchema },
      }),
      (request) => todayOf(services, signedIn(request).role),
    );

    // Asked for after everything that is done, so it is a call of its own.
    app.get(
      '/api/staff/open',
      staffCall({
        summary: 'How many entries of each kind wait for somebody (staff)',
        response: { 200: openCountsSchema },
      }),
      async () => ({ open: await openCounts(db) }),
    );
  };

export const auditRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/audit',
      staffCall({
        summary: 'One page of the audit log, newest first (staff)',
        querystring: z.object({ after: z.string().max(80).optional() }),
        response: { 200: auditPageSchema },
      }),
      async ({ query: { after } }) => {
        const { items, next } = await auditPage(db, after ? textToKey(after) : undefined);
        return {
          items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
          ...(next ? { next: keyToText(next) } : {}),
        };
      },
    );
  };
