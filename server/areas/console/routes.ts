import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { StaffArea } from '#domain/console/roles.ts';
import { panoramaStaffRoutes } from '#server/areas/panorama/staff-routes.ts';
import { orderRoutes } from '#server/areas/payment/staff-routes.ts';
import { colleagueRoutes } from '#server/areas/staff/colleague-routes.ts';
import { requireStaff } from '#server/areas/staff/staff-scope.ts';
import { ownRoutes, teamRoutes } from '#server/areas/staff/team-routes.ts';
import type { Services } from '#server/services.ts';
import { entryRoutes } from './entry-routes.ts';
import { staffIntakeRoutes } from './intake-routes.ts';
import { listRoutes } from './list-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { auditRoutes, overviewRoutes } from './overview-routes.ts';
import { personRoutes } from './person-routes.ts';
import { replyRoutes } from './reply-routes.ts';

type Routes = (services: Services) => FastifyPluginAsyncZod;

const LEADS: readonly Routes[] = [
  listRoutes,
  entryRoutes,
  staffIntakeRoutes,
  mailRoutes,
  overviewRoutes,
  personRoutes,
  replyRoutes,
  panoramaStaffRoutes,
  orderRoutes,
];

const AREAS: readonly [StaffArea, readonly Routes[]][] = [
  ['leads', LEADS],
  ['accounts', [teamRoutes, colleagueRoutes]],
  ['audit', [auditRoutes]],
  ['own', [ownRoutes]],
];

/** Everything the console asks for, each part behind the area it belongs to. */
export const consoleRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [area, parts] of AREAS) {
      await app.register(async (scope) => {
        requireStaff(scope, services, area);
        for (const routes of parts) await scope.register(routes(services));
      });
    }
  };
