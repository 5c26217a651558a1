import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { meSchema, newColleagueSchema, teamSchema, welcomeSchema } from '#domain/console/team.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { signedIn, staffCall } from './staff-scope.ts';
import { grantAccess, listTeam, verifyPassword } from './team-store.ts';

export const ownRoutes = (): FastifyPluginAsyncZod => async (app) => {
  app.get(
    '/api/staff/me',
    staffCall({ summary: 'Who is signed in (staff)', response: { 200: meSchema } }),
    async (request) => signedIn(request),
  );
};

export const teamRoutes =
  ({ db, database, staff: { library } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/staff/team',
      staffCall({ summary: 'Who can sign in (owners)', response: { 200: teamSchema } }),
      async (request) => ({ me: signedIn(request).id, team: await listTeam(db) }),
    );

    app.post(
      '/api/staff/team',
      staffCall(
        {
          summary: 'Let a colleague in, with a password that is told once (owners)',
          body: newColleagueSchema,
          response: { 200: welcomeSchema },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const email = request.body.email.toLowerCase();
        const { role } = request.body;
        if ((await listTeam(db)).some((colleague) => colleague.email === email))
          throw new Refusal(409, 'known', 'This address can already sign in.');
        const { id, password } = await grantAccess(database, library, email, { role });
        await audit(db, me.id, 'add-staff', `staff/${id}`, { email, role });
        return { email, password };
      },
    );
  };
