import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireStaff } from '#server/areas/staff/staff-scope.ts';
import { teamRoutes } from '#server/areas/staff/team-routes.ts';
import type { Services } from '#server/services.ts';
import { entryRoutes } from './entry-routes.ts';
import { staffIntakeRoutes } from './intake-routes.ts';
import { listRoutes } from './list-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { personRoutes } from './person-routes.ts';

/** Everything the console asks for, behind one sign-in. */
export const consoleRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    requireStaff(app, services);
    const parts = [
      listRoutes,
      entryRoutes,
      staffIntakeRoutes,
      mailRoutes,
      overviewRoutes,
      personRoutes,
      teamRoutes,
    ];
    for (const routes of parts) await app.register(routes(services));
  };
