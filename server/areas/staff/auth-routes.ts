import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { limited } from '#server/plugins/rate-limits.ts';
import type { Services } from '#server/services.ts';
import { audit } from './audit.ts';
import { user } from './tables.ts';

// What of the library's calls the audit log keeps, by what follows /api/auth: calls with a session, and sign-ins.
const AUDITED: Readonly<Record<string, string>> = {
  '/sign-out': 'sign-out',
  '/change-password': 'change-password',
  '/revoke-session': 'revoke-session',
  '/revoke-other-sessions': 'revoke-session',
  '/two-factor/verify-totp': 'enable-second-factor',
  '/two-factor/disable': 'disable-second-factor',
  '/two-factor/generate-backup-codes': 'new-backup-codes',
};
const AUDITED_SIGN_INS: Readonly<Record<string, string>> = {
  '/sign-in/email': 'sign-in',
  '/two-factor/verify-totp': 'sign-in',
  '/two-factor/verify-backup-code': 'sign-in-backup-code',
};
const triedSchema = z.object({ email: z.string() });
const userSchema = z.object({ user: z.object({ id: z.string() }) });

const userIn = (text: string): string | undefined => {
  if (!text.startsWith('{')) return undefined;
  const found = userSchema.safeParse(JSON.parse(text));
  return found.success ? found.data.user.id : undefined;
};

// The sign-in library's own calls (sign in, sign out, sessions, password, second factor), under /api/auth.
export const staffAuthRoutes =
  ({ staff, config, db, log }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    // Only for an account that exists; an unknown address is stored nowhere.
    const recordRefusal = async (body: unknown) => {
      const tried = triedSchema.safeParse(body);
      if (!tried.success) return;
      const address = tried.data.email.toLowerCase();
      const [who] = await db.select({ id: user.id }).from(user).where(eq(user.email, address));
      if (who) await audit(db, who.id, 'sign-in-refused', `staff/${who.id}`);
    };

    app.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      config: limited('staff'),
      schema: { hide: true },
      handler: async (request, reply) => {
        // By the path that the library itself reads: a query or another spelling of the address changes nothing.
        const { pathname } = new URL(request.url, config.siteUrl);
        const call = request.method === 'POST' ? pathname.slice('/api/auth'.length).replace(/\/+$/, '') : '';
        // Looked up before the call: a sign-out deletes the session.
        const there = AUDITED[call] ? await staff.find(request) : undefined;
        const answer = await staff.library.handler(
          new Request(new URL(request.url, config.siteUrl), {
            method: request.method,
            headers: staff.headersOf(request),
            ...(request.body ? { body: JSON.stringify(request.body) } : {}),
          }),
        );
        reply.code(answer.status);
        for (const [name, value] of answer.headers) {
          if (name !== 'set-cookie') reply.header(name, value);
        }
        const cookies = answer.headers.getSetCookie();
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        reply.header('cache-control', 'no-store');
        const text = await answer.text();
        const who = there?.id ?? (AUDITED_SIGN_INS[call] ? userIn(text) : undefined);
        const action = there ? AUDITED[call] : AUDITED_SIGN_INS[call];
        if (answer.ok && who && action) await audit(db, who, action, `staff/${who}`);
        if (call === '/sign-in/email' && answer.status === 401) {
          // Not awaited: the response time must not reveal which accounts exist.
          recordRefusal(request.body).catch((error: unknown) =>
            log.warn({ cause: error }, 'a refused sign-in was not noted'),
          );
        }
        return reply.send(text);
      },
    });
  };
