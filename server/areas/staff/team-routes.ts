import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { newColleagueSchema, teamSchema, welcomeSchema } from '#domain/console/team.ts';
import { audit } from '#server/areas/console/audit.ts';
import { limited } from '#server/plugins/rate-limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { letGo, letIn, listTeam, provePassword } from './team-store.ts';

const params = z.object({ id: z.string().max(64) });
const proof = z.object({ password: z.string().min(1).max(200) });

// Colleagues are equals: each may let another in, give a new password, or let one go; nobody does it to themselves.
export const staffTeamRoutes =
  ({ db, database, staff }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const other = async (id: string, me: string) => {
      if (id === me) throw new Refusal(400, 'yourself', 'To change your own password, use Change password.');
      const found = (await listTeam(db)).find((colleague) => colleague.id === id);
      if (!found) throw notFound();
      return found;
    };

    app.get(
      '/api/staff/team',
      {
        config: limited('staff'),
        schema: { summary: 'Who can sign in (staff)', response: { 200: teamSchema } },
      },
      async (request, reply) => {
        const me = await staff.require(request);
        reply.header('cache-control', 'no-store');
        return { me: me.id, team: await listTeam(db) };
      },
    );

    app.post(
      '/api/staff/team',
      {
        config: limited('signIn'),
        schema: {
          summary: 'Let a colleague in, with a password that is told once (staff)',
          body: newColleagueSchema,
          response: { 200: welcomeSchema },
        },
      },
      async (request, reply) => {
        const me = await staff.require(request);
        await provePassword(db, staff.library, me.id, request.body.password);
        const email = request.body.email.toLowerCase();
        if ((await listTeam(db)).some((colleague) => colleague.email === email))
          throw new Refusal(409, 'known', 'This address can already sign in.');
        const { id, password } = await letIn(database, staff.library, email);
        await audit(db, me.id, 'add-staff', `staff/${id}`, { email });
        reply.header('cache-control', 'no-store');
        return { email, password };
      },
    );

    app.post(
      '/api/staff/team/:id/password',
      {
        config: limited('signIn'),
        schema: {
          summary: 'Give a colleague a new password; sessions and second factor end (staff)',
          params,
          body: proof,
          response: { 200: welcomeSchema },
        },
      },
      async (request, reply) => {
        const me = await staff.require(request);
        await provePassword(db, staff.library, me.id, request.body.password);
        const { id, email } = await other(request.params.id, me.id);
        const { password } = await letIn(database, staff.library, email);
        await audit(db, me.id, 'renew-staff', `staff/${id}`, { email });
        reply.header('cache-control', 'no-store');
        return { email, password };
      },
    );

    app.post(
      '/api/staff/team/:id/remove',
      {
        config: limited('signIn'),
        schema: {
          summary: 'Let a colleague go (staff)',
          params,
          body: proof,
          response: { 200: z.object({ email: z.string() }) },
        },
      },
      async (request) => {
        const me = await staff.require(request);
        await provePassword(db, staff.library, me.id, request.body.password);
        const { id, email } = await other(request.params.id, me.id);
        await letGo(database, id);
        await audit(db, me.id, 'remove-staff', `staff/${id}`, { email });
        return { email };
      },
    );
  };
