import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { newColleagueSchema, STAFF_PASSWORD, teamSchema, welcomeSchema } from '#domain/console/team.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { signedIn, staffCall } from './staff-scope.ts';
import { grantAccess, listTeam, revokeAccess, verifyPassword } from './team-store.ts';

const params = z.object({ id: z.string().max(64) });
const proof = z.object({ password: z.string().min(1).max(STAFF_PASSWORD.max) });

// No roles: each colleague may add, remove or reset the password of another, never of themselves.
export const teamRoutes =
  ({ db, database, staff: { library } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const findOther = async (id: string, me: string) => {
      if (id === me) throw new Refusal(400, 'yourself', 'To change your own password, use Change password.');
      const found = (await listTeam(db)).find((colleague) => colleague.id === id);
      if (!found) throw notFound();
      return found;
    };

    app.get(
      '/api/staff/team',
      staffCall({ summary: 'Who can sign in (staff)', response: { 200: teamSchema } }),
      async (request) => ({ me: signedIn(request).id, team: await listTeam(db) }),
    );

    app.post(
      '/api/staff/team',
      staffCall(
        {
          summary: 'Let a colleague in, with a password that is told once (staff)',
          body: newColleagueSchema,
          response: { 200: welcomeSchema },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const email = request.body.email.toLowerCase();
        if ((await listTeam(db)).some((colleague) => colleague.email === email))
          throw new Refusal(409, 'known', 'This address can already sign in.');
        const { id, password } = await grantAccess(database, library, email);
        await audit(db, me.id, 'add-staff', `staff/${id}`, { email });
        return { email, password };
      },
    );

    app.post(
      '/api/staff/team/:id/password',
      staffCall(
        {
          summary: 'Give a colleague a new password; sessions and second factor end (staff)',
          params,
          body: proof,
          response: { 200: welcomeSchema },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const { id, email } = await findOther(request.params.id, me.id);
        const { password } = await grantAccess(database, library, email);
        await audit(db, me.id, 'renew-staff', `staff/${id}`, { email });
        return { email, password };
      },
    );

    app.post(
      '/api/staff/team/:id/remove',
      staffCall(
        {
          summary: 'Let a colleague go (staff)',
          params,
          body: proof,
          response: { 200: z.object({ email: z.string() }) },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const { id, email } = await findOther(request.params.id, me.id);
        await revokeAccess(database, id);
        await audit(db, me.id, 'remove-staff', `staff/${id}`, { email });
        return { email };
      },
    );
  };
