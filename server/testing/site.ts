import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { StaffRole } from '#domain/console/roles.ts';
import { grantAccess } from '#server/areas/staff/team-store.ts';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/site.ts';
import { createPostgresDatabase } from './databases.ts';
import { removeFolder } from './remove-folder.ts';
import { sharedTracer } from './shared-tracer.ts';

// The whole server for one test, with a fresh database: PostgreSQL, which starts sooner, unless the embedded one is asked for.

interface TestSiteOptions {
  database?: 'pglite' | 'postgres';
  env?: Record<string, string>;
  /** Where log lines go; without it nothing is logged. */
  logTo?: Writable;
}

export const STAFF = { email: 'staff@poolwright.test', password: 'a-long-test-password' };

export const startTestSite = async ({ database = 'postgres', env = {}, logTo }: TestSiteOptions = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'poolwright-test-'));
  const databaseUrl =
    database === 'postgres' ? (env.DATABASE_URL ?? (await createPostgresDatabase())) : undefined;
  const config = readConfig({
    LOG_LEVEL: logTo ? 'debug' : 'silent',
    PORT: '0',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    // None, unless the test brings its own: to read all pages and pictures took a third of a start.
    BUILD_DIR: join(dataDir, 'no-build'),
    RATE_LIMIT: 'off',
    PICTURE_WIDTH: '160',
    REFINE_PICTURES: 'off',
    CHAT_WEBSITE_ID: 'off',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  const site = await openSite(config, { logTo, startTracer: sharedTracer });
  const signIn = async (payload = STAFF) => {
    const url = '/api/auth/sign-in/email';
    const { cookies } = await site.app.inject({ method: 'POST', url, payload });
    return cookies.map((cookie) => `${cookie.name}=${encodeURIComponent(cookie.value)}`).join('; ');
  };
  return {
    app: site.app,
    services: site.services,
    dataDir,
    inject: site.app.inject.bind(site.app),
    /** Listens on a free port and returns the address, for tests that need a real socket. */
    url: () => site.app.listen({ port: 0, host: '127.0.0.1' }),
    /** The cookie of the first account, an owner, or of another. */
    signIn,
    /** A new colleague, signed in. */
    letIn: async (role: StaffRole, email = `new-${role}@poolwright.test`) => {
      const { database, staff } = site.services;
      const { id, password } = await grantAccess(database, staff.library, email, { role });
      return { id, password, cookie: await signIn({ email, password }) };
    },
    close: async () => {
      await site.close();
      await removeFolder(dataDir);
    },
  };
};

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
