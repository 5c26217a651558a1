import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { STAFF_ROLES } from '#domain/console/roles.ts';
import { STAFF_PASSWORD, welcomeSchema } from '#domain/console/team.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { signedIn, staffCall } from './staff-scope.ts';
import { changeTeam, endAccess, grantAccess, listTeam, setRole, verifyPassword } from './team-store.ts';

const params = z.object({ id: z.string().max(64) });
const proof = z.object({ password: z.string().min(1).max(STAFF_PASSWORD.max) });

// What an owner may do to one account; each time their own password is asked for again.
export const colleagueRoutes =
  ({ db, database, staff: { library } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const find = async (id: string) => {
      const found = (await listTeam(db)).find((colleague) => colleague.id === id);
      if (!found) throw notFound();
      return found;
    };
    const findOther = async (id: string, me: string, refusal: string) => {
      if (id === me) throw new Refusal(400, 'yourself', refusal);
      return find(id);
    };

    app.post(
      '/api/staff/team/:id/password',
      staffCall(
        {
          summary: 'Give a colleague a new password; sessions and second factor end (owners)',
          params,
          body: proof,
          response: { 200: welcomeSchema },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const own = 'To change your own password, use Change password.';
        const { id, email } = await findOther(request.params.id, me.id, own);
        const { password } = await grantAccess(database, library, email);
        await audit(db, me.id, 'renew-staff', `staff/${id}`, { email });
        return { email, password };
      },
    );

    app.post(
      '/api/staff/team/:id/role',
      staffCall(
        {
          summary: 'Change what a colleague may do, from their next call on (owners)',
          params,
          body: proof.extend({ role: z.enum(STAFF_ROLES) }),
          response: { 200: z.object({ email: z.string(), role: z.enum(STAFF_ROLES) }) },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        const { password, role } = request.body;
        await verifyPassword(db, library, me.id, password);
        const { id, email, role: was } = await find(request.params.id);
        if (role === was) return { email, role };
        await changeTeam(database, me.id, async (tx) => {
          await setRole(tx, id, role);
          await audit(tx, me.id, 'change-role', `staff/${id}`, { email, role, was });
        });
        return { email, role };
      },
    );

    app.post(
      '/api/staff/team/:id/remove',
      staffCall(
        {
          summary: 'Let a colleague go (owners)',
          params,
          body: proof,
          response: { 200: z.object({ email: z.string() }) },
        },
        'signIn',
      ),
      async (request) => {
        const me = signedIn(request);
        await verifyPassword(db, library, me.id, request.body.password);
        const own = 'You cannot remove your own account. Another owner can.';
        const { id, email } = await findOther(request.params.id, me.id, own);
        await changeTeam(database, me.id, async (tx) => {
          await endAccess(tx, id);
          await audit(tx, me.id, 'remove-staff', `staff/${id}`, { email });
        });
        return { email };
      },
    );
  };
