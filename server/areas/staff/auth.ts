import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { mayUse, STAFF_ROLES, type StaffArea, type StaffRole } from '#domain/console/roles.ts';
import { STAFF_PASSWORD } from '#domain/console/team.ts';
import { brand } from '#domain/site/brand.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { keptSecret } from '#server/database/kept-secret.ts';
import { withAdvisoryLock } from '#server/database/migrate.ts';
import * as schema from '#server/database/schema.ts';
import { inventedPassword } from '#server/identifiers.ts';
import { STAFF } from '#server/limits.ts';
import { notAllowed, signInNeeded } from '#server/refusal.ts';
import { cookiePrefix } from './session-cookie.ts';
import { grantAccess, listTeam } from './team-store.ts';

// Staff only: there is no sign-up, and the first account is made at the first start.

/** Set by us on every request to the library: its rate limit counts per client, so one attacker never locks out all staff. */
const CLIENT_ADDRESS_HEADER = 'x-poolwright-client';

const LEAST_ROLE: StaffRole = 'staff';

export type StaffAuth = Awaited<ReturnType<typeof createStaffAuth>>;

const secretOf = async (config: Config, database: Database) =>
  config.authSecret ? config.authSecret : keptSecret(database.db, 'auth');

// The library's log messages end in addresses and links from requests: only their beginning is logged.
const BEGINNING = /^[A-Za-z' -]{1,60}/;

const createLibrary = (config: Config, database: Database, secret: string, log: FastifyBaseLogger) =>
  betterAuth({
    // The build's name, whatever is published: authenticator apps keep the issuer they were set up with.
    appName: brand.name,
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return config.secure || !host ? [config.siteUrl] : [config.siteUrl, `http://${host}`];
    },
    // Read with every session, and never taken from a call: only server/areas/staff/team-store.ts writes it.
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: LEAST_ROLE } } },
    database: drizzleAdapter(database.db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: STAFF_PASSWORD.min,
      maxPasswordLength: STAFF_PASSWORD.max,
    },
    session: {
      expiresIn: STAFF.session.lastsSeconds,
      updateAge: STAFF.session.renewedSeconds,
      cookieCache: { enabled: false },
    },
    rateLimit: {
      enabled: config.rateLimit,
      storage: 'database',
      window: 60,
      max: STAFF.callsPerMinute,
      customRules: {
        '/sign-in/email': { window: 60, max: STAFF.guessesPerMinute },
        '/two-factor/*': { window: 60, max: STAFF.guessesPerMinute },
        '/change-password': { window: 60, max: STAFF.guessesPerMinute },
      },
    },
    plugins: [twoFactor({ issuer: brand.name })],
    telemetry: { enabled: false },
    // Unexpected errors are thrown to our own error handler; the library would log them with all their values.
    onAPIError: { throw: true },
    logger: {
      level: 'warn',
      log: (level, message, ...more) =>
        log[level](
          { about: BEGINNING.exec(message)?.[0].trim(), cause: more.find((part) => part instanceof Error) },
          'the sign-in library',
        ),
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: config.secure },
      disableOriginCheck: false,
    },
  });

export type StaffLibrary = ReturnType<typeof createLibrary>;

export const createStaffAuth = async (config: Config, database: Database, log: FastifyBaseLogger) => {
  const library = createLibrary(config, database, await secretOf(config, database), log);

  const headersOf = (request: FastifyRequest) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    headers.set(CLIENT_ADDRESS_HEADER, request.ip);
    // Our own rule has let it in (plugins/same-origin.ts); the library asks every program for an origin.
    if (!headers.has('origin')) headers.set('origin', config.siteUrl);
    return headers;
  };

  const find = async (request: FastifyRequest) => {
    const found = await library.api.getSession({ headers: headersOf(request) });
    const role = STAFF_ROLES.find((known) => known === found?.user.role);
    return found && role ? { id: found.user.id, email: found.user.email, role } : undefined;
  };

  return {
    library,
    headersOf,
    find,

    /** The signed-in member of staff who may use this area, or a refusal. */
    require: async (request: FastifyRequest, area: StaffArea) => {
      const found = await find(request);
      if (!found) throw signInNeeded();
      if (!mayUse(found.role, area)) throw notAllowed();
      return found;
    },

    /** Makes the first account, or lets it in anew when asked to; returns its password when we had to invent one. */
    ensureFirstAccount: async (): Promise<{ email: string; password: string } | undefined> => {
      const email = config.admin.email.toLowerCase();
      const password = config.admin.password ?? inventedPassword();
      let made = false;
      await withAdvisoryLock(database.withOwnConnection, async () => {
        // Count users who can sign in, not rows: a start that was killed may have left a user without a password.
        const able = await listTeam(database.db);
        if (able.length > 0 && !config.admin.reset) return;
        await grantAccess(database, library, email, { password, role: 'owner' });
        made = true;
      });
      return made && config.admin.password === undefined ? { email, password } : undefined;
    },
  };
};
