import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { auditPageSchema, overviewSchema } from '#domain/console/lists.ts';
import { signedIn, staffCall } from '#server/areas/staff/staff-scope.ts';
import type { Services } from '#server/services.ts';
import { auditPage } from './audit-page.ts';
import { keyToText, textToKey } from './list-store.ts';
import { countKinds, countWeeks } from './overview-store.ts';
import { whatWaits } from './waiting-store.ts';

export const overviewRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = services;
    app.get(
      '/api/staff/overview',
      staffCall({
        summary: 'What waits, counts and a chart by week (staff)',
        response: { 200: overviewSchema },
      }),
      async (request) => ({
        waiting: await whatWaits(services, signedIn(request).role),
        counts: await countKinds(db),
        weeks: await countWeeks(db),
      }),
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
