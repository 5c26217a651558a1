import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { WithOwnConnection } from './database.ts';

// Any number that no other user of the same PostgreSQL would pick.
const LOCK = 7_203_110_449;

export const migrationsFolder = () => {
  const besideThisFile = fileURLToPath(new URL('./migrations', import.meta.url));
  if (existsSync(besideThisFile)) return besideThisFile;
  return fileURLToPath(new URL('./database/migrations', import.meta.url));
};

// Two processes that start at once take turns; the second finds nothing left to do.
export const withAdvisoryLock = (
  withOwnConnection: WithOwnConnection,
  work: (client: Client) => Promise<void>,
) =>
  withOwnConnection(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // A connection that is lost has let go already; what work failed of is told.
    const unlock = () => client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await work(client).finally(unlock);
  });

export const migrateDatabase = (withOwnConnection: WithOwnConnection) =>
  withAdvisoryLock(withOwnConnection, (client) =>
    migrate(drizzle(client), { migrationsFolder: migrationsFolder() }),
  );
